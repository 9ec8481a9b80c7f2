import { z } from 'zod'
import {
  computed,
  decimal,
  described,
  integer,
  link,
  links,
  localTime,
  nullable,
  readonly,
  required,
  text,
  timeZone,
  truth,
} from './field.ts'
import { dependsOn, mentioned, ownedBy, recordedAt, type Meaning } from './link.ts'
import { byId, resource, type Filter } from './resource.ts'

const player: Meaning = { owner: 'no', deleted: 'emptied', attach: 'at the game', shows: 'none' }
const playersTeam: Meaning = { owner: 'no', deleted: 'repeats', attach: 'at the game', shows: 'none' }

const moments = ['start_time', 'time']

const teams: Filter = {
  kind: 'any',
  columns: ['player_1_team_id', 'player_2_team_id', 'player_3_team_id'],
  lists: ['team_ids'],
}

/** A play is found through the season and the tournament of its game. */
const place = (where: string): Filter => ({
  kind: 'through',
  column: 'id',
  table: 'event_places',
  select: 'event_id',
  where,
})

export const events = resource({
  family: 'events',
  noun: 'event',
  description:
    'A play, which happened in a game, or an event of the calendar. The type decides which attributes it has and what each of them means.',
  short: ['id', 'type', 'resource_uri'],
  filters: {
    type: { kind: 'any', columns: ['type'] },
    ...byId('player_id', { kind: 'any', columns: ['player_1_id', 'player_2_id', 'player_3_id'] }),
    ...byId('team_id', teams),
    ...byId('organization_id', { kind: 'any', columns: ['owner_id'] }),
    ...byId('season_id', place('season_id')),
    ...byId('tournament_id', place('tournament_id')),
    starts_after: { kind: 'after', columns: moments },
    starts_before: { kind: 'before', columns: moments },
    ends_after: { kind: 'after', columns: [...moments, 'end_time'] },
  },
  fields: {
    type: described('Below 1000 a play, from 1001 an event of the calendar.', required(integer())),
    game_id: described('The game of a play, which needs one.', nullable(link('games', recordedAt, null))),
    time: described('When a play happened.', nullable(localTime())),
    ordinal_number: described('The place of a play in its game: smaller is earlier.', nullable(integer())),
    after_final: described(
      'Whether a play was recorded after its game was final: then it counts in the statistics, and the score stays as it was.',
      readonly(truth(false)),
    ),
    note: described('The same in a sentence for people; empty otherwise.', computed(z.string())),
    player_1_id: nullable(link('players', player, null)),
    player_1_team_id: nullable(link('teams', playersTeam, null)),
    player_2_id: nullable(link('players', player, null)),
    player_2_team_id: nullable(link('teams', playersTeam, null)),
    player_3_id: nullable(link('players', player, null)),
    player_3_team_id: nullable(link('teams', playersTeam, null)),
    int_1: nullable(integer()),
    int_2: nullable(integer()),
    int_3: nullable(integer()),
    int_4: nullable(integer()),
    bool_1: nullable(truth(false)),
    decimal_1: nullable(decimal('0')),
    what_happened: described('What the person who recorded the play wrote about it.', text(2000)),
    name: described('The title of an event of the calendar.', text()),
    info: text(20_000),
    start_time: described(
      'When an event of the calendar begins; it needs one. The moment of a deadline.',
      nullable(localTime()),
    ),
    end_time: nullable(localTime()),
    timezone: described(
      'Olson name of the zone that its times are shown in. An event of the calendar has that of its tournament at first; a play has that of its game, whatever is sent.',
      { ...nullable(timeZone()), source: 'computed' as const },
    ),
    event_site_id: nullable(link('event_sites', mentioned, 'event_site', 'full')),
    game_site_id: nullable(link('game_sites', mentioned, 'game_site', 'full')),
    team_ids: described(
      'The teams that are invited.',
      links('teams', { owner: 'no', deleted: 'emptied', attach: 'own or entrant', shows: 'none' }),
    ),
    organization_id: described(
      'To what an event of the calendar belongs: an organization, one of its seasons, or a tournament.',
      nullable(link('organizations', ownedBy, 'organization')),
    ),
    season_id: nullable(link('seasons', dependsOn, 'season')),
    tournament_id: nullable(
      link(
        'tournaments',
        { owner: 'no', deleted: 'goes', attach: 'own', shows: 'record to the public' },
        'tournament',
      ),
    ),
  },
})
