import { sql, type Kysely } from 'kysely'

/** Personal fields leave the catalogs; a document can have a different public version. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const personal = ['birth_date', 'height', 'weight']
const withoutPersonal = personal.reduce((document, name) => `${document} #- '{record,${name}}'`, 'document')
const isPlayer = "collection = 'catalog' and id like 'players/%'"

const statements = [
  'alter table players add column show_initials boolean not null default false',
  'create index on players (birth_date)',
  'create index on players (id) where show_initials',

  // The document for readers without a role in the scope's organization; null if they get the same one.
  'alter table feed add column public_document jsonb',
  'create index feed_with_public_documents on feed (id) where public_document is not null',

  // At new positions, so that tablets get the new documents. Tombstones are not sent again; they only must
  // not keep the fields.
  `with held as (
    select scope, collection, id, row_number() over (partition by scope order by position) as step
    from feed where ${isPlayer} and not deleted
  ), moved as (
    update scopes set head = head + many from (select scope, count(*) as many from held group by scope) as counted
    where scopes.scope = counted.scope returning scopes.scope, head - many as start
  )
  update feed set document = ${withoutPersonal}, position = moved.start + held.step
  from held join moved on moved.scope = held.scope
  where feed.scope = held.scope and feed.collection = held.collection and feed.id = held.id`,
  `update feed set document = ${withoutPersonal} where ${isPlayer} and deleted`,
]
