import { z } from 'zod'
import type { Field } from '../../shared-schema/resources/field.ts'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import { eventTypeOf } from '../../server/games/entries/event-type-of.ts'

/** Ids of records that links may lead to, by family. */
export type Known = ReadonlyMap<string, readonly number[]>

/**
 * Values for all fields of a family that a caller may set, made from their descriptions.
 * @param variant each gives other values
 */
export function generateValues(
  family: Family,
  operation: 'create' | 'update',
  variant: number,
  known: Known,
): Record<string, unknown> {
  const writable = Object.entries(resourceOf(family).fields).filter(
    ([name, { write }]) =>
      (write === 'always' || write === operation) && (family !== 'events' || isOfSubstitution(name)),
  )
  return Object.fromEntries(
    writable.flatMap(([name, field]) => {
      const except = exceptions[`${family}.${name}`]
      const value = except ? except(variant, known) : valueOf(name, field, variant, known)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The event that is made is a substitution, which every sport has. */
const isOfSubstitution = (name: string): boolean =>
  name === 'type' ||
  generalKinds.map(eventTypeOf).some(({ type, attributes }) => type === generalPlays.on && name in attributes)

/** Where the description does not say all that a value must be. */
const exceptions: Readonly<Record<string, (variant: number, known: Known) => unknown>> = {
  // An award is given by one event, and a player who gets it is on a roster.
  'awards.season_id': () => undefined,
  'awards.player_id': () => undefined,
  // A closed event takes no changes.
  'tournaments.is_closed': () => false,
  'seasons.is_closed': () => false,
  'awards.kind': variant => ['all-star', 'fair play'][variant % 2],
  'meets.timezone': variant => ['Europe/Amsterdam', 'America/New_York'][variant % 2],
  'tournaments.timezone': variant => ['Europe/Amsterdam', 'America/New_York'][variant % 2],
  'teams.contact_email': variant => `team${variant}@example.org`,
  'players.email': variant => `ann${variant}@example.org`,
  'team_players.number': variant => variant,
  'team_players.jersey_number': variant => `0${variant}`,
  // A final game takes no further plays.
  'game_scores.is_final': () => false,
  'events.type': () => generalPlays.on,
  'games.next_game_for_winner_id': () => undefined,
  'games.next_game_for_loser_id': () => undefined,
  'pools.generate_matchups': () => false,
  'tournaments.tie_break_criteria': variant => [
    { metric: 'goal difference', scope: 'tied', per_game: true, margin_cap: variant },
  ],
  'tournaments.planned_brackets': variant => [{ kind: 'consolation', from_place: variant, to_place: 12 }],
  'tournaments.stages': variant => [{ kind: 'swiss', rounds: variant }],
  'seasons.tie_break_criteria': variant => [
    { metric: 'goal difference', scope: 'tied', per_game: true, margin_cap: variant },
  ],
  'officials.email': variant => `official${variant}@example.org`,
  'officials.roles': variant => [`role ${variant}`],
  'officials.unavailable': variant => [
    { from: `2026-06-0${variant}T09:00`, to: `2026-06-0${variant}T12:00` },
  ],
  // One of an official and a team.
  'game_officials.team_id': () => undefined,
  'game_officials.if_open': () => undefined,
  'tournaments.officials_wanted': variant => [{ role: 'referee', count: variant, by: 'official' }],
  'seasons.officials_wanted': variant => [{ role: 'scorekeeper', count: variant, by: 'team' }],
  'event_sites.further_tournament_ids': (_variant, known) => [...(known.get('tournaments') ?? [])],
  'event_sites.marks': variant => [{ kind: 'water', x: variant / 10, y: 0.5, game_site_id: null }],
  'seasons.point_decisions': () => [],
  'seasons.tie_decisions': () => [],
  'game_sites.opens_at': variant => `0${variant}:30`,
  'game_sites.closes_at': variant => `1${variant}:30`,
  // It is the only round of its pool.
  'pool_rounds.round_number': () => 1,
  // Its rounds, not its teams, say how large the bracket is.
  'brackets.team_ids': () => undefined,
  'brackets.pool_ids': () => undefined,
  'brackets.follows_pools': () => undefined,
  'brackets.sources': () => undefined,
  'brackets.swiss_round_id': () => undefined,
  'brackets.season_table': () => undefined,
  'brackets.division': () => undefined,
  'game_scores.forfeit_team_ids': () => [],
  // The version of a result cannot be guessed.
  'game_scores.seen_version': () => undefined,
  // The first is itself.
  'teams.related_team_ids': (_variant, known) => (known.get('teams') ?? []).slice(1),
  // A ruling must fit what was recorded, and a new time ends some.
  'games.ruling': () => 'none',
  'teams.status': () => 'playing',
  'teams.replaces_team_id': () => undefined,
  'tournament_teams.replaces_team_id': () => undefined,
  // Nobody needs to be asked.
  'tournament_teams.consent': () => 'not needed',
  // One that is out would forfeit its games.
  'tournament_teams.status': () => 'playing',
}

function valueOf(name: string, field: Field, variant: number, known: Known): unknown {
  if (field.link) return linkTo(name, field.link.family, known)
  if (field.format === 'local-time') return `2026-06-0${variant}T10:00:00+02:00`
  const description = z.toJSONSchema(field.shape, { unrepresentable: 'any' })
  const shape = description.anyOf?.[0] ?? description
  if (typeof shape !== 'object') throw new Error(`${name} has no shape`)
  if (shape.enum) return shape.enum[variant % shape.enum.length]
  if (shape.const !== undefined) return 1 + (variant % 2)
  if (shape.format === 'date') return `2026-06-0${variant}`
  const [type] = [shape.type].flat()
  switch (type) {
    case 'string':
      return shape.pattern === undefined ? `${name} ${variant}` : `${variant}.5`
    case 'integer':
      return variant
    case 'number':
      return variant + 0.5
    case 'boolean':
      return variant % 2 === 1
    case 'array':
      return arrayOf(shape.items, known)
    default:
      throw new Error(`${name} is of an unknown type`)
  }
}

/** The second team of two is another than the first. */
function linkTo(name: string, family: string, known: Known): number | undefined {
  const ids = known.get(family) ?? []
  return name === 'team_2_id' ? ids[1] : ids[0]
}

function arrayOf(items: unknown, known: Known): unknown[] {
  const isIds = typeof items === 'object' && items !== null && 'type' in items && items.type === 'integer'
  return isIds ? [...(known.get('teams') ?? [])] : [{ team_1_score: 25, team_2_score: 20 }]
}
