import { sql } from 'kysely'
import { prepared } from '../database/prepared-statement.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'

/**
 * Says in whose name the rest of the transaction writes; the audit names them at every row that changes.
 * @param deviceId the tablet on which the change was recorded, if one was
 */
export async function setAuditContext(tx: Tx, author: Author, deviceId: string | null = null): Promise<void> {
  const acting = {
    person_id: author.person_id,
    name: author.name,
    client_kind: author.client.kind,
    client_name: author.client.name,
    device_id: deviceId,
  }
  await sql`${prepared} select set_config('sideline.author', ${JSON.stringify(acting)}, true)`.execute(tx)
}
