import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../shared-schema/replication/result.ts'
import type { Sport } from '../../shared-schema/resources/sports.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { GameRecord, SiteRecord, TeamRecord } from '../storage/catalog-records.ts'
import { grouped } from './grouped.ts'

/** What the device holds of an event's games. */
export interface EventSources {
  readonly sport: Sport
  readonly games: readonly GameRecord[]
  readonly teams: readonly TeamRecord[]
  readonly sites: readonly SiteRecord[]
  readonly entries: readonly Entry[]
  readonly results: ReadonlyMap<number, GameResult>
}

/** One game in the event's list. */
export interface GameLine {
  readonly id: number
  readonly day: string
  readonly time: string
  readonly field: string
  readonly teams: readonly [string, string]
  readonly score: readonly [number, number]
  readonly status: GameResult['status']
}

/** The games of an event in the order of their time and field. */
export function eventGames({ sport, games, teams, sites, entries, results }: EventSources): GameLine[] {
  const teamNames = new Map(teams.map(team => [team.id, team.name]))
  const fields = new Map(sites.map(site => [site.id, site.name]))
  const byGame = grouped(entries, entry => entry.game_id)
  return games.map((game): GameLine => {
    const result = results.get(game.id)
    const own = byGame.get(game.id) ?? []
    const state = result && (result.settled || own.length === 0) ? result : foldGame(game, rulesOf(sport), own)
    const name = (id: number | null): string => (id === null ? 'To be decided' : teamNames.get(id) ?? `Team ${id}`)
    return {
      id: game.id,
      // The record's time is in the event's zone already, whatever zone the tablet is set to.
      day: game.start_time.slice(0, 10), time: game.start_time.slice(11, 16),
      field: game.game_site_id === null ? '' : fields.get(game.game_site_id) ?? '',
      teams: [name(game.team_1_id), name(game.team_2_id)],
      score: [state.team_1_score, state.team_2_score],
      status: state.status,
    }
  }).sort((a, b) => compare(a.day + a.time, b.day + b.time) || a.field.localeCompare(b.field, undefined, { numeric: true }) || a.id - b.id)
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
