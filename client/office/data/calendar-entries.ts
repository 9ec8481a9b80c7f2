import { calendarTypes } from '../../../shared-schema/resources/calendar-types.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../texts/t.ts'
import type { CalendarEvent, InCalendar } from './calendar.ts'
import { lastDayOf } from './calendar-days.ts'
import { namedGames, pairText, scoreText, type NamedGame } from './game-names.ts'

/** The kinds of events that people enter, in the order of the interface's numbers. */
export const eventKinds = ['practice', 'meeting', 'social', 'deadline', 'other'] as const
export type EventKind = (typeof eventKinds)[number]

export const kindOf = (type: number): EventKind => {
  const known = calendarTypes.find(one => one.type === type)
  return eventKinds.find(kind => kind === known?.name) ?? 'other'
}
export const typeOf = (kind: EventKind): number => calendarTypes.find(({ name }) => name === kind)?.type ?? 0

/** One line of the calendar. */
export interface CalendarEntry {
  readonly key: string
  readonly kind: EventKind | 'game' | 'tournament'
  readonly title: string
  /** In its own local time, with its offset; null for whole days. */
  readonly start: string | null
  readonly end: string | null
  readonly firstDay: string
  readonly lastDay: string
  readonly place: string
  /** Further details: the score or the part of the event. */
  readonly note: string
  readonly teamIds: readonly number[]
  /** Its page; null for entries that open here. */
  readonly page: string | null
  readonly event: CalendarEvent | null
}

/**
 * All lines of a calendar, in the order of their times.
 * @param ofTournament the games of the tournament whose calendar it is, and which one that is
 */
export function calendarEntries(
  { events, games, tournaments }: InCalendar,
  ofTournament: readonly NamedGame[],
  tournamentId: number,
): CalendarEntry[] {
  const seasons = new Map(games.map(({ id, season_id }) => [id, season_id]))
  const loose = namedGames({ games, pools: [], brackets: [], swissRounds: [] })
  const lines = [
    ...tournaments.flatMap(entryOfTournament),
    ...events.map(entryOfEvent),
    ...loose.map(one => entryOfGame(one, `season:${seasons.get(one.game.id) ?? 0}`)),
    ...ofTournament.map(one => entryOfGame(one, `tournament:${tournamentId}`)),
  ]
  return lines.sort((one, other) => momentOf(one) - momentOf(other))
}

const momentOf = ({ start }: CalendarEntry): number => (start === null ? 0 : Date.parse(start))

/** The title of an event: its kind if it has no name. */
export const titleOf = ({ name, type }: Pick<CalendarEvent, 'name' | 'type'>): string =>
  name === '' ? t(`calendar.kinds.${kindOf(type)}`) : bidiIsolate(name)

function entryOfEvent(event: CalendarEvent): CalendarEntry {
  const { id, type, start_time, end_time, game_site, event_site, team_ids } = event
  return {
    key: `event-${id}`,
    kind: kindOf(type),
    title: titleOf(event),
    start: start_time,
    end: end_time,
    firstDay: start_time.slice(0, 10),
    lastDay: lastDayOf(start_time, end_time),
    place: [event_site, game_site]
      .flatMap(place => (place === null ? [] : bidiIsolate(place.name)))
      .join(', '),
    note: '',
    teamIds: team_ids,
    page: null,
    event,
  }
}

function entryOfGame(named: NamedGame, scope: string): CalendarEntry {
  const { game, part, field } = named
  const day = game.start_time.slice(0, 10)
  return {
    key: `game-${game.id}`,
    kind: 'game',
    title: pairText(named),
    start: game.start_time,
    end: null,
    firstDay: day,
    lastDay: day,
    place: field,
    note: [part, scoreText(game)].filter(Boolean).join(' · '),
    teamIds: [game.team_1_id, game.team_2_id].filter(id => id !== null),
    page: `/events/${scope}/games/${game.id}`,
    event: null,
  }
}

const entryOfTournament = ({ id, name, start_date, end_date }: InCalendar['tournaments'][number]) =>
  start_date === null
    ? []
    : [
        {
          key: `tournament-${id}`,
          kind: 'tournament' as const,
          title: bidiIsolate(name),
          start: null,
          end: null,
          firstDay: start_date,
          lastDay: end_date ?? start_date,
          place: '',
          note: '',
          teamIds: [],
          page: `/office/tournaments/${id}/calendar?date=${start_date}`,
          event: null,
        },
      ]

export const isOn = ({ firstDay, lastDay }: CalendarEntry, day: string): boolean =>
  firstDay <= day && day <= lastDay

/** The entries on a day. */
export const entriesOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry[] =>
  entries.filter(entry => isOn(entry, day))
