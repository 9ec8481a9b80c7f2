import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Message } from '../../shared-schema/api/messages.ts'
import type { Database } from '../database/schema.ts'
import type { EventOfMessage } from './event.ts'

/** SQL: the messages to an event; to a division also those to the whole event that its teams got. */
const isTo = ({ family, id }: EventOfMessage): RawBuilder<boolean> =>
  family === 'meets'
    ? sql`meet_id = ${id}`
    : family === 'seasons'
      ? sql`season_id = ${id}`
      : sql`(tournament_id = ${id} or tournament_ids @> array[${id}::integer])`

/** The messages to people of an event with their mails, the newest first. */
export async function readMessages(
  db: Kysely<Database>,
  event: EventOfMessage,
  messageId?: number,
): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select messages.id, subject, text, time_created, by_mail, meet_id,
      case when people.id is not null then json_build_object('id', people.id, 'name', people.name) end as person,
      (select json_agg(json_build_object('id', deliveries.id, 'team_id', team_id, 'name', deliveries.name, 'email', deliveries.email,
          'subject', deliveries.subject, 'text', deliveries.text, 'state', state, 'problem', problem,
          'time_changed', to_char(time_changed at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by deliveries.id)
        from deliveries where message_id = messages.id) as deliveries
    from messages left join people on people.id = person_id
    where ${isTo(event)} and messages.owner_id is not distinct from ${event.owner_id} and (${messageId ?? null}::integer is null or messages.id = ${messageId ?? null})
    order by messages.id desc limit 100`.execute(db)
  return rows
}

/** Lets refused mails of a message, and those of unknown fate, be sent again. @returns how many */
export async function retry(db: Kysely<Database>, messageId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update deliveries set state = 'waiting', problem = '', time_changed = now()
    where message_id = ${messageId} and state in ('refused', 'unknown') and email <> ''`.execute(db)
  return Number(numAffectedRows ?? 0)
}
