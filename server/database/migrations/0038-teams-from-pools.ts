import { sql, type Kysely } from 'kysely'

/**
 * The pool and place from which each team of a game comes, for brackets that are made before their pools are
 * over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table games
    add column team_1_pool_id integer references pools on delete set null,
    add column team_1_pool_place integer,
    add column team_2_pool_id integer references pools on delete set null,
    add column team_2_pool_place integer`.execute(db)
  for (const side of ['team_1', 'team_2'])
    await sql`create index on games (${sql.ref(`${side}_pool_id`)}) where ${sql.ref(`${side}_pool_id`)} is not null`.execute(
      db,
    )
}
