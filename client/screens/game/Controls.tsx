import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { Recording } from '../../sync/recording/recorder.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { EndGame } from './lazy-parts.ts'
import classes from './game.module.css'
import { StartOrBreak, useIsEndDue } from './StartOrBreak.tsx'
import type { Game } from './use-recording.ts'
import { gameKeys } from './use-shortcuts.ts'
import { t } from '../../texts/t.ts'

interface ControlsProps {
  readonly view: GameView
  readonly gameId: number
  readonly deviceId: string
  readonly database: ScopeDatabase
  readonly level: Level
  readonly game: Game
  /** Whether this device keeps the score. */
  readonly mine: boolean
  readonly more: boolean
  readonly onMore: () => void
}

/**
 * Undo, More, and the start and end of the game and its periods: each in its own place, whether it can be
 * tapped or not.
 */
export function Controls({
  view,
  gameId,
  deviceId,
  database,
  level,
  game,
  mine,
  more,
  onMore,
}: ControlsProps) {
  const { status, undoes } = view
  const [ending, setEnding] = useState(false)
  const isEndDue = useIsEndDue(view.times, deviceId)
  const record = async (recording: Recording): Promise<void> => {
    // The open question about a play ends with its period.
    game.ask(null)
    if (more) onMore()
    await game.record(recording)
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
      <StartOrBreak
        view={view}
        deviceId={deviceId}
        level={level}
        enabled={mine}
        onRecord={recording => void record(recording)}
      />
      <Button
        color={view.board.winner !== null || isEndDue ? 'field' : 'dark'}
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
        onEnd={initials => void record({ kind: 'status', data: { status: 'final', ...initials } })}
      />
    </div>
  )
}
