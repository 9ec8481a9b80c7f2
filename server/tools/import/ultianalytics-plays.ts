import { playOf, type Play } from '../../../shared-schema/sports/model/play.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'
import type { ExportedPlay } from './read-ultianalytics.ts'

/** The two teams of an exported game, and the ids of our players by name. */
export interface Sheet {
  readonly us: number
  readonly them: number
  readonly playerId: (name: string | null) => number | null
}

const p = ultimatePlays

/**
 * Converts an exported play to the wire format. On offense we have the disc, so passer and receiver are ours;
 * on defense the defender is ours and the opponents' actions are known without names.
 * @returns the play, undefined for one that does not concern the game, or null for an unknown action
 */
export function playFrom(exported: ExportedPlay, sheet: Sheet): Play | undefined | null {
  const { us, them, playerId } = sheet
  const passer = { player_1_id: playerId(exported.passer), player_1_team_id: us }
  const receiver = { player_2_id: playerId(exported.receiver), player_2_team_id: us }
  const defender = { player_3_id: playerId(exported.defender), player_3_team_id: us }
  const opponent = { player_1_team_id: them }
  switch (`${exported.event} ${exported.action}`) {
    case 'Offense Catch':
      return playOf(p.pass, { ...passer, ...receiver })
    case 'Offense Goal':
      return playOf(p.goal, { ...passer, ...receiver })
    case 'Offense Throwaway':
      return playOf(p.throwaway, passer)
    case 'Offense Drop':
      return playOf(p.drop, { ...passer, ...receiver })
    case 'Offense Stall':
      return playOf(p.stall, { ...passer, player_2_team_id: them })
    case 'Offense MiscPenalty':
      return playOf(p.penalty, passer)
    case 'Offense PickupDisc':
      return playOf(p.pickedUpDisc, passer)
    case 'Offense OpponentPull':
      return playOf(p.pull, opponent)
    case 'Offense OpponentPullOb':
      return playOf(p.pullOutOfBounds, opponent)
    case 'Offense Callahan':
      return playOf(p.callahan, { ...passer, player_3_team_id: them })
    case 'Defense Pull':
      return playOf(p.pull, { player_1_id: playerId(exported.defender), player_1_team_id: us })
    case 'Defense PullOb':
      return playOf(p.pullOutOfBounds, { player_1_id: playerId(exported.defender), player_1_team_id: us })
    case 'Defense D':
      return playOf(p.block, { ...opponent, ...defender })
    case 'Defense OpponentCatch':
      return playOf(p.pass, { ...opponent, player_2_team_id: them })
    case 'Defense Throwaway':
      return playOf(p.throwaway, opponent)
    case 'Defense Goal':
      return playOf(p.goal, { ...opponent, player_2_team_id: them })
    case 'Defense Callahan':
      return playOf(p.callahan, { ...opponent, ...defender })
    case 'Cessation EndOfFirstQuarter':
      return playOf(p.endOfFirstQuarter, {})
    case 'Cessation Halftime':
      return playOf(p.halfTime, {})
    case 'Cessation EndOfThirdQuarter':
      return playOf(p.endOfThirdQuarter, {})
    case 'Cessation EndOfFourthQuarter':
    case 'Cessation EndOfOvertime':
      return playOf(p.endOfPeriod, {})
    // The app counts the timeouts of its own team.
    case 'Cessation Timeout':
      return playOf(p.timeout, { int_1: us })
    // The point in progress at the end was played, too.
    case 'Cessation GameOver':
      return playOf(p.gameOver, {})
    case 'Defense PullBegin':
    case 'Offense PullBegin':
      return undefined
    default:
      return null
  }
}

/** The substitutions between two lines of players. */
export function substitutions(from: readonly string[], to: readonly string[], sheet: Sheet): Play[] {
  const change = (type: number, name: string) =>
    playOf(type, { player_1_id: sheet.playerId(name), player_1_team_id: sheet.us })
  return [
    ...from.filter(name => !to.includes(name)).map(name => change(p.off, name)),
    ...to.filter(name => !from.includes(name)).map(name => change(p.on, name)),
  ]
}
