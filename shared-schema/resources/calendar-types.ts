import type { EventType } from '../sports/model/event-type.ts'

/** The meaning of a calendar event's attributes, unless its type overrides it. */
const common = {
  name: 'title',
  info: 'description',
  start_time: 'beginning',
  timezone: 'zone of its times',
  event_site_id: 'place',
  game_site_id: 'part of the place',
  team_ids: 'invited teams',
  organization_id: 'its organization',
  season_id: 'its season',
  tournament_id: 'its tournament',
}

const lasting = { ...common, end_time: 'end' }

/** The events of the calendar, which do not belong to a game. */
export const calendarTypes: readonly EventType[] = [
  { type: 1001, name: 'practice', attributes: { ...lasting, team_ids: 'teams that practise' } },
  { type: 1002, name: 'meeting', attributes: lasting },
  { type: 1003, name: 'social', attributes: lasting },
  {
    type: 1004,
    name: 'deadline',
    attributes: { ...common, start_time: 'last moment', team_ids: 'teams that must keep it' },
  },
  { type: 1005, name: 'other', attributes: lasting },
]

/** True for the type of an event that does not belong to a game. */
export const isCalendarType = (type: unknown): boolean => calendarTypes.some(known => known.type === type)
