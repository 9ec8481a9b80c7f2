import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { definitionOf, rulesOf } from '../../shared-schema/sports/index.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { situationOf } from './situation-of.ts'

type Sport = (typeof sports)[number]
const sports = ['baseball', 'softball', 'kickball'] as const

/** The players that a scorekeeper has named for a play: a batter of team 1, a pitcher of team 2. */
type Named = readonly [batter: number | null, pitcher: number | null]

const someone = (team: number) =>
  fc.option(
    fc.integer({ min: 1, max: 3 }).map(number => team * 10 + number),
    { freq: 3 },
  )
const named = fc.tuple(someone(1), someone(2))

const typeOf = (sport: Sport, word: PlayWord): number =>
  rulesOf(sport).kinds.find(kind => kind.word === word)?.type ?? 0

/** The plays with a batter and a pitcher, those that end a turn by the count among them. */
const typesAtPlate = (sport: Sport): number[] =>
  rulesOf(sport)
    .kinds.filter(({ roles: [first, second] }) => first?.side === 'own' && second?.word === 'pitcher')
    .filter(({ roles: [first] }) => first?.word === (sport === 'kickball' ? 'kicker' : 'batter'))
    .map(({ type }) => type)

describe.each(sports)('the plays that come with one of %s', sport => {
  const { correctedWith, playsAt } = definitionOf(sport)
  const write = writer(sport)
  // Runners on the bases, and perhaps a full count.
  const before = (['single', 'double', 'walk', 'pitchBall', 'strike'] as const).map(word =>
    typeOf(sport, word),
  )
  const tapped = fc.record({
    before: fc.array(
      fc.tuple(fc.constantFrom(...before), named).map(([type, names]) => write(type, 1, names)),
      { maxLength: 8 },
    ),
    type: fc.constantFrom(...typesAtPlate(sport)),
    names: fc.array(named, { minLength: 2, maxLength: 4 }),
  })
  /** The plays of a tap, after the last of them was given other players. */
  const corrected = (plays: readonly Play[], [batter, pitcher]: Named): Play[] => {
    const last = plays.at(-1)
    if (!last) return []
    const after = { ...last, player_1_id: batter, player_2_id: pitcher }
    return [...plays.slice(0, -1).map(added => correctedWith(added, last, after)), after]
  }

  test('have, after any corrections, the players that they have if the right ones are named at once', () => {
    let added = 0
    fc.assert(
      fc.property(tapped, ({ before, type, names }) => {
        const situation = situationOf(sport, before)
        const atOnce = (name: Named) => playsAt(write(type, 1, name), situation, sides)
        const [first = [null, null], ...others] = names
        const last = others.at(-1) ?? first
        expect(others.reduce(corrected, [...atOnce(first)])).toEqual(atOnce(last))
        added += atOnce(first).length - 1
      }),
      { numRuns: 300 },
    )
    expect(added).toBeGreaterThan(40)
  })

  test('keep the players that were named for them by hand', () => {
    const [single, run] = [typeOf(sport, 'single'), typeOf(sport, 'runScored')]
    const inherited = write(run, 1, [12, 29, 13])
    const [before, after] = [write(single, 1, [null, 21]), write(single, 1, [11, 22])]
    expect(correctedWith(inherited, before, after)).toBe(inherited)
  })

  test('are batted in by nobody once the hit turns out to be an error, and by the batter the other way', () => {
    const [single, error, run] = (['single', 'reachedOnError', 'runScored'] as const).map(word =>
      typeOf(sport, word),
    )
    const [hit, missed] = [write(single ?? 0, 1, [11, 21]), write(error ?? 0, 1, [11, 21])]
    const earned = write(run ?? 0, 1, [12, 21, 11])
    const given = { ...earned, player_3_id: null, player_3_team_id: null }
    expect(correctedWith(earned, hit, missed)).toEqual(given)
    expect(correctedWith(given, missed, hit)).toEqual(earned)
  })

  test('stay as they are if the play was one of the other team, or none at the plate', () => {
    const [single, run] = [typeOf(sport, 'single'), typeOf(sport, 'runScored')]
    const earned = write(run, 1, [12, 21, 11])
    const hit = write(single, 1, [11, 21])
    expect(correctedWith(earned, hit, write(single, 2, [21, 11]))).toBe(earned)
    expect(correctedWith(earned, hit, write(typeOf(sport, 'runnerOut'), 1, [13, 22]))).toBe(earned)
  })
})

test('a play of another sport comes alone, and corrections change no other', () => {
  const goal = writer('soccer')(rulesOf('soccer').kinds[0]?.type ?? 0, 1, [11])
  expect(definitionOf('soccer').correctedWith(goal, goal, { ...goal, player_1_id: 12 })).toBe(goal)
})
