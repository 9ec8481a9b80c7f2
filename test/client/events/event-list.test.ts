import { afterEach, expect, test, vi } from 'vitest'
import { fetchEventList, lastEventList } from '../../../client/events/event-list.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers with these records, and remembers as a browser does. */
function serve(tournaments: readonly unknown[], seasons: readonly unknown[]): void {
  const remembered = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => remembered.set(key, value),
  })
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json({ objects: address.startsWith('/v1/tournaments/') ? tournaments : seasons }),
    ),
  )
}

test('tournaments come before seasons, which are named with their league', async () => {
  serve(
    [{ id: 1, name: 'Spring Cup', start_date: '2026-04-01' }],
    [
      { id: 2, name: '2026', league: { name: 'Club' }, start_date: null },
      { id: 3, name: 'Autumn' },
    ],
  )
  const events = [
    { scope: 'tournament:1', name: 'Spring Cup', start_date: '2026-04-01' },
    { scope: 'season:2', name: 'Club 2026', start_date: null },
    { scope: 'season:3', name: 'Autumn', start_date: null },
  ]
  expect(await fetchEventList(new AbortController().signal)).toEqual(events)
  expect(lastEventList()).toEqual(events)
})

test('a record that this version cannot read hides none of the others', async () => {
  serve([{ id: 'one', name: 'Odd' }, { id: 4, name: 'Even' }, null], [])
  expect(await fetchEventList(new AbortController().signal)).toEqual([
    { scope: 'tournament:4', name: 'Even', start_date: null },
  ])
})
