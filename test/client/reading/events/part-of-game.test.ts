import { expect, test } from 'vitest'
import { partsOfGames } from '../../../../client/reading/events/part-of-game.ts'
import { bracketRecord } from '../../../../client/sync/storage/tournament-records.ts'
import { gameOf, played, semisAndFinals, teams, tournamentOf } from '../../event.ts'

test('a game is said to be of its pool, swiss round or round of a bracket, with its name', () => {
  const games = played([
    ...semisAndFinals,
    gameOf(11, { pool_id: 8 }),
    gameOf(12, { swiss_round_id: 9 }),
    gameOf(13, { pool_id: 99 }),
    gameOf(14),
    gameOf(15, { tournament_id: 3 }),
    gameOf(16, { tournament_id: 3, name: 'Friendly' }),
    gameOf(17, { pool_id: 8, tournament_id: 3, name: 'Opening game' }),
  ])
  const records = tournamentOf([1, 2, 3, 4], {
    pools: [{ id: 8, name: 'A', team_ids: [1, 2], first_place: null, counts_earlier_games: false }],
    swissRounds: [{ id: 9, round_number: 2 }],
    brackets: [5, 6].map(id => bracketRecord.parse({ id, name: id === 5 ? 'Playoff' : 'Place 3' })),
  })
  expect([...partsOfGames({ games, teams, sites: [] }, records)].sort(([a], [b]) => a - b)).toEqual([
    [1, 'Playoff · Semi-finals'],
    [2, 'Playoff · Semi-finals'],
    [3, 'Playoff · Final'],
    [4, 'Place 3 · Final'],
    [11, 'Pool A'],
    [12, 'Swiss round 2'],
    [15, 'Single game'],
    [16, 'Friendly'],
    [17, 'Pool A · Opening game'],
  ])
})
