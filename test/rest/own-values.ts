import { resourceOf, isFamily, type Family } from '../../shared-schema/resources/index.ts'
import { exampleOf } from '../../server/rest/openapi/example-bodies.ts'
import type { Body } from './client.ts'

/** Somebody's own records, one of each family to which links lead. */
export interface Own {
  readonly ids: Readonly<Partial<Record<Family, number>>>
  /** A second team of the tournament, and a team and a player who are in nothing. */
  readonly secondTeam: number
  readonly freeTeam: number
  readonly freePlayer: number
}

/** Nobody has one role twice at a game. */
let rolesMade = 0

export const start_time = '2026-06-01T10:00:00'

/**
 * The values for creating a record of a family, all of them one's own: the example of the description,
 * linked to existing records.
 */
export function ownValues(family: Family, own: Own): Body {
  const { fields } = resourceOf(family)
  const linked = Object.entries(exampleOf(family)).map(([name, value]): [string, unknown] => {
    const to = (fields[name]?.link ?? fields[name]?.links)?.family
    const id = to !== undefined && isFamily(to) ? own.ids[to] : undefined
    return [name, to === undefined ? value : Array.isArray(value) ? [id] : id]
  })
  return { ...Object.fromEntries(linked), ...ownPlace(family, own) }
}

/**
 * The values of a record that differ from the example, so that it does not collide with existing records and
 * belongs to the tournament.
 */
function ownPlace(family: Family, { ids, secondTeam, freeTeam, freePlayer }: Own): Body {
  switch (family) {
    case 'organizations':
      return { is_public: false }
    case 'players':
      return { organization_id: ids.organizations }
    case 'team_players':
      return { player_id: freePlayer }
    case 'tournament_teams':
      return { team_id: freeTeam }
    case 'pools':
      return { team_ids: undefined }
    case 'brackets':
      return { number_of_rounds: 1 }
    case 'tie_decisions':
      return { pool_id: undefined, team_ids: [ids.teams, secondTeam] }
    case 'games':
      return { season_id: undefined, team_1_id: undefined, pool_round_id: ids.pool_rounds, start_time }
    case 'game_officials':
      return { role: `role ${++rolesMade}` }
    case 'game_scores':
      return { is_final: false }
    case 'events':
      return { season_id: undefined, tournament_id: ids.tournaments }
    default:
      return {}
  }
}
