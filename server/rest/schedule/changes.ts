import { scheduleBody, shiftBody, slotsBody } from '../../../shared-schema/api/schedule.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { divisionsOfGames, openDivisions } from '../../planning/schedule/divisions.ts'
import { placeGames } from '../../planning/schedule/place-games.ts'
import { scheduleGames } from '../../planning/schedule/schedule-games.ts'
import { shiftGames } from '../../planning/schedule/shift-games.ts'
import { render } from '../../texts/deferred-text.ts'
import { readSent } from '../requests/read-sent.ts'
import type { ScheduleChange } from './change-schedule.ts'
import { findingsInWords } from './findings-in-words.ts'

/** Gives games of a tournament free fields and times. */
export const fillSchedule: ScheduleChange = async ({ tx, author, event, request, isPreview, texts }) => {
  const sent = readSent(request, scheduleBody)
  const wishes = { ...sent, start_time: withOffset(sent.start_time, event.timezone) }
  const { unplaced, ...scheduled } = await scheduleGames(tx, author, event.id, wishes, isPreview)
  return {
    ...(await findingsInWords(scheduled, texts)),
    unplaced: unplaced.map(one => render(one, texts)),
  }
}

/** Moves the games of a day. */
export const shiftDay: ScheduleChange = async ({ tx, author, family, event, request, isPreview, texts }) => {
  const wishes = readSent(request, shiftBody)
  const tournaments = family === 'meets' ? await openDivisions(tx, author, event.id) : [event.id]
  return findingsInWords(await shiftGames(tx, author, tournaments, wishes, isPreview), texts)
}

/** Puts games at the given fields and times. */
export const fillSlots: ScheduleChange = async ({ tx, author, family, event, request, isPreview, texts }) => {
  const { slots } = readSent(request, slotsBody)
  const named = slots.map(({ game_id }) => game_id)
  const tournaments = family === 'meets' ? await divisionsOfGames(tx, event.id, named) : [event.id]
  return findingsInWords(await placeGames(tx, author, tournaments, slots, isPreview), texts)
}
