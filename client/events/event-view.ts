import type { SiteRecord, TeamRecord } from '../storage/catalog-records.ts'
import { grouped } from './grouped.ts'
import type { PlayedGame } from './played-games.ts'
import { teamNames } from './team-names.ts'

/** An event's games as far as they were played, and what names their teams and fields. */
export interface EventDetails {
  readonly games: readonly PlayedGame[]
  readonly teams: readonly TeamRecord[]
  readonly sites: readonly SiteRecord[]
}

/** One game in the event's list. */
export interface GameLine {
  readonly id: number
  readonly day: string
  readonly time: string
  readonly field: string
  readonly teams: readonly [string, string]
  readonly score: readonly [number, number]
  readonly status: PlayedGame['status']
  readonly isForfeit: boolean
  /** Another team came through the games before it than the one that has begun to play. */
  readonly needsDecision: boolean
}

/** The games of an event in the order of their time and field. */
export function eventGames({ games, teams, sites }: EventDetails): GameLine[] {
  const teamName = teamNames(teams)
  const fields = new Map(sites.map(site => [site.id, site.name]))
  return games.map((game): GameLine => ({
    id: game.id,
    // The record's time is in the event's zone already, whatever zone the tablet is set to.
    day: game.start_time.slice(0, 10), time: game.start_time.slice(11, 16),
    field: game.game_site_id === null ? '' : fields.get(game.game_site_id) ?? '',
    teams: [teamName(game.team_1_id), teamName(game.team_2_id)],
    score: [game.team_1_score, game.team_2_score],
    status: game.status,
    isForfeit: game.forfeit_team_ids.length > 0,
    needsDecision: game.needs_decision,
  })).sort((a, b) => compare(a.day + a.time, b.day + b.time) || a.field.localeCompare(b.field, undefined, { numeric: true }) || a.id - b.id)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export interface Wanted {
  /** Part of a team's name. */
  readonly team: string
  /** A field's name; empty for all. */
  readonly field: string
}

/** The games that somebody looks for, in groups of one day and time. */
export function groupedGames(lines: readonly GameLine[], { team, field }: Wanted): { day: string; time: string; games: GameLine[] }[] {
  const sought = team.trim().toLocaleLowerCase()
  const found = lines.filter(line =>
    (field === '' || line.field === field) && line.teams.some(name => name.toLocaleLowerCase().includes(sought)))
  return [...grouped(found, line => `${line.day} ${line.time}`).values()].flatMap(games => {
    const [first] = games
    return first ? [{ day: first.day, time: first.time, games }] : []
  })
}
