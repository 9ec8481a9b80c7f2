import { Button } from '@mantine/core'
import { IconArrowForwardUp } from '@tabler/icons-react'
import { Tagged } from '../../components/Tagged.tsx'
import { describe } from '../../scoring/entry-text.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { t } from '../../texts/t.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { gameKeys } from './use-shortcuts.ts'

/** Names the last undone entry, and puts it back; then the one before it, until all of them are back. */
export function Undone({ game, view: { undone, names } }: { game: Game; view: GameView }) {
  const step = undone.at(-1)
  if (!step) return null
  return (
    <section className={classes.undone} aria-label={t('game.undone')} role="status">
      <span>
        <Tagged text="game.undoneWhat" values={{ what: describe(step, names).title }} />
      </span>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp />}
        aria-keyshortcuts={gameKeys.putBack}
        onClick={() => void game.putBack()}
      >
        {t('game.putBack')}
      </Button>
    </section>
  )
}
