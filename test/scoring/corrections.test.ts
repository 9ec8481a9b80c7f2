import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { currentEntries } from '../../shared-schema/scoring/corrections.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, type Sheet } from './sheet.ts'

const correct = (sheet: Sheet, { id }: Entry): Entry =>
  sheet.record('play', { ...goalOf(2, null, null), replaces: id })
const withdraw = (sheet: Sheet, { id }: Entry): Entry => sheet.record('withdrawal', { entry_id: id })

/** The state of the entries of a sheet, without its withdrawals. */
function current({ entries }: Sheet) {
  const { effective, undone, dangling } = currentEntries(entries)
  return { effective: effective.filter(({ root }) => root.kind !== 'withdrawal'), undone, dangling }
}

describe('of what was recorded', () => {
  test('all is in effect, in order, as it was recorded', () => {
    const sheet = device(1)
    const [one, two] = [sheet.goal(1), sheet.goal(2)]
    expect(current(sheet)).toEqual({
      effective: [
        { root: one, entry: one },
        { root: two, entry: two },
      ],
      undone: [],
      dangling: [],
    })
  })

  test('what was corrected stands in its place with the content of the last correction', () => {
    const sheet = device(1)
    const [one, two] = [sheet.goal(1), sheet.goal(2)]
    correct(sheet, one)
    const last = correct(sheet, one)
    expect(current(sheet).effective).toEqual([
      { root: one, entry: last },
      { root: two, entry: two },
    ])
  })

  test('a correction that was withdrawn gives back the content before it', () => {
    const sheet = device(1)
    const goal = sheet.goal(1)
    const first = correct(sheet, goal)
    const second = correct(sheet, goal)
    withdraw(sheet, second)
    expect(current(sheet)).toEqual({ effective: [{ root: goal, entry: first }], undone: [], dangling: [] })
    withdraw(sheet, first)
    expect(current(sheet).effective).toEqual([{ root: goal, entry: goal }])
  })

  test('what was withdrawn is undone, together with its corrections', () => {
    const sheet = device(1)
    const [one, two] = [sheet.goal(1), sheet.goal(2)]
    const correction = correct(sheet, one)
    withdraw(sheet, one)
    expect(current(sheet)).toEqual({
      effective: [{ root: two, entry: two }],
      undone: [{ root: one, entry: correction }],
      dangling: [],
    })
  })

  test('a correction of what is not there hangs in the air, until it is withdrawn', () => {
    const sheet = device(1)
    const elsewhere = device(2).goal(1)
    const lost = correct(sheet, elsewhere)
    expect(current(sheet)).toEqual({ effective: [], undone: [], dangling: [lost] })
    withdraw(sheet, lost)
    expect(current(sheet)).toEqual({ effective: [], undone: [], dangling: [] })
  })

  test('nothing becomes of a correction of another kind', () => {
    const sheet = device(1)
    const goal = sheet.goal(1)
    sheet.record('spirit', {
      team_1_score: '[2,2,2,2,2]',
      team_2_score: '',
      team_1_comment: '',
      team_2_comment: '',
      replaces: goal.id,
    })
    expect(current(sheet)).toEqual({ effective: [{ root: goal, entry: goal }], undone: [], dangling: [] })
  })
})
