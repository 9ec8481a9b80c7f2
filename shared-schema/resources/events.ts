import { decimal, integer, link, localTime, nullable, required, truth } from './field.ts'
import { gameFilters } from './game-filters.ts'
import { resource, type Filter } from './resource.ts'

const anyPlayer: Filter = { kind: 'any', columns: ['player_1_id', 'player_2_id', 'player_3_id'] }

/** Something that happened in a game. The type decides what each attribute means (see `sports/`). */
export const events = resource({
  family: 'events',
  noun: 'event',
  short: ['id', 'type', 'resource_uri'],
  filters: {
    type: { kind: 'any', columns: ['type'] },
    player_ids: anyPlayer,
    ...gameFilters,
  },
  fields: {
    game_id: required(link('games', null)),
    type: required(integer()),
    time: nullable(localTime()),
    /** Smaller is earlier. */
    ordinal_number: nullable(integer()),
    player_1_id: nullable(link('players', null)),
    player_1_team_id: nullable(link('teams', null)),
    player_2_id: nullable(link('players', null)),
    player_2_team_id: nullable(link('teams', null)),
    player_3_id: nullable(link('players', null)),
    player_3_team_id: nullable(link('teams', null)),
    int_1: nullable(integer()),
    int_2: nullable(integer()),
    int_3: nullable(integer()),
    int_4: nullable(integer()),
    bool_1: nullable(truth(false)),
    decimal_1: nullable(decimal('0')),
  },
})
