import { describe, expect, test } from 'vitest'
import { drawnBrackets } from '../../../../client/reading/events/bracket-columns.ts'
import { standingTables } from '../../../../client/reading/events/standing-tables.ts'
import { bracketRecord } from '../../../../client/sync/storage/tournament-records.ts'
import { gameOf, played, scored, semisAndFinals, teams, tournamentOf } from '../../event.ts'

const pools = [{ id: 8, name: 'A', team_ids: [1, 2, 3], first_place: null, counts_earlier_games: false }]
const poolGames = [
  [1, 2],
  [2, 3],
  [3, 1],
].map(([team_1_id = 0, team_2_id = 0], index) => gameOf(11 + index, { pool_id: 8, team_1_id, team_2_id }))
const tables = (
  games: Parameters<typeof standingTables>[0]['games'],
  records: Parameters<typeof standingTables>[1],
) => standingTables({ games, teams, sites: [] }, records)

describe('pools', () => {
  const records = tournamentOf([1, 2, 3], { pools })

  test('are ranked from what is recorded here, with the reason in words', () => {
    const [table] = tables(played(poolGames, scored({ id: 11, team_1_id: 1, team_2_id: 2 }, 9, 15)), records)
    expect(table).toMatchObject({ title: 'Pool A' })
    expect(table?.lines[0]).toMatchObject({
      place: 1,
      team: 'Bees',
      figures: ['1', '1–0–0', '15:9', '+6'],
      isLevel: false,
    })
    expect(table?.lines[0]?.reason).toMatch(/ahead of .*games won/)
    expect(table?.lines.find(({ team }) => team === 'Ants')?.figures).toEqual(['1', '0–1–0', '9:15', '−6'])
  })

  test('mark teams that nothing separates, until somebody has decided', () => {
    const circle = poolGames.flatMap(game => scored(game, 15, 10))
    expect(
      tables(played(poolGames, circle), records)
        .at(-1)
        ?.lines.map(({ isLevel }) => isLevel),
    ).toEqual([true, true, true])
    const decided = {
      ...records,
      decisions: [{ id: 1, pool_id: 8, team_ids: [3, 1, 2], method: 'coin toss' }],
    }
    expect(
      tables(played(poolGames, circle), decided)
        .at(-1)
        ?.lines.map(({ team, isLevel }) => [team, isLevel]),
    ).toEqual([
      ['Cats', false],
      ['Ants', false],
      ['Bees', false],
    ])
  })

  test('make the final standings where there are no brackets, once all is played', () => {
    const all = poolGames.flatMap((game, index) => scored(game, 15, 10 + index))
    expect(tables(played(poolGames, all.slice(2)), records).map(({ title }) => title)).toEqual(['Pool A'])
    expect(tables(played(poolGames, all), records).map(({ title }) => title)).toEqual([
      'Final standings',
      'Pool A',
    ])
  })
})

test('swiss rounds are ranked after the latest one, which is called played when it is', () => {
  const rounds = [
    { id: 1, round_number: 1 },
    { id: 2, round_number: 2 },
  ]
  const games = [
    gameOf(1, { swiss_round_id: 1 }),
    gameOf(2, { swiss_round_id: 1, team_1_id: 3, team_2_id: null }),
    gameOf(3, { swiss_round_id: 2, team_1_id: 3 }),
  ]
  const after = (entries: Parameters<typeof played>[1]) =>
    tables(played(games, entries), tournamentOf([1, 2, 3], { swissRounds: rounds })).find(
      ({ key }) => key === 'swiss',
    )
  const first = scored(gameOf(1), 15, 10)
  const table = after(first)
  expect(table).toMatchObject({ title: 'Swiss, before round 2' })
  expect(table?.lines.map(({ team, figures }) => [team, figures[0], figures[1]])).toEqual([
    ['Cats', '0–0–0', '1'],
    ['Bees', '0–1–0', '10'],
  ])
  const last = { id: 3, team_1_id: 3, team_2_id: 2 }
  expect(after([...first, ...scored(last, 2, 1, { is_final: false })])?.title).toBe('Swiss, during round 2')
  expect(after([...first, ...scored(last, 15, 1)])?.title).toBe('Swiss, after round 2')
})

describe('brackets', () => {
  const brackets = [
    bracketRecord.parse({ id: 5, name: 'Playoff' }),
    bracketRecord.parse({ id: 6, name: 'Third place', main_bracket_id: 5, row_position: 2 }),
  ]
  const records = tournamentOf([1, 2, 3, 4], { brackets })
  const semis = [
    ...scored({ id: 1, team_1_id: 1, team_2_id: 4 }, 15, 9),
    ...scored({ id: 2, team_1_id: 2, team_2_id: 3 }, 10, 15),
  ]
  const final = scored({ id: 3, team_1_id: 1, team_2_id: 3 }, 12, 13)

  test('are drawn from the links of their games, each round in the order of the next', () => {
    const eight = [
      gameOf(1, { bracket_id: 5, next_game_for_winner_id: 6, next_team_for_winner: 2 }),
      gameOf(2, { bracket_id: 5, next_game_for_winner_id: 5, next_team_for_winner: 2 }),
      gameOf(3, { bracket_id: 5, next_game_for_winner_id: 5 }),
      gameOf(4, { bracket_id: 5, next_game_for_winner_id: 6 }),
      gameOf(5, { bracket_id: 5, next_game_for_winner_id: 7, next_team_for_winner: 2 }),
      gameOf(6, { bracket_id: 5, next_game_for_winner_id: 7 }),
      gameOf(7, { bracket_id: 5 }),
    ]
    const [playoff] = drawnBrackets({ games: played(eight), teams, sites: [] }, records)
    expect(playoff?.rounds.map(({ title, games }) => [title, games.map(({ id }) => id)])).toEqual([
      ['Quarter-finals', [4, 1, 3, 2]],
      ['Semi-finals', [6, 5]],
      ['Final', [7]],
    ])
  })

  test('show who won and the places that were won', () => {
    const [playoff, third] = drawnBrackets(
      { games: played(semisAndFinals, [...semis, ...final]), teams, sites: [] },
      records,
    )
    expect(playoff?.rounds[1]?.games[0]?.sides).toEqual([
      { teamId: 1, team: 'Ants', seed: 1, score: 12, shootout: null, isWinner: false, place: '2' },
      { teamId: 3, team: 'Cats', seed: 3, score: 13, shootout: null, isWinner: true, place: '1' },
    ])
    expect(third?.rounds).toMatchObject([
      { title: '', games: [{ sides: [{ team: 'Dogs', score: null }, { team: 'Bees' }] }] },
    ])
  })

  test('give the final standings as far as they are decided', () => {
    const finals = (entries: Parameters<typeof played>[1]) =>
      tables(played(semisAndFinals, entries), records)[0]?.lines.map(({ place, team, reason }) => [
        place,
        team,
        reason,
      ])
    expect(finals(semis)).toBeUndefined()
    expect(finals([...semis, ...final])).toEqual([
      [1, 'Cats', 'won the final'],
      [2, 'Ants', 'lost the final'],
    ])
  })
})

describe('who goes on', () => {
  const brackets = [bracketRecord.parse({ id: 5, name: 'Playoff' })]
  const two = [
    { id: 8, name: 'A', team_ids: [1, 2, 3], first_place: null, counts_earlier_games: false },
    { id: 9, name: 'B', team_ids: [4, 5, 6], first_place: null, counts_earlier_games: false },
  ]
  const records = tournamentOf([1, 2, 3, 4, 5, 6], { pools: two, brackets })
  const semis = (teamIds: readonly (number | null)[]) => [
    ...[0, 1].map(index =>
      gameOf(21 + index, {
        bracket_id: 5,
        team_1_id: teamIds[2 * index] ?? null,
        team_2_id: teamIds[2 * index + 1] ?? null,
        next_game_for_winner_id: 23,
        next_team_for_winner: index + 1,
      }),
    ),
    gameOf(23, { bracket_id: 5, team_1_id: null, team_2_id: null }),
  ]

  test('is a line below as many of each pool as the bracket has places for', () => {
    expect(tables(played(semis([])), records).map(({ title, cut }) => [title, cut])).toEqual(
      ['Pool A', 'Pool B'].map(title => [title, { after: 2, what: 'Playoff has room for the first 2' }]),
    )
    // Three places for two pools: which of the seconds goes on, nobody can say.
    const three = semis([]).filter(({ id }) => id !== 21)
    expect(tables(played(three), records)[0]?.cut).toBeUndefined()
  })

  test('is said of each team once the office has put teams into the bracket', () => {
    const [a, b] = tables(played(semis([1, 5, 4, 2])), records)
    expect(a?.cut).toBeUndefined()
    expect(a?.lines.map(({ team, goesTo }) => [team, goesTo])).toEqual([
      ['Ants', 'Playoff'],
      ['Bees', 'Playoff'],
      ['Cats', undefined],
    ])
    expect(b?.lines.filter(({ goesTo }) => goesTo === 'Playoff').map(({ team }) => team)).toEqual([
      'Dogs',
      'Elks',
    ])
  })
})

test('final places that several teams share are told as all of them', () => {
  const brackets = [bracketRecord.parse({ id: 5, name: 'Playoff' })]
  const games = semisAndFinals.slice(0, 3).map(game => ({
    ...game,
    next_game_for_loser_id: null,
    place_for_loser: game.id === 3 ? 2 : 3,
  }))
  const entries = [
    ...scored({ id: 1, team_1_id: 1, team_2_id: 4 }, 15, 9),
    ...scored({ id: 2, team_1_id: 2, team_2_id: 3 }, 10, 15),
    ...scored({ id: 3, team_1_id: 1, team_2_id: 3 }, 12, 13),
  ]
  expect(
    tables(played(games, entries), tournamentOf([1, 2, 3, 4], { brackets }))[0]?.lines.map(
      ({ team, places }) => [team, places],
    ),
  ).toEqual([
    ['Cats', '1'],
    ['Ants', '2'],
    ['Bees', '3–4'],
    ['Dogs', '3–4'],
  ])
})
