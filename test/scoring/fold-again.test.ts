import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { kindRows } from '../../shared-schema/replication/entry-kinds.ts'
import { foldAgain } from '../../shared-schema/scoring/fold-again.ts'
import { foldGame, type GameState } from '../../shared-schema/scoring/fold-game.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { sports } from '../../shared-schema/sports/names.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { gameOf, recorded } from '../sports/random-game.ts'
import { entriesOf, history } from '../support/histories.ts'
import { device, sides } from './sheet.ts'

const ultimate = rulesOf('ultimate')

/**
 * Folds what has come until each entry, as a tablet does, and expects what all of it makes; and that no
 * earlier state has changed.
 */
function expectSame(rules: typeof ultimate, entries: readonly Entry[]): void {
  const fold = foldAgain()
  const states: { state: GameState; copy: GameState }[] = []
  for (let many = 1; many <= entries.length; many++) {
    const known = entries.slice(0, many)
    const state = fold(sides, rules, orderEntries(known))
    expect(state).toEqual(foldGame(sides, rules, known))
    states.push({ state, copy: structuredClone(state) })
  }
  for (const { state, copy } of states) expect(state).toEqual(copy)
}

describe('L8: a game that is folded with each entry that comes', () => {
  const league = {
    ...{ organization: 1, league: 1, season: 1, tournament: 1, poolRound: 1 },
    teams: [1, 2] as [number, number],
    players: [
      [11, 12],
      [21, 22],
    ] as [number[], number[]],
  }
  const name = (index: number): string => `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`

  test('is what it would be folded at once, whatever several tablets record, in whatever order it arrives', () => {
    const arriving = history.chain(steps => {
      const entries = entriesOf(steps, league, 1, name)
      return fc.oneof(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length }))
    })
    fc.assert(fc.property(arriving, entries => expectSame(ultimate, entries)))
  })

  test('has every kind of entry but those with tests of their own', () => {
    const drawn = fc
      .sample(history, { numRuns: 200, seed: 1 })
      .flatMap(steps => entriesOf(steps, league, 1, name))
    // In game-clock.test.ts, order.test.ts and disputes.test.ts.
    const kinds = new Set([...drawn.map(({ kind }) => kind), 'clock', 'spirit', 'decision'])
    expect(kinds).toEqual(new Set(kindRows.map(({ kind }) => kind)))
  })

  test.each(sports)('is so in %s', sport => {
    const rules = rulesOf(sport)
    fc.assert(
      fc.property(gameOf(rules), game => expectSame(rules, recorded(game).sheet.entries)),
      { numRuns: 20 },
    )
  })

  test('follows only new entries at the end, and starts over after a correction, an undo, other teams or other rules', () => {
    let starts = 0
    const rules: typeof ultimate = {
      ...ultimate,
      start: its => {
        starts++
        return ultimate.start(its)
      },
    }
    const sheet = device(1)
    const fold = foldAgain()
    const folded = (its = sides, by = rules) => fold(its, by, orderEntries(sheet.entries)).plays.length
    sheet.goal(1)
    expect([folded(), starts]).toEqual([1, 1])
    const { id } = sheet.goal(2)
    sheet.goal(1)
    sheet.score(5, 3, false)
    expect([folded(), folded(), starts]).toEqual([3, 3, 1])
    sheet.record('play', { ...goalOf(2, 21, null), replaces: id })
    expect([folded(), starts]).toEqual([3, 2])
    sheet.goal(1)
    expect([folded(), starts]).toEqual([4, 2])
    sheet.record('withdrawal', { entry_id: id })
    expect([folded(), starts]).toEqual([3, 3])
    expect([folded({ team_1_id: 1, team_2_id: 3 }), starts]).toEqual([3, 4])
    expect([folded({ team_1_id: 3, team_2_id: 2 }), starts]).toEqual([0, 5])
    expect([folded(), folded(sides, { ...rules }), starts]).toEqual([3, 3, 7])
  })

  test('knows what was corrected or taken back before it came', () => {
    const sheet = device(1)
    const goals = [sheet.goal(1), sheet.goal(2), sheet.goal(1)]
    const before = [sheet.record('withdrawal', { entry_id: goals[1]?.id ?? '' })]
    const fold = foldAgain()
    const score = (entries: readonly Entry[]) => {
      const { team_1_score, team_2_score } = fold(sides, ultimate, orderEntries(entries))
      return [team_1_score, team_2_score]
    }
    expect(score([...goals.slice(0, 1), ...before])).toEqual([1, 0])
    expect(score([...goals.slice(0, 1), ...before, ...goals.slice(1)])).toEqual([2, 0])
  })
})
