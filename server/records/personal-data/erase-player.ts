import { sql } from 'kysely'
import type { Erasure } from '../../../shared-schema/api/players.ts'
import { catalogId } from '../../../shared-schema/replication/catalog.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { setAuditContext } from '../../access/audit-context.ts'
import type { Author } from '../../access/author.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { forgetAnswers } from './forget-answers.ts'
import { tracesOf, type PlayerTraces } from './person-data.ts'
import { renameInEntries } from '../../games/entries/rename-in-entries.ts'
import { inEnglish } from '../../texts/say.ts'

/** Personal fields of a player's record, with the values that replace them. */
const blank: Readonly<Record<string, string | number | boolean | null>> = {
  nickname: '',
  email: '',
  birth_date: null,
  gender: 0,
  licence_number: '',
  guardian_name: '',
  guardian_contact: '',
  height: null,
  weight: null,
  profile_image_50: '',
  profile_image_200: '',
  indexable: false,
  show_initials: false,
  person_id: null,
}

/** First name shown for an erased person. */
const former = (): string => inEnglish(t => t('personalData.former'))

/**
 * Erases a person from all data of the organization: record, entries, tablets and history. Rosters, plays and
 * statistics stay, under an anonymous name. Repeating it changes nothing.
 */
export async function erasePlayer(tx: Tx, author: Author, id: number): Promise<Erasure> {
  const player = await tracesOf(tx, author, id, false)
  const name = inEnglish(t => t('personalData.formerPlayer', { id }))
  await lockScopes(tx, await scopesOf(tx, player))
  await setAuditContext(tx, author)
  const records = await eraseRecord(tx, id)
  const entries =
    (await eraseWalkOns(tx, player)) +
    (player.account === null ? 0 : await renameInEntries(tx, player.account, name, player.owner))
  await publish(
    tx,
    player.ids.map(one => ({ family: 'players', key: [one] })),
  )
  await forgetInFeed(tx, player)
  await forgetAnswers(tx, player.ids, player.account)
  return { player_id: id, name, records, entries, changes: await eraseHistory(tx, player, name) }
}

/** Every scope that holds data of the player. */
async function scopesOf(tx: Tx, player: PlayerTraces): Promise<Scope[]> {
  const { rows } = await sql<{ scope: Scope }>`
    select scope from feed where id = any(${feedIds(player)}::text[])
    union select scope from entries where id = any(${player.entryIds}::text[]) or person_id = ${player.account}`.execute(
    tx,
  )
  return rows.map(({ scope }) => scope)
}

async function eraseRecord(tx: Tx, id: number): Promise<number> {
  const values = Object.entries({ first_name: former(), last_name: String(id), ...blank })
  const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const differs = values.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`)
  const { numAffectedRows } = await sql`update players set ${sql.join(set)}, time_last_updated = now()
    where id = ${id} and (${sql.join(differs, sql` or `)})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Walk-on entries keep all but the name. Anything unreadable that was sent under their ids does not count,
 * and is deleted.
 */
async function eraseWalkOns(tx: Tx, { id, entryIds }: PlayerTraces): Promise<number> {
  await sql`delete from unreadable_entries where id = any(${entryIds}::text[])`.execute(tx)
  const name = JSON.stringify({ first_name: former(), last_name: String(id), nickname: '' })
  const { numAffectedRows } = await sql`
    update entries set document = jsonb_set(document, '{data}', document -> 'data' || ${name}::jsonb)
    where id = any(${entryIds}::text[]) and not document -> 'data' @> ${name}::jsonb`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Live documents were published again; tombstones keep their key fields only, which are all they need. */
async function forgetInFeed(tx: Tx, player: PlayerTraces): Promise<void> {
  await sql`update feed set document = document || case when collection = 'catalog' then '{"record": {}}'::jsonb else '{"data": {}}' end
    where deleted and id = any(${feedIds(player)}::text[])`.execute(tx)
}

async function eraseHistory(tx: Tx, { ids, account, owner }: PlayerTraces, name: string): Promise<number> {
  const columns = ['first_name', 'last_name', ...Object.keys(blank)]
  const without = (side: 'before' | 'after') =>
    sql`case when value -> ${sql.lit(side)} = 'null' then 'null' else to_jsonb(${inEnglish(t => t('personalData.erased'))}::text) end`
  const about = await sql`
    update audit set changes = erased.changes from (
      select id, jsonb_object_agg(key, case when key = any(${columns}::text[])
        then jsonb_build_object('before', ${without('before')}, 'after', ${without('after')}) else value end) as changes
      from audit cross join lateral jsonb_each(changes) where family = 'players' and key_1 = any(${ids}::integer[]) group by id) as erased
    where erased.id = audit.id and erased.changes <> audit.changes`.execute(tx)
  const by =
    account === null
      ? null
      : await sql`
    update audit set person_name = ${name} where person_id = ${account} and owner_id = ${owner} and person_name <> ${name}`.execute(
          tx,
        )
  return Number(about.numAffectedRows ?? 0) + Number(by?.numAffectedRows ?? 0)
}

const feedIds = ({ ids, entryIds }: PlayerTraces): string[] => [
  ...ids.map(id => catalogId('players', [id])),
  ...entryIds,
]
