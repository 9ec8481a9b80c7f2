import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { calendarTypes } from '../../../shared-schema/resources/calendar-types.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { fieldsParam, record } from '../../base/requests/record.ts'
import { familiesOf } from './families-read.ts'
import { officeGame } from './games.ts'
import { readsOnly } from './reads.ts'

export const calendarEvent = record('events', [
  'id',
  'time_last_updated',
  'type',
  'name',
  'info',
  'end_time',
  'event_site_id',
  'game_site_id',
  'team_ids',
]).extend({
  // Plays are events without a time; events found between two moments have a time and a zone.
  start_time: z.string(),
  timezone: z.string(),
  event_site: record('event_sites', ['id', 'name']).nullable(),
  game_site: record('game_sites', ['id', 'name']).nullable(),
  tournament: record('tournaments', ['id', 'name']).nullable(),
})
/** A practice, meeting or similar. */
export type CalendarEvent = z.infer<typeof calendarEvent>

const calendarGame = officeGame.extend(record('games', ['season_id']).shape)
const calendarTournament = record('tournaments', ['id', 'name', 'start_date', 'end_date'])

/** The owner of a calendar. */
export interface CalendarOf {
  readonly by: 'organization_id' | 'season_id' | 'tournament_id'
  readonly id: number
}

/** The contents of a calendar between two moments. */
export interface InCalendar {
  readonly events: readonly CalendarEvent[]
  /** Games of seasons that are in no tournament. */
  readonly games: readonly z.infer<typeof calendarGame>[]
  readonly tournaments: readonly z.infer<typeof calendarTournament>[]
}

/** The types of events that people enter, in query form: plays are events too. */
const inCalendar = `[${calendarTypes.map(({ type }) => type).join(',')}]`

const ofIt = ({ by, id }: CalendarOf) => ({ [by]: String(id) })

/**
 * The contents of a calendar between two moments. A tournament's own calendar also reads the records that
 * name its games.
 */
export const calendarIn = (of: CalendarOf, { from, to }: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: [
      readsOnly(
        ...familiesOf('events', calendarEvent, ofIt(of)),
        ...familiesOf('games', calendarGame),
        ...familiesOf('tournaments', calendarTournament),
      ),
      '/v1/events/',
      of.by,
      of.id,
      from,
      to,
    ],
    queryFn: async ({ signal }): Promise<InCalendar> => {
      const isOfTournament = of.by === 'tournament_id'
      const between = { starts_after: from, starts_before: to, order_by: '[start_time,id]' }
      const events = {
        type: inCalendar,
        ends_after: from,
        starts_before: to,
        fields: fieldsParam(calendarEvent),
      }
      const games = { ...between, tournament_id: 'null', fields: fieldsParam(calendarGame) }
      const [found, loose, tournaments] = await Promise.all([
        readAll('events', { ...ofIt(of), ...events, order_by: '[start_time,id]' }, calendarEvent, signal),
        isOfTournament ? [] : readAll('games', { ...ofIt(of), ...games }, calendarGame, signal),
        isOfTournament
          ? []
          : readAll(
              'tournaments',
              { ...ofIt(of), fields: fieldsParam(calendarTournament) },
              calendarTournament,
              signal,
            ),
      ])
      return { events: found, games: loose, tournaments }
    },
  })

/** The link by which a calendar program reads the events or the games of a calendar. */
export const subscription = (of: CalendarOf, family: 'events' | 'games'): string => {
  const query = new URLSearchParams({ ...ofIt(of), format: 'ics' })
  if (family === 'events') query.set('type', inCalendar)
  return `${location.origin}/v1/${family}/?${query}`
}
