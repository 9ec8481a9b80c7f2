import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { readEntries } from '../../shared-schema/scoring/claims.ts'
import { disputed } from '../../shared-schema/scoring/dispute.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { isReleased, orderEntries } from '../../shared-schema/scoring/order.ts'
import { sheetsOf } from '../../shared-schema/scoring/sheets.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { device, sides, type Sheet } from './sheet.ts'

const ultimate = rulesOf('ultimate')

const undo = (sheet: Sheet, entry: Entry): Entry => sheet.record('withdrawal', { entry_id: entry.id })

function standing(entries: readonly Entry[]) {
  const { claim } = orderEntries(entries)
  const { team_1_score, team_2_score } = foldGame(sides, ultimate, entries)
  return {
    score: `${team_1_score}-${team_2_score}`,
    keeper: claim?.device_id,
    isFree: claim !== undefined && isReleased(claim, readEntries(entries)),
  }
}

describe('a sheet on which everything was undone', () => {
  test('keeps the game no more, unless a step is put back or recorded', () => {
    const one = device(1)
    one.claim(1)
    const isFree = () => standing(one.entries).isFree
    expect(isFree()).toBe(false)
    const [first, second] = [one.goal(1), one.goal(2)]
    undo(one, second)
    expect(isFree()).toBe(false)
    undo(one, first)
    expect(isFree()).toBe(true)
    const put = one.goal(1, first)
    expect(isFree()).toBe(false)
    const withdrawal = undo(one, put)
    expect(isFree()).toBe(true)
    undo(one, withdrawal)
    expect(isFree()).toBe(false)
  })

  test('still keeps it if it continues a sheet with steps', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const goal = one.goal(1)
    two.claim(2, goal)
    undo(two, two.goal(2))
    expect(standing([...one.entries, ...two.entries])).toEqual({
      score: '1-0',
      keeper: two.device,
      isFree: false,
    })
    // The tablet that took it over undid the rest, too: the sheet before does not come back.
    undo(two, goal)
    expect(standing([...one.entries, ...two.entries])).toEqual({
      score: '0-0',
      keeper: two.device,
      isFree: true,
    })
  })

  const work = fc.array(fc.constantFrom('goal', 'undo'), { maxLength: 8 })

  /** A tablet that knows of no other one; `isFree` if nothing of its own is left. */
  function playedOffline(sheet: Sheet, steps: readonly string[]): { goals: number; isFree: boolean } {
    sheet.claim(1)
    const goals: Entry[] = []
    for (const step of steps) {
      const last = step === 'undo' ? goals.pop() : undefined
      if (last) undo(sheet, last)
      if (step === 'goal') goals.push(sheet.goal(1))
    }
    return { goals: goals.length, isFree: goals.length === 0 && steps.includes('goal') }
  }

  test('gives way to that of a tablet that was offline, in every order of arrival and without a dispute', () => {
    fc.assert(
      fc.property(
        work,
        work,
        fc.boolean(),
        fc.array(fc.nat(), { minLength: 18, maxLength: 18 }),
        (ofOne, ofTwo, swap, picks) => {
          const pair = [device(1), device(2)] as const
          const [one, two] = swap ? [pair[1], pair[0]] : pair
          const first = playedOffline(one, ofOne)
          const second = playedOffline(two, ofTwo)
          const all = [...one.entries, ...two.entries]
          const arrived = all
            .map((entry, index) => ({ entry, at: picks[index] ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ entry }) => entry)
          const stands = standing(arrived)
          expect(stands).toEqual(standing(all))
          expect(standing([...arrived, ...all])).toEqual(stands)
          if (first.isFree === second.isFree) return
          const kept = first.isFree ? { sheet: two, ...second } : { sheet: one, ...first }
          expect(stands).toEqual({ score: `${kept.goals}-0`, keeper: kept.sheet.device, isFree: false })
          const sheets = sheetsOf(sides, ultimate, arrived, player => String(player ?? ''))
          expect(sheets && disputed(sheets)).toEqual([])
        },
      ),
    )
  })
})
