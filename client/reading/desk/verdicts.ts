import { z } from 'zod'
import { judgedAgain, verdict, type JudgedAgain } from '../../../shared-schema/api/verdicts.ts'
import { entryContent } from '../../../shared-schema/replication/entry.ts'
import type { Refusal } from '../../../shared-schema/replication/result.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { t } from '../../texts/t.ts'
import { eventQuery, queryText } from './event-query.ts'

const read = verdict.pick({
  entry_id: true,
  game_id: true,
  reason: true,
  text: true,
  device_id: true,
  person: true,
  recorded_by: true,
  recorded_at: true,
  content: true,
})
const listed = z.looseObject({}).transform((row, context) => {
  const found = read.safeParse(row)
  if (found.success) return { ...found.data, said: entryContent.safeParse(row).data ?? null }
  context.addIssue(found.error.message)
  return z.NEVER
})
/** An entry that does not count. Its content is null if it could not be read. */
export type NotCounted = z.infer<typeof listed>

/** The entries of one tablet at one game that do not count for the same reason. */
export interface NotCountedGroup {
  readonly key: string
  readonly gameId: number | null
  readonly reason: Refusal
  readonly deviceId: string
  readonly text: string
  /** The person who recorded it, or else the one who sent it. */
  readonly by: string
  readonly entries: readonly NotCounted[]
}

/** The entries of an event that do not count, the latest first. @throws RequestError */
export async function fetchNotCounted(scope: string, signal: AbortSignal): Promise<NotCountedGroup[]> {
  const found = await readAll('verdicts', queryText(scope), listed, signal)
  return [...groupBy(found, ({ game_id, text, device_id }) => [game_id, text, device_id].join(' '))].flatMap(
    ([key, entries]) => {
      const [first] = entries
      if (!first) return []
      const { game_id: gameId, reason, device_id: deviceId, text, recorded_by, person } = first
      return [
        {
          key,
          gameId,
          reason,
          deviceId,
          text,
          by: recorded_by || person?.name || t('scoring.somebody'),
          entries: entries.toReversed(),
        },
      ]
    },
  )
}

/** Has the server judge all entries again, by the present roles and games. @throws RequestError */
export const judgeAgain = (scope: string): Promise<JudgedAgain> =>
  sendRequest('/v1/verdicts/', judgedAgain, { method: 'POST', body: eventQuery(scope) })

/** Advice to the office on entries that were not counted. */
export const advice = (reason: Refusal): string => t(`office.advice.${reason}`)
