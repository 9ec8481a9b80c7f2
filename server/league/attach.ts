import { sql } from 'kysely'
import { linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { loadRecords } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { teamsTakingPart } from './entrants.ts'
import { mayWrite } from './permissions.ts'
import { Problem } from './problem.ts'
import { readableBy } from './visibility.ts'

// The one place that says when a record may be tied to another: both belong to one organization, or the author manages
// both, or the other organization agrees. To be allowed to read something is never enough.

/**
 * What links name must be there for the author: what may not be read is as if it did not exist.
 * @param values what the author sent; ids that stand in `before` already are not asked for again
 * @throws Problem 400 naming each field with such ids, or with an id that a list names twice
 */
export async function demandExisting(tx: Tx, author: Author, family: Family, values: Stored, before?: Stored): Promise<void> {
  await demandEach(family, async ({ field, to }) => {
    const ids = newIds(values[field], before?.[field])
    const { noun } = resourceOf(to)
    const repeatedIds = String(values[field]) === String(before?.[field]) ? [] : repeated(values[field])
    const twice = repeatedIds.length === 0 ? [] : [`names ${noun}s twice: ${repeatedIds.join(', ')}`]
    if (ids.length === 0) return twice
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(to)} where id = any(${ids}::integer[]) and ${readableBy(author, to)}`.execute(tx)
    return [...ids.filter(id => !rows.some(row => row.id === id)).map(id => `there is no ${noun} ${id}`), ...twice]
  })
}

/**
 * What links name must be such as may be tied to the record.
 * @param values what the author sent
 * @param record the record as it is to be stored, with the organization that will own it
 * @param before the record as it is; where its owner changes, all of its links are looked at again
 * @throws Problem 400 naming each field with what may not be attached, and what to do
 */
export async function demandAttachable(tx: Tx, author: Author, family: Family, values: Stored, record: Stored, before?: Stored): Promise<void> {
  if (author.client.kind === 'operator') return
  const isOwned = before?.owner_id === record.owner_id
  await demandEach(family, async link => {
    const ids = isOwned ? newIds(values[link.field], before?.[link.field])
      : link.field in values || before ? newIds(record[link.field], undefined) : []
    return ids.length === 0 ? [] : refusals(tx, author, link, ids, record)
  })
}

/** Those of the records with these ids that belong to another organization than `owner`, which the author does not manage too. */
export async function foreignTo(tx: Tx, author: Author, family: Family, ids: readonly number[], owner: unknown): Promise<number[]> {
  const records = await loadRecords(tx, family, ids.map(id => [id]))
  return records.filter(record => record.owner_id !== owner && !mayWrite(author, family, 'update', record)).map(({ id }) => Number(id))
}

/** Why records may not be attached by a link, in words. */
async function refusals(tx: Tx, author: Author, { to, attach }: FamilyLink, ids: readonly number[], record: Stored): Promise<string[]> {
  const inTournament = typeof record.tournament_id === 'number' ? await teamsTakingPart(tx, record.tournament_id) : new Set<number>()
  const { noun } = resourceOf(to)
  const strangers = ids.filter(id => !inTournament.has(id))
  switch (attach) {
    // The rules of the family ask for teams that must be entrants, and what is recorded at a game is judged with its entries.
    case 'follows': case 'consent': case 'entrant': case 'at the game': return []
    case 'own': return (await foreignTo(tx, author, to, ids, record.owner_id))
      .map(id => `the ${noun} ${id} belongs to another organization; only an owner or admin of both may do this`)
    case 'own or entrant': return (await foreignTo(tx, author, to, strangers, record.owner_id))
      .map(id => `the ${noun} ${id} belongs to another organization; enter it in a tournament first, where it plays once that organization accepts`)
  }
}

/** @throws Problem 400 with what `check` has to say of each link of a family */
async function demandEach(family: Family, check: (link: FamilyLink) => Promise<string[]>): Promise<void> {
  const errors: Record<string, string[]> = {}
  for (const link of linksOf(family)) {
    const messages = await check(link)
    if (messages.length > 0) errors[link.field] = messages
  }
  const [first] = Object.entries(errors)
  if (first) throw new Problem(400, `${first[0]}: ${first[1].join(', ')}`, errors)
}

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')

const newIds = (value: unknown, before: unknown): number[] => {
  const known = new Set(idsIn(before))
  return [...new Set(idsIn(value))].filter(id => !known.has(id))
}

const repeated = (value: unknown): number[] => {
  const ids = idsIn(value)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
