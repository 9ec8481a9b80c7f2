import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { waitsForDay } from '../../../shared-schema/rules/progress/ruling.ts'
import { presenceOn } from '../../../shared-schema/scoring/presence.ts'
import type { PlayedGame } from '../../scoring/played-games.ts'
import { rosterOf } from '../../scoring/roster.ts'
import { eventGames, type EventDetails, type GameLine } from './event-view.ts'
import type { CheckInsByGame } from './watch-check-ins.ts'
import type { EventSquads } from './watch-squads.ts'

/** A player on the list of those to check in. */
interface PlayerToCheckIn {
  readonly id: number
  /** `#7 Ann Lee` */
  readonly label: string
  /** Null if nobody has said anything. */
  readonly isHere: boolean | null
}

/** A team with games on a day. */
export interface TeamToCheckIn {
  readonly id: number
  readonly name: string
  /** The game at which it is checked in: its next one, or its last one of the day. */
  readonly game: GameLine
  /** Null if nobody has said anything. */
  readonly isHere: boolean | null
  readonly players: readonly PlayerToCheckIn[]
}

/** The days of an event with games, in order. */
export const daysOf = (games: readonly PlayedGame[]): string[] =>
  [...groupBy(games.filter(isOnADay), dayOf).keys()].sort()

/**
 * The day of an event to show at a moment: today at its place if there are games, else the next one with games, else
 * the last one.
 * @param days in order
 */
export function dayToShow(games: readonly PlayedGame[], days: readonly string[], now: number): string {
  const [first] = games
  const today = first ? dayAt(now, first.start_time) : ''
  return days.find(day => day >= today) ?? days.at(-1) ?? ''
}

/** The local day of a moment at the offset of another one. */
const dayAt = (now: number, local: string): string =>
  new Date(now + Date.parse(`${local.slice(0, 19)}Z`) - Date.parse(local)).toISOString().slice(0, 10)

/** The teams that play on a day, in the order of their first games that day. */
export function teamsToCheckIn(
  details: EventDetails,
  day: string,
  checkIns: CheckInsByGame,
  { roster, players }: EventSquads,
): TeamToCheckIn[] {
  const games = details.games.filter(game => isOnADay(game) && dayOf(game) === day)
  const lines = eventGames({ ...details, games })
  const presence = presenceOn(
    games.map(game => ({
      ...game,
      day,
      starts: Date.parse(game.start_time),
      check_ins: checkIns.get(game.id) ?? [],
    })),
  )
  const byTeam = groupBy(roster, ({ team_id }) => team_id)
  const lineOf = new Map(lines.map(line => [line.id, line]))
  const named = new Map(details.teams.map(team => [team.id, team]))
  return [...presence].flatMap(([id, known]) => {
    const [team, game] = [named.get(id), lineOf.get(known.game)]
    if (!team || !game) return []
    const squad = rosterOf(id, byTeam.get(id) ?? [], players, []).flatMap(({ reference, label }) =>
      typeof reference === 'number'
        ? [{ id: reference, label, isHere: known.players.get(reference) ?? null }]
        : [],
    )
    return [{ id, name: team.name, game, isHere: known.isHere, players: squad }]
  })
}

/** True for a team that nobody has checked in although its game should have begun. */
export const isLate = ({ isHere, game }: TeamToCheckIn, now: number): boolean =>
  isHere !== true && game.status === 'scheduled' && game.starts <= now

/** A bye is a swiss game with one team: nobody has to be there. */
const isOnADay = (game: PlayedGame): boolean =>
  !waitsForDay(game) &&
  game.status !== 'not needed' &&
  (game.swiss_round_id === null || (game.team_1_id !== null && game.team_2_id !== null))

const dayOf = ({ start_time }: PlayedGame): string => start_time.slice(0, 10)
