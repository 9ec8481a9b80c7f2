import { otherSide } from '../../shared-schema/sports/model/course.ts'
import { isOfferedAt, type Level } from '../../shared-schema/sports/model/play-kind.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayerInRole } from '../../shared-schema/sports/model/situation.ts'
import type { GameView } from './game-view.ts'
import { assigningKind, chosenPlay } from './play-choices.ts'
import type { Question } from './questions.ts'

/** A role that somebody has in the next plays, and nobody knows who. */
interface MissingRole {
  readonly inRole: PlayerInRole
  readonly team: string
  /** The play that names the player, still without a name. */
  readonly play: Play
  readonly question: Extract<Question, { asks: 'player' }>
}

/** The parts of a game's view that tell who is missing. */
type Played = Pick<GameView, 'sport' | 'sides'> & { readonly board: Pick<GameView['board'], 'situation'> }

/**
 * The first role of the situation that a scorekeeper at this level is asked for; undefined if all are known.
 * @param isSkipped whether the scorekeeper does not want to be asked for it now
 */
export function missingRole(
  { sport, board, sides }: Played,
  level: Level,
  isSkipped: (role: PlayerInRole) => boolean,
): MissingRole | undefined {
  const { onTurn, players } = board.situation
  for (const inRole of onTurn === null ? [] : players) {
    const [own, other] = [sides[inRole.side], sides[otherSide(inRole.side)]]
    const isMissing = inRole.player === null && !inRole.isQuiet && !inRole.isVacant
    const kind = isMissing ? assigningKind(sport, inRole.role) : undefined
    const role = kind?.roles[0]
    if (!kind || !role || own.id === null || !isOfferedAt(level, kind) || isSkipped(inRole)) continue
    const play = chosenPlay({ kind, preset: {} }, own.id, other.id)
    return { inRole, team: own.name, play, question: { asks: 'player', of: 'player_1_id', role } }
  }
  return undefined
}
