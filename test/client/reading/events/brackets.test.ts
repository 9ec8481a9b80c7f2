import { describe, expect, test } from 'vitest'
import { drawnBrackets } from '../../../../client/reading/events/bracket-columns.ts'
import { bracketLayout } from '../../../../client/reading/events/bracket-layout.ts'
import { bracketRecord } from '../../../../client/sync/storage/tournament-records.ts'
import { planBracket } from '../../../../server/rules/brackets/plan-bracket.ts'
import { gameOf, played, scored, semisAndFinals, teams, tournamentOf } from '../../event.ts'

type Plan = ReturnType<typeof planBracket>

/** The records that the office makes of a plan, without teams. */
function recordsOf(plan: Plan, kind: string) {
  const refs = plan.sections.flatMap((section, at) =>
    section.rounds.flatMap(({ round_number, games }) =>
      games.map(game => ({ key: `${at}/${round_number}/${game.slot}`, section: at, game })),
    ),
  )
  const ids = new Map(refs.map(({ key }, index) => [key, index + 1]))
  const idOf = (to: Plan['sections'][0]['rounds'][0]['games'][0]['winner_to']): number | null =>
    to && (ids.get(`${to.section}/${to.round_number}/${to.slot}`) ?? null)
  return {
    games: refs.map(({ section, game }, index) =>
      gameOf(index + 1, {
        bracket_id: section + 1,
        team_1_id: null,
        team_2_id: null,
        next_game_for_winner_id: idOf(game.winner_to),
        next_team_for_winner: game.winner_to?.team ?? 1,
        next_game_for_loser_id: idOf(game.loser_to),
        next_team_for_loser: game.loser_to?.team ?? 1,
        place_for_winner: game.place_for_winner,
        place_for_loser: game.place_for_loser,
      }),
    ),
    records: tournamentOf([], {
      brackets: plan.sections.map(({ row_position, column_position, name }, section) =>
        bracketRecord.parse({
          id: section + 1,
          name: name.kind,
          kind,
          main_bracket_id: section === 0 ? null : 1,
          row_position,
          column_position,
        }),
      ),
    }),
  }
}

const usual = { third_place: false, grand_final_reset: true, first_place: 1 }

const drawnOf = (plan: Plan, kind: string) => {
  const { games, records } = recordsOf(plan, kind)
  return drawnBrackets({ games: played(games), teams, sites: [] }, records)
}

describe('the tree of a bracket', () => {
  const game = (id: number, next: number | null) => ({ id, next_game_for_winner_id: next })

  test('has each game in the middle of those that lead to it', () => {
    const { places, lines, rows, columns } = bracketLayout([
      [game(1, 5), game(2, 5), game(3, 6), game(4, 6)],
      [game(5, 7), game(6, 7)],
      [game(7, null)],
    ])
    expect([rows, columns]).toEqual([4, 3])
    expect([...places.values()].sort((a, b) => a.id - b.id).map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 0.5],
      [1, 2.5],
      [2, 1.5],
    ])
    expect(lines.map(({ from, to }) => [from.id, to.id])).toEqual([
      [1, 5],
      [2, 5],
      [3, 6],
      [4, 6],
      [5, 7],
      [6, 7],
    ])
  })

  test('goes straight on after a bye, and two that lead to nothing stand below each other', () => {
    const { places, rows } = bracketLayout([[game(1, 2)], [game(2, null), game(3, null)]])
    expect([1, 2, 3].map(id => places.get(id)?.row)).toEqual([0, 0, 1])
    expect(rows).toBe(2)
  })

  test.each([4, 6, 16, 31])('of %i teams in a double elimination has no two games on one place', many => {
    const plan = planBracket({ ...usual, kind: 'double elimination', teams: many })
    for (const { rounds, layout } of drawnOf(plan, 'double elimination')) {
      const games = rounds.flatMap(round => round.games)
      expect(layout.places.size).toBe(games.length)
      expect(new Set([...layout.places.values()].map(({ column, row }) => `${column}/${row}`)).size).toBe(
        games.length,
      )
    }
  })
})

describe('a team that is not known yet', () => {
  test('is named by the game that sends it', () => {
    const plan = planBracket({ ...usual, kind: 'single elimination', teams: 8, third_place: true })
    const [playoff, third] = drawnOf(plan, 'single elimination')
    const shown = (bracket: typeof playoff) =>
      bracket?.rounds.map(({ games }) =>
        games.map(({ label, sides }) => [label, ...sides.map(side => side.team)]),
      )
    expect(shown(playoff)?.slice(1)).toEqual([
      [
        ['SF 1', 'Winner of QF 1', 'Winner of QF 2'],
        ['SF 2', 'Winner of QF 3', 'Winner of QF 4'],
      ],
      [['Final', 'Winner of SF 1', 'Winner of SF 2']],
    ])
    expect(shown(third)?.[0]?.[0]?.slice(1)).toEqual(['Loser of SF 1', 'Loser of SF 2'])
    expect(shown(playoff)?.[0]?.[0]).toEqual(['QF 1', 'To be decided', 'To be decided'])
  })

  test('of a double elimination is named by numbers that no two games share', () => {
    const drawn = drawnOf(
      planBracket({ ...usual, kind: 'double elimination', teams: 4 }),
      'double elimination',
    )
    const games = drawn.flatMap(({ rounds }) => rounds.flatMap(round => round.games))
    expect(games.map(({ label }) => label).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(number => `Game ${number}`),
    )
    const grand = drawn.at(-1)?.rounds
    expect(grand?.map(({ title }) => title)).toEqual(['Grand final', 'Second grand final, only if needed'])
    expect(grand?.map(round => round.games[0]?.isOnlyIfNeeded)).toEqual([false, true])
    expect(grand?.[1]?.games[0]?.sides.map(({ team }) => team)).toEqual([
      'Loser of Game 6',
      'Winner of Game 6',
    ])
  })
})

test('teams stand with their seeds', () => {
  const records = tournamentOf([4, 3, 2, 1], { brackets: [bracketRecord.parse({ id: 5, name: 'Playoff' })] })
  const [playoff] = drawnBrackets({ games: played(semisAndFinals), teams, sites: [] }, records)
  expect(playoff?.rounds[0]?.games.map(({ sides }) => sides.map(({ team, seed }) => [team, seed]))).toEqual([
    [
      ['Ants', 4],
      ['Dogs', 1],
    ],
    [
      ['Bees', 3],
      ['Cats', 2],
    ],
  ])
})

test('a place that several share is told as all of them', () => {
  const bracket = { bracket_id: 5 }
  const quarters = [1, 2, 3, 4].map((id, index) =>
    gameOf(id, {
      ...bracket,
      next_game_for_winner_id: index < 2 ? 5 : 6,
      next_team_for_winner: (index % 2) + 1,
      place_for_loser: 5,
    }),
  )
  const semis = [5, 6].map((id, index) =>
    gameOf(id, {
      ...bracket,
      team_1_id: null,
      team_2_id: null,
      next_game_for_winner_id: 7,
      next_team_for_winner: index + 1,
      place_for_loser: 3,
    }),
  )
  const final = gameOf(7, {
    ...bracket,
    team_1_id: null,
    team_2_id: null,
    place_for_winner: 1,
    place_for_loser: 2,
  })
  const all = quarters.flatMap(game => scored(game, 15, 3))
  const [playoff] = drawnBrackets(
    { games: played([...quarters, ...semis, final], all), teams, sites: [] },
    tournamentOf([], { brackets: [bracketRecord.parse({ id: 5, name: 'Playoff' })] }),
  )
  expect(playoff?.rounds[0]?.games[0]?.sides.map(({ place }) => place)).toEqual([null, '5–8'])
})
