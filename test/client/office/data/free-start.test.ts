import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeStart } from '../../../../client/office/data/free-start.ts'

/** When each of three fields is free next, by the time from which on somebody asks. */
const free: Readonly<Record<string, readonly string[]>> = {
  '2027-06-12T10:00': ['2027-06-12T10:00', '2027-06-12T10:00', '2027-06-12T13:00'],
  '2027-06-12T13:00': ['2027-06-12T13:00', '2027-06-12T14:30', '2027-06-13T09:00'],
  '2027-06-13T09:00': ['2027-06-13T09:00', '2027-06-13T09:00', '2027-06-13T09:00'],
}

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const from = new URL(path, 'http://localhost').searchParams.get('from') ?? ''
    const free_sites = (free[from] ?? []).map((start, index) => ({
      ...{ game_site_id: index + 1, start_time: `${start}:00+02:00` },
    }))
    return Promise.resolve(Response.json({ free_sites }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const startOf = (games: number, end_date: string | null = '2027-06-13') =>
  new QueryClient().query(freeStart({ id: 5, end_date }, '2027-06-12T10:00', games))

test('a round starts at once if fields are free for all of its games', async () => {
  expect(await startOf(2)).toBe('2027-06-12T10:00')
})

test('else it waits until that many are free together, on the next day too', async () => {
  expect(await startOf(3)).toBe('2027-06-13T09:00')
})

test('it starts at the usual time if there are never so many on the days of the tournament', async () => {
  expect(await startOf(3, '2027-06-12')).toBe('2027-06-12T10:00')
})

test('a round with more games than fields waits for all of them', async () => {
  expect(await startOf(4)).toBe('2027-06-13T09:00')
})
