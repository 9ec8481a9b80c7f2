import { definitionOf } from '../../../../shared-schema/sports/index.ts'
import { expect, test, vi } from 'vitest'
import { eventClock } from '../../../../client/base/formats/event-clock.ts'
import { findGames, type Wanted } from '../../../../client/reading/events/find-games.ts'
import { listRows } from '../../../../client/reading/events/list-rows.ts'
import { eventGames, groupedGames, presentGroup } from '../../../../client/reading/events/event-view.ts'
import { playedGames } from '../../../../client/scoring/played-games.ts'
import { gameOf } from '../../event.ts'

/** The zone that this device is set to. */
vi.stubEnv('TZ', 'Europe/Amsterdam')

const game = (id: number, start_time: string, game_site_id: number | null, team_1_id: number | null = 1) => ({
  ...gameOf(id),
  start_time,
  game_site_id,
  team_1_id,
})

const games = playedGames({
  sport: definitionOf('ultimate'),
  entries: [],
  results: new Map(),
  games: [
    game(1, '2012-06-16T09:00:00+02:00', 1),
    game(2, '2012-06-15T11:00:00+02:00', 10),
    game(3, '2012-06-15T11:00:00+02:00', 2),
    game(4, '2012-06-15T09:00:00+02:00', null, null),
  ],
})
const lines = eventGames({
  games,
  teams: [
    { id: 1, name: 'Rusty Bikes', short_name: '' },
    { id: 2, name: 'Windy Cities', short_name: '' },
  ],
  sites: [
    { id: 1, name: 'Field 1' },
    { id: 2, name: 'Field 2' },
    { id: 10, name: 'Field 10' },
  ],
})

test("games stand by day, time and field, in the event's own time", () => {
  expect(lines.map(({ id, day, time, field }) => [id, day, time, field])).toEqual([
    [4, '2012-06-15', '09:00', ''],
    [3, '2012-06-15', '11:00', 'Field 2'],
    [2, '2012-06-15', '11:00', 'Field 10'],
    [1, '2012-06-16', '09:00', 'Field 1'],
  ])
  expect(lines[0]?.teams).toEqual(['To be decided', 'Windy Cities'])
})

test('say of how far from UTC they are where this device has another time', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const away = eventGames({ games, teams: [], sites: [] }).map(({ id, day, time }) => [id, day, time])
  vi.stubEnv('TZ', 'Europe/Amsterdam')
  expect(away[0]).toEqual([4, '2012-06-15', '09:00 UTC+02:00'])
  expect(away[3]).toEqual([1, '2012-06-16', '09:00 UTC+02:00'])
})

test.each([
  ['2012-06-15T09:00:00+02:00', '2012-06-15T07:05:00.000Z', '09:05'],
  ['2012-06-15T23:50:00-03:30', '2012-06-16T03:25:00.000Z', '23:55'],
  ['2012-06-15T09:00:00+00:00', '2012-06-15T09:30:00.000Z', '09:30'],
])('a play of a game at %s that was recorded at %s is shown at %s', (start, recorded, shown) =>
  expect(eventClock({ start_time: start, timezone: '' })(recorded)).toBe(shown),
)

test('are found by a part of the name of a team, a player, a field or a pool, and by what is chosen', () => {
  const ids = (wanted: Partial<Wanted>) =>
    groupedGames(
      findGames(
        lines,
        { text: '', field: '', teams: null, ...wanted },
        { partOf: id => (id === 1 ? 'Pool A' : 'Pool B'), playersOf: id => (id === 1 ? ['#7 Jörg Ek'] : []) },
      ),
    ).map(({ games }) => games.map(({ id }) => id))
  expect(ids({})).toEqual([[4], [3, 2], [1]])
  expect(ids({ text: ' rusty ' })).toEqual([[3, 2], [1]])
  expect(ids({ field: 'Field 2' })).toEqual([[3]])
  expect(ids({ text: 'pool a' })).toEqual([[1]])
  expect(ids({ text: 'jorg' })).toEqual([[3, 2], [1]])
  expect(ids({ text: 'rusty 10' })).toEqual([[2]])
  expect(ids({ teams: new Set([1]) })).toEqual([[3, 2], [1]])
  expect(ids({ text: 'nobody' })).toEqual([])
})

test('games of a season in several zones stand by the moment, each with the offset of its time', () => {
  const inZones = playedGames({
    sport: definitionOf('ultimate'),
    entries: [],
    results: new Map(),
    games: [
      { ...game(1, '2012-06-15T10:00:00+02:00', null), timezone: 'Europe/Amsterdam' },
      { ...game(2, '2012-06-15T08:00:00+00:00', null), timezone: 'UTC' },
      { ...game(3, '2012-06-15T09:30:00+02:00', null), timezone: 'Europe/Amsterdam' },
    ],
  })
  const shown = eventGames({ games: inZones, teams: [], sites: [] }).map(({ id, time }) => [id, time])
  expect(shown).toEqual([
    [3, '09:30 UTC+02:00'],
    [1, '10:00 UTC+02:00'],
    [2, '08:00 UTC+00:00'],
  ])
})

test('the list opens at what is played, or else at what is next', () => {
  const groups = groupedGames(lines)
  const at = (time: string) => presentGroup(groups, Date.parse(time))
  expect([
    at('2012-06-01T00:00:00Z'),
    at('2012-06-15T11:30:00+02:00'),
    at('2012-06-15T13:00:00+02:00'),
    at('2012-07-01T00:00:00Z'),
  ]).toEqual([0, 1, 2, -1])
  const live = groups.map(({ games, ...group }) => ({
    ...group,
    games: games.map(game => (game.id === 2 ? { ...game, status: 'live' as const } : game)),
  }))
  expect(presentGroup(live, Date.parse('2012-07-01T00:00:00Z'))).toBe(1)
})

test('the rows of a list stand below each other at places that are known beforehand', () => {
  const { rows, height } = listRows(groupedGames(lines), 1)
  expect(rows.map(({ kind, top }) => [kind, top])).toEqual([
    ['day', 0],
    ['time', 3],
    ['games', 5.25],
    ['time', 11.75],
    ['games', 14],
    ['games', 20.5],
    ['day', 27],
    ['time', 30],
    ['games', 32.25],
  ])
  expect(height).toBe(38.75)
  expect(listRows(groupedGames(lines), 2).rows.filter(({ kind }) => kind === 'games')).toHaveLength(3)
})
