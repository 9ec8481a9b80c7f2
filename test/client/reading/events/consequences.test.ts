import { definitionOf } from '../../../../shared-schema/sports/index.ts'
import { expect, test } from 'vitest'
import { consequencesOf } from '../../../../client/reading/events/consequences.ts'
import { playedGames } from '../../../../client/scoring/played-games.ts'
import {
  tournamentRecord,
  type TournamentRecords,
} from '../../../../client/sync/storage/tournament-records.ts'
import { gameOf, semisAndFinals } from '../../event.ts'

const records: TournamentRecords = {
  tournament: tournamentRecord.parse({}),
  entrants: [],
  pools: [{ id: 1, name: 'A', team_ids: [1, 2], first_place: null, counts_earlier_games: false }],
  poolRounds: [],
  brackets: [],
  swissRounds: [],
  decisions: [],
}
const games = playedGames({
  sport: definitionOf('ultimate'),
  games: [
    ...semisAndFinals.map(game =>
      game.id === 3 ? { ...game, game_site_id: 7, start_time: '2012-06-16T14:00:00+02:00' } : game,
    ),
    gameOf(9, { pool_id: 1 }),
  ],
  entries: [],
  results: new Map(),
})
const details = {
  games,
  teams: ['Rusty Bikes', 'Sexy Legs', 'Windy Cities', 'Low Tide'].map((name, index) => ({
    id: index + 1,
    name,
    short_name: '',
  })),
  sites: [{ id: 7, name: 'Field 3' }],
}
const follows = (game: number, winner: number | null) => consequencesOf(details, records, game, winner)

test('the end of a semi-final says where the winner and the loser go on to', () => {
  expect(follows(1, 4)).toEqual([
    expect.stringMatching(/^Low Tide goes to Field 3, Saturday 16 June, 14:00/),
    expect.stringMatching(/^Rusty Bikes goes to Friday 15 June, 09:00/),
  ])
})

test('and nobody goes on while it is level', () => {
  expect(follows(1, null)).toEqual(['It is level: nobody goes on.'])
})

test('the end of a final says which places it decides', () => {
  const final = {
    ...details,
    games: games.map(game => (game.id === 3 ? { ...game, team_1_id: 1, team_2_id: 2 } : game)),
  }
  expect(consequencesOf(final, records, 3, 2)).toEqual([
    'Sexy Legs takes place 1.',
    'Rusty Bikes takes place 2.',
  ])
})

test('the end of a pool game says nothing', () => {
  expect(follows(9, 1)).toEqual([])
  expect(follows(9, null)).toEqual([])
})
