import { z } from 'zod'
import { refusal, type Refusal } from '../../shared-schema/replication/result.ts'
import { readAll } from '../accounts/read-all.ts'
import { grouped } from '../events/grouped.ts'
import { askServer } from '../replication/ask-server.ts'
import { eventQuery, queryText } from './event-query.ts'
import { said } from './said.ts'

const verdict = z.object({
  entry_id: z.string(), game_id: z.int().nullable(), reason: refusal, text: z.string(), device_id: z.string(),
  person: z.object({ name: z.string() }).nullable(), recorded_by: z.string(), recorded_at: z.string().nullable(), content: z.string().nullable(),
})
const listed = z.looseObject({}).transform((row, context) => {
  const read = verdict.safeParse(row)
  if (read.success) return { ...read.data, said: said.safeParse(row).data ?? null }
  context.addIssue(read.error.message)
  return z.NEVER
})
/** An entry that does not count. What it says is null where it could not be read. */
export type NotCounted = z.infer<typeof listed>

/** What one tablet recorded at one game and does not count for one reason. */
export interface NotCountedGroup {
  readonly key: string
  readonly gameId: number | null
  readonly reason: Refusal
  readonly deviceId: string
  readonly text: string
  /** Whoever recorded it, or else whoever sent it. */
  readonly by: string
  readonly entries: readonly NotCounted[]
}

/** What does not count in an event, the latest first. @throws NoAnswer */
export async function fetchNotCounted(scope: string, signal: AbortSignal): Promise<NotCountedGroup[]> {
  const found = await readAll('verdicts', queryText(scope), listed, signal)
  return [...grouped(found, ({ game_id, text, device_id }) => [game_id, text, device_id].join(' '))].flatMap(([key, entries]) => {
    const [first] = entries
    if (!first) return []
    const { game_id: gameId, reason, device_id: deviceId, text, recorded_by, person } = first
    return [{ key, gameId, reason, deviceId, text, by: recorded_by || person?.name || 'somebody', entries: entries.toReversed() }]
  })
}

const judged = z.object({ counted: z.int(), not_counted: z.int() })

/** Has everything judged again, by today's roles and games. @throws NoAnswer */
export const judgeAgain = (scope: string): Promise<z.infer<typeof judged>> => askServer('/v1/verdicts/', judged, { method: 'POST', body: eventQuery(scope) })

/** What the office can do where something was not counted. */
export const advice: Readonly<Record<Refusal, string>> = {
  unreadable: 'Update the app on that tablet and have it recorded again. What it sent is kept as it came.',
  unknown_game: 'The game was deleted, or it is in another event. When it comes back, this counts.',
  not_allowed: 'To let it count, give that person a role for the game. A new role counts at once.',
  other_sheet: 'Another tablet keeps the score. Where the two differ you can choose, or merge them.',
  decided: 'The office decided for another sheet. That can be undone.',
  after_final: 'Look at the game: it can be reopened there, or enter the right score.',
  unknown_entry: 'It corrects something that does not count. If that comes or counts again, this does too.',
  unknown_team: 'Look at who plays in the game. When the team is put in, this counts.',
  unknown_player: 'The play counts, but for nobody. Put the player on the roster of one of the two teams: then it counts for them too.',
}
