import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconDots,
  IconFlag,
  IconPlayerPlay,
  IconPlayerSkipForward,
} from '@tabler/icons-react'
import { useState } from 'react'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { periodEnd } from '../../scoring/play-choices.ts'
import { titleOf } from '../../scoring/play-text.ts'
import type { Recording } from '../../sync/recording/recorder.ts'
import type { ScopeDatabase } from '../../sync/storage/documents.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { dueEnd } from './clock/due-end.ts'
import { useNow } from './clock/use-now.ts'
import { EndGame } from './lazy-parts.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { gameKeys } from './use-shortcuts.ts'
import { t } from '../../texts/t.ts'

interface ControlsProps {
  readonly view: GameView
  readonly gameId: number
  readonly database: ScopeDatabase
  readonly deviceId: string
  readonly game: Game
  /** Whether this device keeps the score. */
  readonly mine: boolean
  readonly more: boolean
  readonly onMore: () => void
}

/**
 * Undo, start, end and what else concerns the game as a whole: each in its own place, whether it can be
 * tapped or not. Once the game has started, the end of a period takes the place of its start, and is marked
 * when it is due.
 */
export function Controls({ view, gameId, database, deviceId, game, mine, more, onMore }: ControlsProps) {
  const { status, undoes, times } = view
  const now = useNow(deviceId, status === 'live' && times.clock?.runs === true, 0)
  const due = dueEnd(times, now)
  const [ending, setEnding] = useState(false)
  const record = async (recording: Recording): Promise<void> => {
    // The open question about a play ends with its period.
    game.ask(null)
    if (more) onMore()
    await game.record(recording)
    setEnding(false)
  }
  const periodEnds = status === 'live' ? periodEnd(view.sport, view.board.situation) : undefined
  const isHalfOver = periodEnds?.type === generalPlays.halfTime && times.period > 1
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
        data-hidden={status === 'final' || undefined}
        leftSection={<IconDots />}
        aria-expanded={more}
        aria-keyshortcuts={gameKeys.more}
        onClick={onMore}
      >
        {t('game.more')}
      </Button>
      <Button
        variant={status === 'scheduled' ? 'filled' : 'default'}
        disabled={!mine || isHalfOver || (status === 'live' && !periodEnds)}
        data-hidden={(status === 'live' && !periodEnds) || undefined}
        data-due={(periodEnds && due === 'period') || undefined}
        leftSection={periodEnds ? <IconPlayerSkipForward /> : <IconPlayerPlay />}
        aria-keyshortcuts={periodEnds ? undefined : gameKeys.start}
        onClick={() =>
          void record(
            periodEnds
              ? { kind: 'play', data: playOf(periodEnds.type, {}) }
              : { kind: 'status', data: { status: 'live' } },
          )
        }
      >
        {periodEnds ? titleOf(periodEnds, view.sport) : t(status === 'final' ? 'game.reopen' : 'game.start')}
      </Button>
      <Button
        color={view.board.winner === null && due !== 'game' ? 'dark' : 'field'}
        disabled={!mine || status !== 'live'}
        data-hidden={status === 'final' || undefined}
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
