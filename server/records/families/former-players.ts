import { sql } from 'kysely'
import { keyIn, type Key } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'

/** Keeps the entry ids of deleted players who were walk-ons: later entries may name them. */
export async function keepFormer(tx: Tx, keys: readonly Key[]): Promise<void> {
  await sql`insert into former_players (id, entry_id) select id, entry_id from players where ${keyIn('players', keys)} and entry_id is not null`.execute(
    tx,
  )
}

/** Restores the entry ids of players who were walk-ons. */
export async function noLongerFormer(tx: Tx, keys: readonly Key[]): Promise<void> {
  const ids = keys.flat()
  await sql`with former as (delete from former_players where id = any(${ids}::integer[]) returning id, entry_id)
    update players set entry_id = former.entry_id from former where players.id = former.id and former.entry_id is not null`.execute(
    tx,
  )
}

/** @throws Problem 409 for a player who was deleted because another one took over everything */
export async function requireNotMerged(tx: Tx, [id = 0]: Key): Promise<void> {
  const former = await tx
    .selectFrom('former_players')
    .leftJoin('players', 'players.id', 'former_players.into_id')
    .select(['into_id', 'first_name', 'last_name'])
    .where('former_players.id', '=', id)
    .executeTakeFirst()
  if (former?.into_id == null) return
  const name = [former.first_name, former.last_name].filter(Boolean).join(' ') || String(former.into_id)
  throw new Problem('cannot_take_back', t => t('takingBack.merged', { name }))
}
