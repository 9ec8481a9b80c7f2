import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { at } from '../../../shared-schema/rules/at.ts'
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

/** The teams that play on a day, by the start of their first game that day and their name. */
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
      starts: Date.parse(game.start_time),
      check_ins: checkIns.get(game.id) ?? [],
    })),
  )
  const byTeam = groupBy(roster, ({ team_id }) => team_id)
  const firstOf = (team: number): number => lines.findIndex(({ teamIds }) => teamIds.includes(team))
  return details.teams
    .flatMap(({ id, name }) => {
      const known = presence.get(id)
      const game = lines.find(line => line.id === known?.game)
      if (!known || !game) return []
      const squad = rosterOf(id, byTeam.get(id) ?? [], players, []).flatMap(({ reference, label }) =>
        typeof reference === 'number'
          ? [{ id: reference, label, isHere: known.players.get(reference) ?? null }]
          : [],
      )
      return [{ id, name, game, isHere: known.isHere, players: squad }]
    })
    .sort(
      (a, b) =>
        at(lines, firstOf(a.id)).starts - at(lines, firstOf(b.id)).starts || a.name.localeCompare(b.name),
    )
}

/** Whether the start of a game has come without a team that nobody has checked in. */
export const isLate = ({ isHere, game }: TeamToCheckIn, now: number): boolean =>
  isHere !== true && game.status === 'scheduled' && game.starts <= now

const isOnADay = (game: PlayedGame): boolean => !waitsForDay(game) && game.status !== 'not needed'

const dayOf = ({ start_time }: PlayedGame): string => start_time.slice(0, 10)
