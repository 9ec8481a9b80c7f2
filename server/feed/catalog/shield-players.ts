import { sql, type Kysely } from 'kysely'
import { catalogId } from '../../../shared-schema/replication/catalog.ts'
import type { Database } from '../../database/schema.ts'
import { transaction } from '../../database/transaction.ts'
import { publish } from './catalog.ts'
import { isShielded } from '../../access/shielded-players.ts'

/**
 * Updates the catalogs to the current day: players who have turned 16 are shown to the public by name, and
 * shielded players whose document still shows the name are shown by initials.
 */
export async function shieldPlayers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select players.id from players join feed on feed.id = ${catalogId('players', [''])} || players.id
      where feed.public_document is not null and not ${isShielded}
    union select players.id from players join feed on feed.id = ${catalogId('players', [''])} || players.id
      where feed.public_document is null and not feed.deleted and ${isShielded}`.execute(db)
  if (rows.length > 0)
    await transaction(db, tx =>
      publish(
        tx,
        rows.map(({ id }) => ({ family: 'players', key: [id] })),
      ),
    )
}
