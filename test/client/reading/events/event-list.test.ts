import { afterEach, expect, test, vi } from 'vitest'
import {
  addedDivisions,
  byMeet,
  byNearness,
  fetchEventList,
  isOnToday,
} from '../../../../client/reading/events/event-list.ts'
import { lastEventList, type ListedEvent } from '../../../../client/reading/events/kept-event-list.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers with these records, and remembers as a browser does. */
function serve(
  tournaments: readonly unknown[],
  seasons: readonly unknown[],
  meets: readonly unknown[] = [],
): void {
  const remembered = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => remembered.set(key, value),
  })
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json({
        objects: address.startsWith('/v1/tournaments/')
          ? tournaments
          : address.startsWith('/v1/seasons/')
            ? seasons
            : address.startsWith('/v1/meets/')
              ? meets
              : [
                  { id: 7, name: 'Cups', sport: 'handball' },
                  { id: 8, name: 'Club', sport: 'a sport of a later version' },
                ],
      }),
    ),
  )
}

test('tournaments come before seasons, which are named with their league', async () => {
  serve(
    [
      {
        id: 1,
        name: 'Spring Cup',
        start_date: '2026-04-01',
        end_date: '2026-04-03',
        season: { league: { id: 7, name: 'Cups' } },
      },
    ],
    [
      { id: 2, name: '2026', league: { id: 8, name: 'Club' }, start_date: null },
      { id: 3, name: 'Autumn' },
    ],
  )
  const events = [
    {
      scope: 'tournament:1',
      name: 'Spring Cup',
      start_date: '2026-04-01',
      end_date: '2026-04-03',
      sport: 'handball',
      meet: null,
    },
    { scope: 'season:2', name: 'Club 2026', start_date: null, end_date: null, sport: null, meet: null },
    { scope: 'season:3', name: 'Autumn', start_date: null, end_date: null, sport: null, meet: null },
  ]
  expect(await fetchEventList(new AbortController().signal)).toEqual(events)
  expect(lastEventList()).toEqual(events)
})

test('a record that this version cannot read hides none of the others', async () => {
  serve([{ id: 'one', name: 'Odd' }, { id: 4, name: 'Even' }, null], [])
  expect(await fetchEventList(new AbortController().signal)).toEqual([
    { scope: 'tournament:4', name: 'Even', start_date: null, end_date: null, sport: null, meet: null },
  ])
})

test('a season that is only the frame of tournaments is no second event', async () => {
  serve(
    [{ id: 1, name: 'Spring Cup' }],
    [
      { id: 2, name: '2026', league: { name: 'Spring Cup' }, is_event: false },
      { id: 3, name: '2026', league: { name: 'Club' }, is_event: true },
    ],
  )
  const events = await fetchEventList(new AbortController().signal)
  expect(events.map(({ scope }) => scope)).toEqual(['tournament:1', 'season:3'])
})

test('what is on today stands first, then what comes soonest, then what is over', () => {
  const event = (scope: string, start_date: string | null, end_date: string | null = null) => ({
    scope,
    name: scope,
    start_date,
    end_date,
    sport: null,
    meet: null,
  })
  const events = [
    event('tournament:1', '2026-08-01'),
    event('tournament:2', '2026-07-01', '2026-07-02'),
    event('tournament:3', '2026-06-11', '2026-06-13'),
    event('tournament:4', '2026-05-01', '2026-05-03'),
    event('season:5', '2026-01-01', '2026-12-31'),
    event('season:6', null),
  ]
  expect(byNearness(events, '2026-06-12').map(({ scope }) => scope)).toEqual([
    'tournament:3',
    'tournament:2',
    'tournament:1',
    'tournament:4',
    'season:5',
    'season:6',
  ])
  expect(
    ['2026-06-10', '2026-06-11', '2026-06-13', '2026-06-14'].map(
      day => events.filter(one => isOnToday(one, day)).length,
    ),
  ).toEqual([0, 1, 1, 0])
  expect(isOnToday(event('tournament:7', '2026-06-12'), '2026-06-12')).toBe(true)
})

test('the divisions of an event come together, with its name', async () => {
  serve(
    [
      { id: 1, name: 'Open', meet_id: 5 },
      { id: 2, name: 'Spring Cup' },
      { id: 3, name: 'Women', meet_id: 5 },
    ],
    [],
    [{ id: 5, name: 'Windmill' }],
  )
  const groups = byMeet(await fetchEventList(new AbortController().signal))
  expect(groups.map(({ meet, events }) => [meet?.name ?? null, events.map(({ name }) => name)])).toEqual([
    ['Windmill', ['Open', 'Women']],
    [null, ['Spring Cup']],
  ])
})

test('Divisions that were added to an event are found for those who keep its scores, once', () => {
  const of = (meet: number | null, scope: string): ListedEvent => ({
    scope,
    name: scope,
    ...{ start_date: null, end_date: null, sport: null },
    meet: meet === null ? null : { id: meet, name: 'Windmill' },
  })
  const open = of(1, 'tournament:1')
  const women = of(1, 'tournament:2')
  const others = [of(2, 'tournament:3'), of(null, 'tournament:4')]
  const role = { organization_id: 1, role: 'scorekeeper' as const, place: { kind: 'meet' as const, id: 1 } }
  expect(addedDivisions([open], [open, women, ...others], [role])).toEqual([women])
  expect(addedDivisions([open, women], [open, women, ...others], [role])).toEqual([])
  expect(addedDivisions([], [open, ...others], [{ ...role, place: { kind: 'tournament', id: 1 } }])).toEqual(
    [],
  )
  // It was a tournament of its own before.
  expect(addedDivisions([open, { ...women, meet: null }], [open, women], [role])).toEqual([women])
})
