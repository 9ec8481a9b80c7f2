import { sql, type RawBuilder } from 'kysely'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Tx } from '../database/transaction.ts'
import { anonymous, type Author } from './author.ts'
import { managedOrganizations, readableOrganizations } from './permissions.ts'
import { readableBy } from './visibility.ts'

/**
 * SQL: true for the rows of `changes` that an author sees: of records that they may read, and of deleted ones
 * that they could read.
 */
export function isChangeShownTo(author: Author): RawBuilder<boolean> {
  const readable = families.map(
    family =>
      sql`when ${family} then exists (select from ${sql.table(family)} where ${isKey(family)} and ${readableBy(author, family)})`,
  )
  return sql<boolean>`case when changes.is_deleted then ${couldRead(author)} else case changes.family ${sql.join(readable, sql` `)} end end`
}

/**
 * A deleted record's change is shown to the people of its organization, to everybody if it was public, and to
 * the office that was asked for its team.
 */
function couldRead(author: Author): RawBuilder<boolean> {
  const [own, managed] = [readableOrganizations(author), managedOrganizations(author)]
  if (own === 'all') return sql<boolean>`true`
  const office =
    managed === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`coalesce(changes.owner_id = any(${managed}::integer[]), false)`
  const requested =
    managed === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from teams where teams.id = changes.key_2 and teams.owner_id = any(${managed}::integer[]))`
  return sql<boolean>`(changes.was_public or ${office}
    or (changes.family <> 'game_sportsmanship_scores' and coalesce(changes.owner_id = any(${own}::integer[]), false))
    or (changes.family = 'tournament_teams' and ${requested}))`
}

function isKey(family: Family): RawBuilder<boolean> {
  const [first = 'id', second] = resourceOf(family).key.map(name => sql.ref(`${family}.${name}`))
  return second === undefined
    ? sql<boolean>`${first} = changes.key_1`
    : sql<boolean>`(${first} = changes.key_1 and ${second} = changes.key_2)`
}

/**
 * Notes which records of a family everybody could read, before they are deleted: the database cannot tell
 * afterwards.
 * @param which SQL that is true for the records to be deleted
 */
export async function noteWhoCouldRead(tx: Tx, family: Family, which: RawBuilder<boolean>): Promise<void> {
  await sql`update changes set was_public = true from ${sql.table(family)}
    where changes.family = ${family} and ${isKey(family)} and ${which} and ${readableBy(anonymous, family)}`.execute(
    tx,
  )
}
