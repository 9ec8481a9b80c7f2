import { sql, type Kysely } from 'kysely'
import { putInForce } from '../../constraints.ts'
import { accounts } from './accounts.ts'
import { belongings } from './belongings.ts'
import { games } from './games.ts'
import { leagues } from './leagues.ts'
import { office } from './office.ts'
import { replication } from './replication.ts'
import { results } from './results.ts'
import { rights } from './rights.ts'
import { stats } from './stats.ts'
import { tournaments } from './tournaments.ts'

/**
 * All tables, those that others refer to first. Views, functions and triggers are in `definitions/`. Later
 * changes of the tables are further migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...[...leagues, ...tournaments, ...games, ...results],
    ...[...accounts, ...rights, ...replication, ...stats, ...office],
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await putInForce(db, belongings)
}
