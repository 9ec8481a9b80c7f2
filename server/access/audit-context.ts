import { sql, type RawBuilder } from 'kysely'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'

/**
 * Sets the author for the rest of the transaction; the audit names them at every row that changes.
 * @param deviceId the tablet on which the change was recorded, if any
 */
export async function setAuditContext(tx: Tx, author: Author, deviceId: string | null = null): Promise<void> {
  await sql`${prepared} select ${auditContext(author, deviceId)}`.execute(tx)
}

/** SQL that sets the audit context as part of a larger query. */
export function auditContext(author: Author, deviceId: string | null): RawBuilder<string> {
  const acting = {
    person_id: author.person_id,
    name: author.name,
    client_kind: author.client.kind,
    client_name: author.client.name,
    device_id: deviceId,
  }
  return sql<string>`set_config('sideline.author', ${JSON.stringify(acting)}, true)`
}
