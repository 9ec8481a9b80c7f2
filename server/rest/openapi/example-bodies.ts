import { resourceOf, type Family, type resources } from '../../../shared-schema/resources/index.ts'

/** Values for some fields of a family. */
type BodyOf<F extends Family> = { readonly [K in keyof (typeof resources)[F]['fields']]?: unknown }

/** Example bodies of creates: required fields, and some others. */
const examples: { readonly [F in Family]: BodyOf<F> } = {
  organizations: { name: 'Windmill', is_public: true },
  leagues: { name: 'Club Mixed', organization_id: 1, sport: 'ultimate', gender: 'mixed' },
  seasons: { name: '2026', league_id: 1, start_date: '2026-04-01', end_date: '2026-09-30' },
  players: { first_name: 'Ann', last_name: 'Jansen' },
  teams: { name: 'Sexy Legs', season_id: 1, city: 'Utrecht', country: 'NL' },
  team_players: { team_id: 1, player_id: 1, number: 7 },
  meets: { name: 'Windmill', organization_id: 1, start_date: '2026-06-13', end_date: '2026-06-14' },
  officials: { name: 'Ada Jansen', organization_id: 1, email: 'ada@example.org', roles: ['referee'] },
  tournaments: {
    name: 'Summer Cup',
    season_id: 1,
    start_date: '2026-06-13',
    end_date: '2026-06-14',
    timezone: 'Europe/Amsterdam',
  },
  tournament_teams: { tournament_id: 1, team_id: 1, seed: 1 },
  event_sites: { name: 'Sports Park', tournament_id: 1 },
  game_sites: { name: 'Field 1', event_site_id: 1 },
  pools: { name: 'A', tournament_id: 1, team_ids: [1] },
  pool_rounds: { pool_id: 1, start_time: '2026-06-13T10:00' },
  brackets: {
    name: 'Play-off',
    tournament_id: 1,
    number_of_rounds: 2,
    start_time: '2026-06-14T10:00',
    time_between_rounds: 120,
  },
  swiss_rounds: { tournament_id: 1, start_time: '2026-06-13T12:00' },
  tie_decisions: { tournament_id: 1, pool_id: 1, team_ids: [1, 2], method: 'coin toss' },
  games: { season_id: 1, start_time: '2026-06-20T18:30', team_1_id: 1 },
  game_officials: { game_id: 1, role: 'referee', official_id: 1 },
  game_scores: { game_id: 1, team_1_score: 15, team_2_score: 12, is_final: true },
  game_sportsmanship_scores: { game_id: 1, team_1_score: '2,2,3,2,2', team_1_comment: 'Fun' },
  events: {
    type: 1001,
    name: 'Practice',
    start_time: '2026-06-05T18:00',
    end_time: '2026-06-05T20:00',
    season_id: 1,
  },
  awards: { kind: 'most valuable player', tournament_id: 1, team_id: 1, player_id: 1 },
}

/** An example body to create a record. */
export const exampleOf = (family: Family): Readonly<Record<string, unknown>> => examples[family]

/** An example body to change one: a single changeable field. */
export function changeOf(family: Family): object {
  const { fields } = resourceOf(family)
  const changeable = Object.entries(examples[family]).filter(([name]) => fields[name]?.write === 'always')
  return Object.fromEntries(changeable.slice(0, 1))
}
