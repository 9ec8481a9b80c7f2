import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../../../shared-schema/rules/at.ts'
import { candidates } from '../../../server/rules/formats/candidates.ts'
import { formatGames } from '../../../server/rules/formats/format-games.ts'
import { gamesPerTeam } from '../../../server/rules/formats/games-per-team.ts'
import { firstPlaceOf, flawOf, groupSizes, teamsOn } from '../../../shared-schema/rules/formats/places.ts'
import { bracketsOf, type Stage } from '../../../shared-schema/rules/formats/format.ts'
import { suggestFormats, weighFormat } from '../../../server/rules/formats/suggest-formats.ts'
import { Precedence } from '../../../server/rules/scheduling/precedence.ts'

const DAY = 24 * 60
/** Fields that are open from 9:00 to 19:00 on so many days. */
const fields = (count: number, days: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    openings: Array.from({ length: days }, (_, day) => ({
      from: day * DAY + 9 * 60,
      to: day * DAY + 19 * 60,
    })),
  }))
const means = (teams: number, count: number, days: number) => ({
  ...{ teams, sites: fields(count, days), from: 0, game_minutes: 75, rest_minutes: 15 },
})
const fourPools = (...brackets: Stage[]): Stage[] => [{ kind: 'pools', pools: 4 }, ...brackets]
const placement = (from_place: number, to_place: number): Stage => ({
  ...{ kind: 'bracket', bracket_kind: 'full placement', from_place, to_place },
})

describe('what a format comes to', () => {
  test('16 teams in four pools, then one bracket in which everybody plays on', () => {
    const weighed = weighFormat(fourPools(placement(1, 4)), means(16, 4, 2))
    expect(weighed).toMatchObject({
      games: 24 + 32,
      games_per_team: { least: 7, most: 7 },
      games_left_over: 0,
    })
    expect(weighed.done_at).toBeLessThanOrEqual(DAY + 19 * 60)
  })

  test('firsts wait while seconds and thirds cross over', () => {
    const stages = fourPools(placement(1, 3), placement(4, 4))
    const games = formatGames(stages, 16, 75)
    expect(games.filter(({ round }) => round?.series === 'bracket:0 0' && round.number === -3)).toHaveLength(
      4,
    )
    expect(gamesPerTeam(stages, 16)).toEqual({ least: 5, most: 7 })
  })

  test('the best four after five swiss rounds', () => {
    const stages: Stage[] = [
      { kind: 'swiss', rounds: 5 },
      { kind: 'bracket', bracket_kind: 'single elimination', from_place: 1, to_place: 4 },
    ]
    expect(weighFormat(stages, means(10, 5, 2))).toMatchObject({
      games: 5 * 5 + 4,
      games_per_team: { least: 5, most: 7 },
    })
  })

  test('without enough time it says how many games are left over', () => {
    const weighed = weighFormat(fourPools(placement(1, 4)), means(16, 2, 1))
    expect(weighed.done_at).toBeNull()
    expect(weighed.games_left_over).toBeGreaterThanOrEqual(56 - 16)
  })
})

describe('how long a format takes', () => {
  const everybody: Stage[] = [{ kind: 'pools', pools: 1 }]
  const open = (...openings: { from: number; to: number }[]) => ({ openings })
  const weighed = (sites: readonly { openings: { from: number; to: number }[] | null }[]) => {
    const { done_at, games_left_over } = weighFormat(everybody, {
      sites: sites.map((site, index) => ({ ...site, id: index + 1 })),
      ...{ teams: 4, from: 0, game_minutes: 60, rest_minutes: 0 },
    })
    return { done_at, games_left_over }
  }

  test('six games on two fields that are always open are done after three', () => {
    expect(weighed([{ openings: null }, { openings: null }])).toEqual({ done_at: 180, games_left_over: 0 })
  })

  test('a field takes whole games in each of its hours', () => {
    expect(weighed([open({ from: 0, to: 179 }, { from: 200, to: 259 }, { from: 300, to: 290 })])).toEqual({
      done_at: null,
      games_left_over: 4,
    })
    expect(weighed([open({ from: 0, to: 360 })])).toEqual({ done_at: 360, games_left_over: 0 })
  })

  test('games for which the fields have no room at all are counted without placing the others', () => {
    const { games_left_over } = weighFormat(everybody, {
      sites: [{ id: 1, openings: [{ from: 0, to: 120 }] }],
      ...{ teams: 3, from: 0, game_minutes: 60, rest_minutes: 60 },
    })
    // Placed one by one, the second game would be left over too, because one of its teams needs its rest.
    expect(games_left_over).toBe(1)
  })

  test('nobody plays on two fields at once, however many there are', () => {
    const hour = open({ from: 0, to: 60 })
    expect(weighed([hour, hour, hour, hour, hour, hour])).toEqual({ done_at: null, games_left_over: 4 })
  })
})

describe('stages that cannot be played', () => {
  test.each([
    ['none', []],
    [
      'groups',
      [
        { kind: 'pools', pools: 2 },
        { kind: 'swiss', rounds: 3 },
      ],
    ],
    ['order', [placement(1, 2), { kind: 'pools', pools: 2 }]],
    ['pools', [{ kind: 'pools', pools: 5 }]],
    ['rounds', [{ kind: 'swiss', rounds: 8 }]],
    ['bracket size', [{ kind: 'pools', pools: 2 }, placement(5, 6)]],
    [
      'odd crossover',
      [
        { kind: 'swiss', rounds: 3 },
        { kind: 'bracket', bracket_kind: 'crossover', from_place: 1, to_place: 7 },
      ],
    ],
    ['places twice', [{ kind: 'pools', pools: 2 }, placement(1, 3), placement(3, 4)]],
  ] as const)('%s', (flaw, stages) => {
    expect(flawOf(stages, 8)).toBe(flaw)
  })
})

describe('suggestions', () => {
  const sizes = fc.integer({ min: 2, max: 32 })

  test('each can be played, and is not suggested twice', () => {
    fc.assert(
      fc.property(sizes, teams => {
        const found = candidates(teams)
        expect(found.length).toBeGreaterThan(0)
        expect(new Set(found.map(stages => JSON.stringify(stages))).size).toBe(found.length)
        for (const stages of found) expect(flawOf(stages, teams)).toBeUndefined()
      }),
    )
  })

  test('each game is of two teams: the games of all teams together are twice the games', () => {
    fc.assert(
      fc.property(sizes, teams => {
        for (const stages of candidates(teams)) {
          const { least, most } = gamesPerTeam(stages, teams)
          const games = formatGames(stages, teams, 60).length
          expect(least).toBeLessThanOrEqual(most)
          expect(least * teams).toBeLessThanOrEqual(2 * games)
          expect(2 * games).toBeLessThanOrEqual(most * teams)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('no place of the tournament is played for twice', () => {
    fc.assert(
      fc.property(sizes, teams => {
        for (const stages of candidates(teams)) {
          const groups = groupSizes(stages, teams)
          const places = bracketsOf(stages).flatMap(stage =>
            Array.from({ length: teamsOn(groups, stage) }, (_, index) => firstPlaceOf(groups, stage) + index),
          )
          expect(new Set(places).size).toBe(places.length)
          expect(Math.max(0, ...places)).toBeLessThanOrEqual(teams)
        }
      }),
    )
  })

  test('what there is time for comes first, then what leaves less over, then where everybody plays more, in fewer games', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.integer({ min: 1, max: 3 }), (teams, count) => {
        const keys = suggestFormats(means(teams, count, 1)).map(({ done_at, games_left_over, ...one }) => [
          done_at === null ? 1 : 0,
          games_left_over,
          -Math.min(one.games_per_team.least, teams - 1),
          one.games,
        ])
        for (const [index, key] of keys.slice(1).entries()) {
          const before = at(keys, index)
          const differs = key.findIndex((value, place) => value !== before[place])
          if (differs !== -1) expect(at(before, differs)).toBeLessThan(at(key, differs))
        }
      }),
      { numRuns: 15 },
    )
  })

  const first = (teams: number, count: number) => suggestFormats(means(teams, count, 2))[0]?.stages

  test('five teams first meet everybody once, although they could play on', () => {
    expect(first(5, 2)).toEqual([{ kind: 'pools', pools: 1 }])
  })

  test('without fields, as with fields enough: no knock-out is first because it leaves fewer games over', () => {
    for (const teams of [4, 5, 8, 16]) expect(first(teams, 0)).toEqual(first(teams, 20))
  })

  test('when it is done nothing clashes: what comes first is over before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.integer({ min: 2, max: 6 }), (teams, count) => {
        const suggested = suggestFormats(means(teams, count, 2))
        const fit = suggested.map(({ done_at }) => done_at !== null)
        expect(fit).toEqual(fit.toSorted((one, other) => Number(other) - Number(one)))
        for (const { stages, done_at, games } of suggested) {
          if (done_at === null) continue
          // No field can take more than it has room for, and no chain of games is shorter than its games.
          expect(done_at - 9 * 60).toBeGreaterThanOrEqual(Math.ceil(games / count) * 75)
          const all = formatGames(stages, teams, 75)
          const precedence = new Precedence(all, 15)
          expect(all.some(game => precedence.before(game).length === 0)).toBe(true)
        }
      }),
      { numRuns: 10 },
    )
  })
})
