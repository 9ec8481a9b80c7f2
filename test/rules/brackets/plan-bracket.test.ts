import { describe, expect, test } from 'vitest'
import { type BracketRequest, planBracket } from '../../../server/rules/brackets/plan-bracket.ts'
import { storedName } from '../../../shared-schema/rules/brackets/section-names.ts'
import { shown } from './shown.ts'

function plan(request: Pick<BracketRequest, 'kind' | 'teams'> & Partial<BracketRequest>) {
  return planBracket({ third_place: false, grand_final_reset: false, first_place: 1, ...request })
}

const names = (request: Parameters<typeof plan>[0]) =>
  plan(request).sections.map(({ name }) => storedName(name))

describe('single elimination', () => {
  test('of eight leads from 1-8, 4-5, 2-7, 3-6 to the final; losers of a round share its best place', () => {
    expect(shown(plan({ kind: 'single elimination', teams: 8 }))).toEqual({
      Playoff: [
        'round 2, step 0: 1 v 8 for /5, 4 v 5 for /5, 2 v 7 for /5, 3 v 6 for /5',
        'round 1, step 1: W0.2.0 v W0.2.1 for /3, W0.2.2 v W0.2.3 for /3',
        'round 0, step 2: W0.1.0 v W0.1.1 for 1/2',
      ],
    })
  })

  test('of five gives seeds 1 to 3 a bye: their slots have no game', () => {
    const { sections } = plan({ kind: 'single elimination', teams: 5 })
    expect(shown({ sections })).toEqual({
      Playoff: [
        'round 2, step 0: 4 v 5 for /5',
        'round 1, step 1: 1 v W0.2.1 for /3, 2 v 3 for /3',
        'round 0, step 2: W0.1.0 v W0.1.1 for 1/2',
      ],
    })
    expect(sections[0]?.rounds[0]?.games[0]).toMatchObject({
      slot: 1,
      winner_to: { section: 0, round_number: 1, slot: 0, team: 2 },
    })
  })

  test('has a game for third place where two lose in the semi-finals', () => {
    expect(shown(plan({ kind: 'single elimination', teams: 4, third_place: true }))).toEqual({
      Playoff: ['round 1, step 0: 1 v 4, 2 v 3', 'round 0, step 1: W0.1.0 v W0.1.1 for 1/2'],
      'Third place': ['round 0, step 1: L0.1.0 v L0.1.1 for 3/4'],
    })
    expect(names({ kind: 'single elimination', teams: 3, third_place: true })).toEqual(['Playoff'])
  })
})

describe('double elimination', () => {
  test('of eight crosses the semi-final losers over, and may end with a second grand final', () => {
    expect(shown(plan({ kind: 'double elimination', teams: 8, grand_final_reset: true }))).toEqual({
      'Winners bracket': [
        'round 2, step 0: 1 v 8, 4 v 5, 2 v 7, 3 v 6',
        'round 1, step 1: W0.2.0 v W0.2.1, W0.2.2 v W0.2.3',
        'round 0, step 2: W0.1.0 v W0.1.1',
      ],
      'Losers bracket': [
        'round 3, step 1: L0.2.0 v L0.2.1 for /7, L0.2.2 v L0.2.3 for /7',
        'round 2, step 2: L0.1.1 v W1.3.0 for /5, L0.1.0 v W1.3.1 for /5',
        'round 1, step 3: W1.2.0 v W1.2.1 for /4',
        'round 0, step 4: L0.0.0 v W1.1.0 for /3',
      ],
      'Grand final': ['round 1, step 5: W0.0.0 v W1.0.0 for 1/2', 'round 0, step 6: L2.1.0 v W2.1.0 for 1/2'],
    })
  })

  test('of six lets two losers wait for the semi-final losers', () => {
    expect(shown(plan({ kind: 'double elimination', teams: 6 }))['Losers bracket']).toEqual([
      'round 2, step 2: L0.1.1 v L0.2.1 for /5, L0.1.0 v L0.2.3 for /5',
      'round 1, step 3: W1.2.0 v W1.2.1 for /4',
      'round 0, step 4: L0.0.0 v W1.1.0 for /3',
    ])
  })

  test('of two is the same game twice', () => {
    expect(shown(plan({ kind: 'double elimination', teams: 2 }))).toEqual({
      'Winners bracket': ['round 0, step 0: 1 v 2'],
      'Grand final': ['round 0, step 1: W0.0.0 v L0.0.0 for 1/2'],
    })
  })
})

describe('consolation', () => {
  test('of eight is for the losers of the first round', () => {
    expect(shown(plan({ kind: 'consolation', teams: 8 })).Consolation).toEqual([
      'round 1, step 1: L0.2.0 v L0.2.1 for /7, L0.2.2 v L0.2.3 for /7',
      'round 0, step 2: W1.1.0 v W1.1.1 for 5/6',
    ])
  })

  test('of nine is for all losers of a first game, a bye being none', () => {
    expect(shown(plan({ kind: 'consolation', teams: 9 }))).toEqual({
      Playoff: [
        'round 3, step 0: 8 v 9',
        'round 2, step 1: 1 v W0.3.1 for /5, 4 v 5, 2 v 7, 3 v 6',
        'round 1, step 2: W0.2.0 v W0.2.1 for /3, W0.2.2 v W0.2.3 for /3',
        'round 0, step 3: W0.1.0 v W0.1.1 for 1/2',
      ],
      Consolation: [
        'round 1, step 2: L0.3.1 v L0.2.1 for /8, L0.2.2 v L0.2.3 for /8',
        'round 0, step 3: W1.1.0 v W1.1.1 for 6/7',
      ],
    })
  })

  test('leaves the losers of the semi-finals to the game for third place', () => {
    expect(shown(plan({ kind: 'consolation', teams: 5 })).Consolation).toEqual([
      'round 0, step 2: L0.2.1 v L0.1.1 for 4/5',
    ])
    expect(names({ kind: 'consolation', teams: 5, third_place: true })).toEqual(['Playoff', 'Third place'])
  })
})

describe('full placement', () => {
  test('of eight has the four brackets that tournaments use, where they put them (wire.md 4.14)', () => {
    const { sections } = plan({ kind: 'full placement', teams: 8 })
    expect(shown({ sections })).toMatchObject({
      'Third place': ['round 0, step 2: L0.1.0 v L0.1.1 for 3/4'],
      'Places 5–8': [
        'round 1, step 1: L0.2.0 v L0.2.1, L0.2.2 v L0.2.3',
        'round 0, step 2: W2.1.0 v W2.1.1 for 5/6',
      ],
      'Places 7–8': ['round 0, step 2: L2.1.0 v L2.1.1 for 7/8'],
    })
    expect(
      sections.map(({ name, column_position, row_position }) => [
        storedName(name),
        column_position,
        row_position,
      ]),
    ).toEqual([
      ['Playoff', 1, 1],
      ['Third place', 3, 2],
      ['Places 5–8', 2, 3],
      ['Places 7–8', 3, 4],
    ])
  })

  test('of six has one game for places 5 and 6', () => {
    expect(shown(plan({ kind: 'full placement', teams: 6 }))['Places 5–6']).toEqual([
      'round 0, step 1: L0.2.1 v L0.2.3 for 5/6',
    ])
  })
})

describe('a bracket for places further down', () => {
  test('counts its places from there', () => {
    expect(shown(plan({ kind: 'full placement', teams: 4, first_place: 9 }))).toEqual({
      'Places 9–12': ['round 1, step 0: 1 v 4, 2 v 3', 'round 0, step 1: W0.1.0 v W0.1.1 for 9/10'],
      'Places 11–12': ['round 0, step 1: L0.1.0 v L0.1.1 for 11/12'],
    })
  })

  test('says so in the names of its sections', () => {
    expect(names({ kind: 'single elimination', teams: 8, first_place: 9, third_place: true })).toEqual([
      'Places 9–16',
      'Places 11–12',
    ])
    expect(names({ kind: 'double elimination', teams: 8, first_place: 9 })).toEqual([
      'Winners bracket (9–16)',
      'Losers bracket (9–16)',
      'Grand final (9–16)',
    ])
    expect(names({ kind: 'consolation', teams: 8, first_place: 9 })).toEqual([
      'Places 9–16',
      'Consolation (13–16)',
    ])
  })

  test('is for third place only if that and the fourth are all that it decides', () => {
    const named = (teams: number, first_place: number) =>
      names({ kind: 'single elimination', teams, first_place })
    expect([named(2, 3), named(4, 3), named(3, 2)]).toEqual([['Third place'], ['Places 3–6'], ['Places 2–4']])
  })
})

describe('crossover', () => {
  test('lets the neighbours in the order meet, each pair for its two places', () => {
    const { sections } = plan({ kind: 'crossover', teams: 6, first_place: 5 })
    expect(names({ kind: 'crossover', teams: 6, first_place: 5 })).toEqual(['Crossover (5–10)'])
    expect(sections.flatMap(({ rounds }) => rounds.flatMap(({ games }) => games))).toMatchObject([
      { team_1: { seed: 1 }, team_2: { seed: 2 }, place_for_winner: 5, place_for_loser: 6 },
      { team_1: { seed: 3 }, team_2: { seed: 4 }, place_for_winner: 7, place_for_loser: 8 },
      { team_1: { seed: 5 }, team_2: { seed: 6 }, place_for_winner: 9, place_for_loser: 10 },
    ])
  })

  test('has an even number of teams', () => {
    expect(() => plan({ kind: 'crossover', teams: 5 })).toThrow(
      new RangeError('a crossover cannot have 5 teams, only an even number'),
    )
  })
})

test('a bracket has 2 to 256 teams and a first place from 1', () => {
  for (const teams of [1, 257, 2.5, NaN])
    expect(() => plan({ kind: 'consolation', teams })).toThrow(
      new RangeError(`a bracket cannot have ${teams} teams, only 2 to 256`),
    )
  for (const first_place of [0, 1.5])
    expect(() => plan({ kind: 'consolation', teams: 4, first_place })).toThrow(
      new RangeError(`the first place of a bracket cannot be ${first_place}, only 1 or a later one`),
    )
})
