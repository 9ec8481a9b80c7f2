import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconFlag, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { EndGame } from './lazy-parts.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { gameKeys } from './use-shortcuts.ts'
import { t } from '../../texts/t.ts'

interface ControlsProps {
  readonly view: GameView
  readonly gameId: number
  readonly database: ScopeDatabase
  readonly game: Game
  /** Whether this device keeps the score. */
  readonly mine: boolean
  readonly more: boolean
  readonly onMore: () => void
}

/**
 * Undo, start, end and what else concerns the game as a whole: each in its own place, whether it can be
 * tapped or not.
 */
export function Controls({ view, gameId, database, game, mine, more, onMore }: ControlsProps) {
  const { status, undoes } = view
  const [ending, setEnding] = useState(false)
  const set = async (data: EntryOf<'status'>['data']): Promise<void> => {
    game.ask(null)
    if (more) onMore()
    await game.record({ kind: 'status', data })
    setEnding(false)
  }
  return (
    <div className={classes.controls}>
      <Button
        variant="default"
        disabled={!mine || !undoes}
        leftSection={<IconArrowBackUp />}
        aria-keyshortcuts={gameKeys.undo}
        onClick={() => void game.undo()}
      >
        <span className={classes.undo}>
          {t('game.undo')} <small>{mine && undoes ? undoes.title : ' '}</small>
        </span>
      </Button>
      <Button
        variant="default"
        disabled={!mine || status === 'final'}
        leftSection={<IconDots />}
        aria-expanded={more}
        aria-keyshortcuts={gameKeys.more}
        onClick={onMore}
      >
        {t('game.more')}
      </Button>
      <Button
        variant={status === 'final' ? 'default' : 'filled'}
        disabled={!mine || status === 'live'}
        data-hidden={status === 'live' || undefined}
        leftSection={<IconPlayerPlay />}
        aria-keyshortcuts={gameKeys.start}
        onClick={() => void set({ status: 'live' })}
      >
        {status === 'final' ? t('game.reopen') : t('game.start')}
      </Button>
      <Button
        color={view.board.winner === null ? 'dark' : 'field'}
        disabled={!mine || status !== 'live'}
        leftSection={<IconFlag />}
        aria-keyshortcuts={gameKeys.end}
        onClick={() => setEnding(true)}
      >
        {t('game.end')}
      </Button>
      <EndGame
        opened={ending}
        view={view}
        gameId={gameId}
        database={database}
        onClose={() => setEnding(false)}
        onEnd={initials => void set({ status: 'final', ...initials })}
      />
    </div>
  )
}
