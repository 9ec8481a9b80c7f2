import { beforeAll, expect, test } from 'vitest'
import { dueText, overdueText } from '../../../../client/office/data/overdue-text.ts'
import { loadOfficeTexts } from '../../../../client/office/texts/load.ts'

const BEGINS = '2026-06-13T09:00:00+02:00'
const after = (minutes: number): number => Date.parse(BEGINS) + minutes * 60_000

beforeAll(loadOfficeTexts)

test('says how late a game is in minutes, then in hours, then in days', () => {
  const said = (minutes: number): [string, string] => {
    const one = { game: { start_time: BEGINS } }
    return [overdueText(one, 'A – B', after(minutes)), dueText(one, after(minutes))]
  }
  expect(said(1)).toEqual(['A – B, for 1 minute', 'due for 1 min'])
  expect(said(119)).toEqual(['A – B, for 119 minutes', 'due for 119 min'])
  expect(said(120)).toEqual(['A – B, for 2 hours', 'due for 2 h'])
  expect(said(24 * 60 - 1)).toEqual(['A – B, for 23 hours', 'due for 23 h'])
  expect(said(24 * 60)).toEqual(['A – B, for 1 day', 'due for 1 day'])
  expect(said(3 * 24 * 60)).toEqual(['A – B, for 3 days', 'due for 3 days'])
})
