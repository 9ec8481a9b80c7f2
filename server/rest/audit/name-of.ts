import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'

type Linked = (family: Family, id: unknown) => string

const atGame = ['game_id']

/** Links that are part of the names of a family's records. */
const named: Partial<Record<Family, readonly string[]>> = {
  seasons: ['league_id'],
  team_players: ['player_id', 'team_id'],
  tournament_teams: ['team_id', 'tournament_id'],
  pool_rounds: ['pool_id'],
  tie_decisions: ['pool_id', 'tournament_id'],
  games: ['team_1_id', 'team_2_id'],
  game_scores: atGame,
  game_sportsmanship_scores: atGame,
  events: atGame,
}

export const isNamedBy = (family: Family, field: string): boolean => named[family]?.includes(field) ?? false

/**
 * The name of a record for people; empty if unknown.
 * @param linked the name of a linked record
 */
export function nameOf(family: Family, record: StoredRecord, linked: Linked): string {
  const { name, first_name, last_name, round_number } = record
  const joined = (separator: string, ...parts: readonly unknown[]): string =>
    parts
      .filter(part => part !== '' && part !== null && part !== undefined)
      .map(String)
      .join(separator)
  switch (family) {
    case 'players':
      return joined(' ', first_name, last_name)
    case 'seasons':
      return joined(' ', linked('leagues', record.league_id), name)
    case 'team_players':
      return joined(', ', linked('players', record.player_id), linked('teams', record.team_id))
    case 'tournament_teams':
      return joined(', ', linked('teams', record.team_id), linked('tournaments', record.tournament_id))
    case 'pool_rounds':
      return joined(', ', linked('pools', record.pool_id), round_number)
    case 'swiss_rounds':
      return joined('', round_number)
    case 'tie_decisions':
      return linked('pools', record.pool_id) || linked('tournaments', record.tournament_id)
    case 'games': {
      const teams = [linked('teams', record.team_1_id), linked('teams', record.team_2_id)]
      return teams.every(team => team === '') ? '' : teams.map(team => team || '?').join(' – ')
    }
    case 'game_scores':
    case 'game_sportsmanship_scores':
      return linked('games', record.game_id)
    case 'events':
      return joined('', name) || linked('games', record.game_id)
    default:
      return joined('', name)
  }
}
