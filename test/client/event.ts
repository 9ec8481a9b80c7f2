import { definitionOf } from '../../shared-schema/sports/index.ts'
// Small events without a server: their office records, and what a tablet recorded at their games.
import { entry, type Entry, type EntryOf } from '../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../shared-schema/replication/result.ts'
import type { SeenGame } from '../../client/sync/recording/recorder.ts'
import { playedGames, type PlayedGame } from '../../client/scoring/played-games.ts'
import type { GameRecord } from '../../client/sync/storage/catalog-records.ts'
import { tournamentRecord, type TournamentRecords } from '../../client/sync/storage/tournament-records.ts'

/** A game of teams 1 and 2 that leads nowhere. */
export const gameOf = (id: number, more: Partial<GameRecord> = {}): GameRecord => ({
  id,
  start_time: '2012-06-15T09:00:00+02:00',
  game_site_id: null,
  team_1_id: 1,
  team_2_id: 2,
  pool_id: null,
  pool_round_id: null,
  bracket_id: null,
  swiss_round_id: null,
  next_game_for_winner_id: null,
  next_team_for_winner: 1,
  next_game_for_loser_id: null,
  next_team_for_loser: 1,
  team_1_pool_id: null,
  team_1_pool_place: null,
  team_2_pool_id: null,
  team_2_pool_place: null,
  place_for_winner: null,
  place_for_loser: null,
  teams_decided: false,
  no_team_1: false,
  no_team_2: false,
  timezone: 'Europe/Amsterdam',
  match_day: null,
  decided_in: 'regulation',
  team_1_second_score: null,
  team_2_second_score: null,
  ruling: 'none',
  name: '',
  tournament_id: null,
  ...more,
})

/** Two semi-finals, the final and the game for place 3 of teams 1 to 4. */
export const semisAndFinals: readonly GameRecord[] = [
  gameOf(1, {
    bracket_id: 5,
    team_1_id: 1,
    team_2_id: 4,
    next_game_for_winner_id: 3,
    next_game_for_loser_id: 4,
  }),
  gameOf(2, {
    bracket_id: 5,
    team_1_id: 2,
    team_2_id: 3,
    next_game_for_winner_id: 3,
    next_team_for_winner: 2,
    next_game_for_loser_id: 4,
    next_team_for_loser: 2,
  }),
  gameOf(3, { bracket_id: 5, team_1_id: null, team_2_id: null, place_for_winner: 1, place_for_loser: 2 }),
  gameOf(4, { bracket_id: 6, team_1_id: null, team_2_id: null, place_for_winner: 3, place_for_loser: 4 }),
]

const DEVICE = '00000000-0000-7000-8000-000000000777'
let made = 0

/** A tablet's entries at a game that it sees: its claim, and the score. */
export function scored(
  { id: game_id, team_1_id, team_2_id }: SeenGame,
  one: number,
  two: number,
  more: Partial<EntryOf<'score'>['data']> = {},
): Entry[] {
  const head = () => ({
    id: `00000000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    game_id,
    device_id: DEVICE,
    counter: made,
    after: null,
    recorded_at: '2026-06-01T08:00:00Z',
    recorded_by: 'Test',
  })
  return [
    { ...head(), kind: 'claim', data: { term: made, team_1_id, team_2_id } },
    {
      ...head(),
      kind: 'score',
      data: {
        team_1_score: one,
        team_2_score: two,
        is_final: true,
        game_sets: [],
        what_happened: '',
        team_1_id,
        team_2_id,
        ...more,
      },
    },
  ].map(one => entry.parse(one))
}

export const played = (
  games: readonly GameRecord[],
  entries: readonly Entry[] = [],
  results: readonly (readonly [number, GameResult])[] = [],
): PlayedGame[] => playedGames({ sport: definitionOf('ultimate'), games, entries, results: new Map(results) })

/** A tournament of the teams of these ids, seeded in their order. */
export const tournamentOf = (
  teamIds: readonly number[],
  more: Partial<TournamentRecords> = {},
): TournamentRecords => ({
  tournament: tournamentRecord.parse({}),
  entrants: teamIds.map((team_id, index) => ({
    team_id,
    seed: index + 1,
    status: 'playing',
    consent: 'not needed',
  })),
  pools: [],
  poolRounds: [],
  brackets: [],
  swissRounds: [],
  decisions: [],
  ...more,
})

export const teams = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Frogs'].map((name, index) => ({
  id: index + 1,
  name,
  short_name: '',
}))
