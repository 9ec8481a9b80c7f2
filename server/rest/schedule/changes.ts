import { scheduleBody, shiftBody, slotsBody } from '../../../shared-schema/api/schedule.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { placeGames } from '../../planning/schedule/place-games.ts'
import { scheduleGames, shiftGames } from '../../planning/schedule/write.ts'
import { render } from '../../texts/deferred-text.ts'
import { readSent } from '../requests/read-sent.ts'
import type { ScheduleChange } from './change-schedule.ts'
import { findingsInWords } from './findings-in-words.ts'

/** Gives games free fields and times. */
export const fillSchedule: ScheduleChange = async ({
  tx,
  author,
  tournament: { id, timezone },
  request,
  isPreview,
  texts,
}) => {
  const sent = readSent(request, scheduleBody)
  const wishes = { ...sent, start_time: withOffset(sent.start_time, timezone) }
  const { unplaced, ...scheduled } = await scheduleGames(tx, author, id, wishes, isPreview)
  return {
    ...(await findingsInWords(scheduled, texts)),
    unplaced: unplaced.map(one => render(one, texts)),
  }
}

/** Moves the games of a day. */
export const shiftDay: ScheduleChange = async ({ tx, author, tournament, request, isPreview, texts }) =>
  findingsInWords(await shiftGames(tx, author, tournament.id, readSent(request, shiftBody), isPreview), texts)

/** Puts games at the given fields and times. */
export const fillSlots: ScheduleChange = async ({
  tx,
  author,
  tournament: { id, timezone },
  request,
  isPreview,
  texts,
}) => {
  const slots = readSent(request, slotsBody).slots.map(slot => ({
    ...slot,
    start_time: withOffset(slot.start_time, timezone),
  }))
  return findingsInWords(await placeGames(tx, author, id, slots, isPreview), texts)
}
