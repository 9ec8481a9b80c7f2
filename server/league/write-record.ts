import { sql } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { brokenRule } from '../database/constraints.ts'
import { keyIn, keyOf, loadRecord, type Key } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { sqlState } from '../database/transaction.ts'
import { actAs } from './act-as.ts'
import { demandAttachable, demandExisting } from './attach.ts'
import type { Author } from './author.ts'
import { publish } from './catalog.ts'
import { holdRecord } from './hold-record.ts'
import { ownerOf } from './owner.ts'
import { mayWrite } from './permissions.ts'
import { isAsked } from './consent.ts'
import { Problem } from './problem.ts'
import { recorded } from './recorded.ts'
import { rulesFor } from './family-rules.ts'
import { touchedBy } from './touched.ts'

/**
 * Makes a record, with all that its family's rules make along with it (a bracket's games), and
 * publishes it to the scopes that hold it.
 * @param values what the caller sent, parsed by the fields' input schemas
 * @returns the new record's key
 * @throws Problem for a link that points nowhere, a role that does not allow it, a key that exists
 */
export async function createRecord(tx: Tx, author: Author, family: Family, values: Stored): Promise<number[]> {
  await holdRecord(tx, family, values)
  const onField = recorded(family, values)
  if (onField) return onField.create(tx, author)
  await actAs(tx, author)
  await demandExisting(tx, author, family, values)
  const prepared = await rulesFor(family).prepare(tx, withFallbacks(family, values), undefined, author)
  const owner = await ownerOf(tx, family, prepared, author)
  await demandRight(tx, author, family, 'create', { ...prepared, owner_id: owner })
  await demandAttachable(tx, author, family, values, { ...prepared, owner_id: owner })
  const record = await insert(tx, family, { ...columns(family, prepared), owner_id: owner })
  const key = keyOf(family, record)
  await rulesFor(family).created(tx, { ...prepared, ...record })
  await publish(tx, await touchedBy(tx, family, record))
  return key
}

/** Changes a record; fields that are not among the values stay as they are. */
export async function updateRecord(tx: Tx, author: Author, family: Family, key: Key, values: Stored): Promise<void> {
  const before = await held(tx, family, key, values)
  const onField = recorded(family, before)
  if (onField) return onField.update(tx, author, values)
  await actAs(tx, author)
  await demandRight(tx, author, family, 'update', before)
  await demandExisting(tx, author, family, values, before)
  const prepared = await rulesFor(family).prepare(tx, { ...before, ...values }, before, author)
  const owner = await ownerOf(tx, family, prepared, author)
  await demandRight(tx, author, family, 'update', { ...prepared, owner_id: owner })
  await demandAttachable(tx, author, family, values, { ...prepared, owner_id: owner }, before)
  const touched = await touchedBy(tx, family, before)
  const changes = { ...columns(family, prepared), owner_id: owner }
  await sql`update ${sql.table(family)} set ${assignments(changes)}, time_last_updated = now() where ${keyIn(family, [key])}`.execute(tx)
  const after = await existing(tx, family, key)
  await rulesFor(family).updated(tx, before, after)
  await publish(tx, [...touched, ...await touchedBy(tx, family, after)])
}

/** A record that nobody else changes any more, where it is and where it will be. */
async function held(tx: Tx, family: Family, key: Key, values: Stored): Promise<Stored> {
  const before = await existing(tx, family, key)
  await holdRecord(tx, family, before, { ...before, ...values })
  return existing(tx, family, key)
}

/** @throws Problem 404 where there is no such record */
export async function existing(tx: Tx, family: Family, key: Key): Promise<Stored> {
  const record = await loadRecord(tx, family, key)
  if (!record) throw new Problem(404, `There is no ${resourceOf(family).noun} ${key.join('/')}.`)
  return record
}

async function demandRight(tx: Tx, author: Author, family: Family, operation: 'create' | 'update', record: Stored): Promise<void> {
  if (mayWrite(author, family, operation, record) || (operation === 'update' && await isAsked(tx, author, family, record))) return
  if (family === 'organizations' && operation === 'create') throw new Problem(403, 'Only an owner or admin of the whole installation may make organizations.')
  throw new Problem(403, `Only an owner or admin of its organization may ${operation} this ${resourceOf(family).noun}.`)
}

function withFallbacks(family: Family, values: Stored): Stored {
  const filled: Record<string, unknown> = {}
  for (const [name, { fallback, source }] of Object.entries(resourceOf(family).fields)) {
    if (source === 'column' && fallback !== undefined) filled[name] = fallback
  }
  return { ...filled, ...values }
}

/** The values that are columns; times stamped by the database and the id are left to it. */
function columns(family: Family, values: Stored): Record<string, unknown> {
  const { fields, key } = resourceOf(family)
  const names = Object.entries(fields)
    .filter(([name, { source, format }]) => source === 'column' && format !== 'utc-time' && !(name === 'id' && key.includes('id')))
    .map(([name]) => name)
  return Object.fromEntries(
    [...names, 'timezone'].filter(name => name in values).map(name => [name, fields[name]?.format === 'json' ? JSON.stringify(values[name]) : values[name]]),
  )
}

function assignments(values: Stored) {
  return sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
}

async function insert(tx: Tx, family: Family, values: Stored): Promise<Stored> {
  const names = Object.keys(values)
  try {
    const { rows } = await sql<Record<string, unknown>>`
      insert into ${sql.table(family)} (${sql.join(names.map(name => sql.ref(name)))})
      values (${sql.join(names.map(name => sql`${values[name]}`))}) returning *`.execute(tx)
    const [row] = rows
    if (!row) throw new Error(`The new ${family} row did not come back`)
    return row
  } catch (error) {
    if (sqlState(error) !== '23505' || brokenRule(error) !== undefined) throw error
    const key = resourceOf(family).key.filter(name => name !== 'id')
    throw new Problem(400, `This ${resourceOf(family).noun} exists already.`,
      Object.fromEntries(key.map(name => [name, [`this ${resourceOf(family).noun} exists already`]])))
  }
}
