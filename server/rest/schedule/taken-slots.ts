import type { RequestHandler } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { takenSlotsQuery, type TakenSlots } from '../../../shared-schema/api/schedule.ts'
import { takenSlots } from '../../planning/schedule/taken-slots.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { readQuery } from '../requests/read-sent.ts'

const columns = ['game_site_id', 'start_time', 'minutes', 'tournament_id', 'name']

/** Answers with the slots that other events take on the fields of a tournament. */
export function readTakenSlots(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await reader(parts, request)
    const { date } = readQuery(request, takenSlotsQuery, formatQuery)
    const format = formatOf(request)
    const { id } = await tournamentInPath(db, author, request)
    const found: TakenSlots = { taken_slots: await takenSlots(db, author, id, date) }
    answerWhole(response, format, columns, found.taken_slots, found)
  }
}
