import type { RequestHandler } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { describeFindings } from '../../planning/schedule/findings.ts'
import { loadSchedule, openFields } from '../../planning/schedule/schedule.ts'
import { findConflicts } from '../../rules/scheduling/find-conflicts.ts'
import { textsFor } from '../../texts/say.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { findingsInWords } from './findings-in-words.ts'

const columns = ['kind', 'text', 'game_ids', 'team_id']

/** Answers with the conflicts in the schedule of a tournament. */
export function readConflicts(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await reader(parts, request)
    requireKnownParameters(request, Object.keys(formatQuery.shape))
    const format = formatOf(request)
    const { id } = await tournamentInPath(db, author, request)
    const schedule = await loadSchedule(db, author, id)
    const conflicts = findConflicts(schedule.games, openFields(schedule), schedule.tournament)
    const findings = await describeFindings(db, author, schedule, conflicts)
    const found = await findingsInWords(findings, textsFor(request))
    answerWhole(response, format, columns, found.conflicts, found)
  }
}
