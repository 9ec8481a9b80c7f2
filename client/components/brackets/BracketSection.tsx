import { Title } from '@mantine/core'
import type { DrawnBracket } from '../../reading/events/bracket-columns.ts'
import { t } from '../../texts/t.ts'
import { BracketTree, type PageOf } from './BracketTree.tsx'
import classes from './bracket.module.css'

/** A bracket under its name: a tree that scrolls sideways on a narrow screen. */
export function BracketSection({ bracket, pageOf }: { bracket: DrawnBracket; pageOf: PageOf }) {
  return (
    <section aria-label={bracket.name}>
      <Title order={2} size="h3" mb="xs">
        {bracket.name}
      </Title>
      <div
        className={classes.bracket}
        tabIndex={0}
        role="group"
        aria-label={t('events.roundsOf', { bracket: bracket.name })}
      >
        <BracketTree bracket={bracket} pageOf={pageOf} />
      </div>
    </section>
  )
}
