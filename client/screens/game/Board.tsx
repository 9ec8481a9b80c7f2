import type { Observable } from 'rxjs'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { PlayChoice } from '../../scoring/play-choices.ts'
import { situationAt } from '../../scoring/situation-at.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { ClockStrip } from './clock/ClockStrip.tsx'
import type { useTimedGame } from './clock/use-timed-game.ts'
import { Controls } from './Controls.tsx'
import classes from './game.module.css'
import { PlayButtons } from './PlayButtons.tsx'
import { PointButtons } from './PointButtons.tsx'
import { AfterGame, SituationBoard } from './lazy-parts.ts'
import type { Rights } from './rights.ts'
import { ScoreBoard } from './ScoreBoard.tsx'
import { useFits } from './use-fits.ts'

interface BoardProps {
  readonly open: OpenScope
  readonly gameId: number
  readonly view: GameView
  /** The present view and later ones. */
  readonly view$: Observable<GameView | null>
  readonly game: ReturnType<typeof useTimedGame>
  readonly level: Level
  readonly huge: readonly PlayChoice[]
  readonly rights: Rights
  readonly screenStaysOn: boolean
  /** True while the menu of less frequent plays is open. */
  readonly more: boolean
  readonly onMore: () => void
  readonly onChoose: (choice: PlayChoice, own: number, other: number | null) => void
  /** Shows the spirit scores; undefined for sports without them. */
  readonly onSpirit: (() => void) | undefined
}

/**
 * The score and the buttons that change it: a disabled button keeps its place. After the end the next steps are in
 * the place of those that score.
 */
export function Board({
  open,
  gameId,
  view,
  view$,
  game,
  level,
  huge,
  rights: { keepsScore, mine, recording },
  screenStaysOn,
  more,
  onMore,
  onChoose,
  onSpirit,
}: BoardProps) {
  const { deviceId, database } = open
  const [fits, board] = useFits()
  const isOver = view.status === 'final'
  const situation = situationAt(level, view.sport, view.board.situation)
  const { facts, players, suspended } = situation
  // A spectator has nothing from a place that is empty.
  const shown = keepsScore ? players : players.filter(({ player }) => player !== null)
  const hasSituation =
    (keepsScore || view.status === 'live') &&
    (facts.length + shown.length + suspended.length > 0 ||
      (view.sport.strength !== null && level !== 'score'))
  return (
    <div className={classes.board} ref={board} data-fits={fits || undefined}>
      <ScoreBoard view={view} view$={view$} deviceId={deviceId} screenStaysOn={screenStaysOn}>
        <ClockStrip view={view} deviceId={deviceId} onToggle={recording ? game.toggleClock : undefined} />
      </ScoreBoard>
      {hasSituation && (
        <SituationBoard
          situation={{ ...situation, players: shown }}
          view={view}
          game={game}
          deviceId={deviceId}
          enabled={recording}
          onChoose={onChoose}
        />
      )}
      {keepsScore && (
        <div className={classes.scoring} data-over={isOver || undefined}>
          {!view.settled && (
            <div className={classes.huge}>
              {level === 'score' && !view.isInShootout ? (
                <PointButtons board={view.sport.scoreboard} view={view} game={game} enabled={recording} />
              ) : (
                <PlayButtons choices={huge} view={view} enabled={recording} onChoose={onChoose} />
              )}
            </div>
          )}
          {isOver && <AfterGame open={open} gameId={gameId} onSpirit={onSpirit} />}
        </div>
      )}
      {keepsScore && !view.settled && (
        <Controls
          view={view}
          gameId={gameId}
          database={database}
          deviceId={deviceId}
          game={game}
          mine={mine}
          more={more}
          onMore={onMore}
        />
      )}
    </div>
  )
}
