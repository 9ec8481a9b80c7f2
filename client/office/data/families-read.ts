import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { fieldsIn } from './shape-key.ts'

/** The families that decide, apart from a record itself, who may read the records of a family. */
export const shownThrough: Readonly<Record<Family, readonly Family[]>> = {
  organizations: ['leagues', 'seasons', 'meets', 'tournaments'],
  leagues: ['organizations', 'seasons', 'tournaments'],
  seasons: ['organizations', 'tournaments'],
  players: ['organizations', 'seasons', 'teams', 'team_players', 'tournaments', 'tournament_teams'],
  teams: ['organizations', 'seasons', 'tournaments', 'tournament_teams'],
  team_players: ['organizations', 'seasons', 'teams', 'tournaments', 'tournament_teams'],
  meets: ['organizations', 'tournaments'],
  officials: ['organizations', 'seasons', 'tournaments', 'swiss_rounds', 'games', 'game_officials'],
  tournaments: ['organizations'],
  tournament_teams: ['organizations', 'teams', 'tournaments'],
  // Games too show a site of another organization. Queries that show such sites read those games as well.
  event_sites: ['organizations', 'seasons', 'tournaments', 'game_sites'],
  game_sites: ['organizations', 'seasons', 'tournaments', 'event_sites'],
  pools: ['organizations', 'tournaments'],
  pool_rounds: ['organizations', 'tournaments'],
  brackets: ['organizations', 'tournaments'],
  swiss_rounds: ['organizations', 'tournaments'],
  tie_decisions: ['organizations', 'tournaments'],
  games: ['organizations', 'seasons', 'tournaments', 'swiss_rounds'],
  game_officials: ['organizations', 'seasons', 'tournaments', 'swiss_rounds', 'games'],
  game_scores: ['organizations', 'seasons', 'tournaments', 'swiss_rounds', 'games'],
  game_sportsmanship_scores: ['organizations', 'seasons', 'tournaments', 'swiss_rounds', 'games'],
  events: ['organizations', 'seasons', 'tournaments', 'swiss_rounds', 'games'],
  awards: ['organizations', 'seasons', 'tournaments'],
}

/** The families from which the results of a tournament or a season follow. */
export const play: readonly Family[] = [
  'organizations',
  'leagues',
  'seasons',
  'teams',
  'tournaments',
  'tournament_teams',
  'pools',
  'pool_rounds',
  'brackets',
  'swiss_rounds',
  'tie_decisions',
  'games',
]

/** The families of the fields for games. */
export const sites: readonly Family[] = ['event_sites', 'game_sites']

/** The other families from which the server computes fields of a family. */
export const computedFrom: { readonly [F in Family]?: Readonly<Record<string, readonly Family[]>> } = {
  seasons: { is_event: ['tournaments', 'games'] },
  players: { age: [], is_claimed: [] },
  teams: { sport: ['seasons', 'leagues'], wins: ['games'], losses: ['games'], ties: ['games'] },
  tournament_teams: { tournament_name: ['tournaments'], organizer_name: ['tournaments', 'organizations'] },
  games: { result_version: [] },
  pools: { standings: play },
  brackets: { rounds: play },
  swiss_rounds: { games: play, standings: play, pairings: [] },
  game_sportsmanship_scores: { created_by: ['players'] },
  events: { note: [], timezone: [] },
}

/** The families in the views through which lists are filtered. */
export const views: Readonly<Record<string, readonly Family[]>> = {
  season_sports: ['seasons', 'leagues'],
  tournament_game_sites: ['games', 'event_sites', 'game_sites'],
  event_places: ['events', 'games'],
}

/**
 * The families that records depend on: their own, those of nested records, those from which the server
 * computes fields or finds the records, and those that decide who may read them.
 * @param shape the fields that are read; their families matter if they are nested or computed
 * @param query the filters of a list
 */
export const familiesOf = (
  family: Family,
  shape?: unknown,
  query: Readonly<Record<string, string>> = {},
): Family[] => [
  family,
  ...shownThrough[family],
  ...Object.keys(query).flatMap(name => filteredThrough(family, name)),
  ...Object.entries(fieldsIn(shape) ?? {}).flatMap(([name, part]) => [
    ...(computedFrom[family]?.[name] ?? []),
    // Most fields have none in them, and a page asks for this at each rendering.
    ...(fieldsIn(part) ? nestedAt(family, name).flatMap(other => familiesOf(other, part)) : []),
  ]),
]

/** The family of the record nested under a name; none for other fields. */
const nestedAt = (family: Family, name: string): Family[] =>
  Object.values(resourceOf(family).fields).flatMap(({ link }) =>
    link?.nested === name && isFamily(link.family) ? [link.family] : [],
  )

function filteredThrough(family: Family, name: string): readonly Family[] {
  const filter = resourceOf(family).filters[name]
  if (filter?.kind !== 'through') return []
  return isFamily(filter.table) ? [filter.table, ...shownThrough[filter.table]] : (views[filter.table] ?? [])
}
