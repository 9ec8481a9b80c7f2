import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { asLeft } from '../../../components/scroll-restoration.ts'
import { useLatest } from '../../../components/use-latest.ts'
import type { GameLine } from '../../../reading/events/event-view.ts'
import { watchNextOnField } from '../../../reading/events/next-on-field.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'
import { t } from '../../../texts/t.ts'
import classes from '../game.module.css'

interface AfterGameProps {
  readonly open: OpenScope
  readonly gameId: number
  /** Shows the form for the spirit scores; undefined if the game has none. */
  readonly onSpirit: (() => void) | undefined
}

/** The next steps after a game: the spirit scores, and the next game on the same field or the list of all. */
export function AfterGame({ open, gameId, onSpirit }: AfterGameProps) {
  const next = useLatest<GameLine | null | undefined>(
    useMemo(() => watchNextOnField(open.database, gameId), [open.database, gameId]),
    undefined,
  )
  return (
    <section className={classes.after} aria-label={t('game.afterGame')}>
      {onSpirit && (
        <Button variant="default" className={classes.playButton} onClick={onSpirit}>
          {t('game.spiritNow')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          href={`/events/${open.scope}/games/${next.id}`}
          className={classes.playButton}
          rightSection={<IconArrowRight aria-hidden />}
        >
          <small>{t('game.nextOnField')}</small>{' '}
          {t('game.nextGame', {
            time: next.time,
            one: bidiIsolate(next.teams[0]),
            two: bidiIsolate(next.teams[1]),
          })}
        </Button>
      )}
      {next === null && (
        <Button
          component={Link}
          href={asLeft(`/events/${open.scope}`)}
          variant="default"
          className={classes.playButton}
        >
          {t('game.allGames')}
        </Button>
      )}
    </section>
  )
}
