import type { Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { FieldOf, StoredIn } from '../../database/family-records.ts'

type Linked = (family: Family, id: unknown) => string

/** How the records of a family are named for people. */
interface Naming<Field, Named> {
  /** Links to records whose names are part of the name. */
  readonly links: readonly Field[]
  /** @param linked the name of a linked record */
  of(record: Named, linked: Linked): string
}

const byName = { links: [], of: ({ name }: { readonly name?: string }) => name ?? '' }

const byGame = {
  links: ['game_id'] as const,
  of: ({ game_id }: { readonly game_id?: number | null }, linked: Linked) => linked('games', game_id),
}

const joined = (separator: string, ...parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter(part => part !== '' && part !== null && part !== undefined).join(separator)

const namings: { readonly [F in Family]: Naming<FieldOf<F>, Partial<StoredIn<F>>> } = {
  organizations: byName,
  leagues: byName,
  seasons: {
    links: ['league_id'],
    of: ({ league_id, name }, linked) => joined(' ', linked('leagues', league_id), name),
  },
  players: { links: [], of: ({ first_name, last_name }) => joined(' ', first_name, last_name) },
  teams: byName,
  team_players: {
    links: ['player_id', 'team_id'],
    of: ({ player_id, team_id }, linked) =>
      joined(', ', linked('players', player_id), linked('teams', team_id)),
  },
  meets: byName,
  officials: byName,
  tournaments: byName,
  tournament_teams: {
    links: ['team_id', 'tournament_id'],
    of: ({ team_id, tournament_id }, linked) =>
      joined(', ', linked('teams', team_id), linked('tournaments', tournament_id)),
  },
  event_sites: byName,
  game_sites: byName,
  pools: byName,
  pool_rounds: {
    links: ['pool_id'],
    of: ({ pool_id, round_number }, linked) => joined(', ', linked('pools', pool_id), round_number),
  },
  brackets: byName,
  swiss_rounds: { links: [], of: ({ round_number }) => joined('', round_number) },
  tie_decisions: {
    links: ['pool_id', 'tournament_id'],
    of: ({ pool_id, tournament_id }, linked) =>
      linked('pools', pool_id) || linked('tournaments', tournament_id),
  },
  games: {
    links: ['team_1_id', 'team_2_id'],
    of: ({ name, team_1_id, team_2_id }, linked) => {
      const teams = [linked('teams', team_1_id), linked('teams', team_2_id)]
      const pair = teams.every(team => team === '') ? '' : teams.map(team => team || '?').join(' – ')
      return joined(': ', name, pair)
    },
  },
  game_officials: {
    links: ['official_id', 'team_id', 'game_id'],
    of: ({ role, official_id, team_id, game_id }, linked) =>
      joined(
        ', ',
        role,
        linked('officials', official_id) || linked('teams', team_id),
        linked('games', game_id),
      ),
  },
  game_scores: byGame,
  game_sportsmanship_scores: byGame,
  awards: {
    links: ['player_id', 'team_id'],
    of: ({ kind, name, player_id, team_id }, linked) =>
      joined(', ', name || kind, linked('players', player_id) || linked('teams', team_id)),
  },
  events: { links: ['game_id'], of: ({ name, game_id }, linked) => name || linked('games', game_id) },
}

/** How to name the records of a family; a name is empty if it is unknown. */
export const namingOf = (family: Family): Naming<string, StoredRecord> => namings[family]
