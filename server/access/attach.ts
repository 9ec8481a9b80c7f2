import { sql } from 'kysely'
import { linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import { givenKeys } from '../database/given-keys.ts'
import { prepared } from '../database/prepared-statement.ts'
import { loadRecords } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { teamsTakingPart } from '../teams/entrants.ts'
import { mayWrite } from './permissions.ts'
import { Problem } from '../problems/problem.ts'
import { readableBy } from './visibility.ts'
import type { Say } from '../texts/say.ts'

// The one place that says when a record may be tied to another: both belong to one organization, or the
// author manages both, or the other organization agrees. To be allowed to read something is never enough.

/**
 * What links name must be there for the author: what may not be read is as if it did not exist.
 * @param values what the author sent; ids that stand in `before` already are not asked for again
 * @throws Problem 400 naming each field with such ids, or with an id that a list names twice
 */
export async function requireExisting(
  tx: Tx,
  author: Author,
  family: Family,
  values: Stored,
  before?: Stored,
): Promise<void> {
  await requireEach(family, async ({ field, to }) => {
    const ids = newIds(values[field], before?.[field])
    const repeatedIds = String(values[field]) === String(before?.[field]) ? [] : repeated(values[field])
    const twice: readonly Say[] = repeatedIds.length === 0 ? [] : [namedTwice(to, repeatedIds)]
    if (ids.length === 0) return twice
    const { rows } = await sql<{ id: number }>`${prepared}
      select id from ${sql.table(to)} where id = any(${givenKeys(ids)}::integer[]) and ${readableBy(author, to)}`.execute(
      tx,
    )
    return [
      ...ids.filter(id => !rows.some(row => row.id === id)).map(id => saidOf('noSuchRecord', to, id)),
      ...twice,
    ]
  })
}

/**
 * What links name must be such as may be tied to the record.
 * @param values what the author sent
 * @param record the record as it is to be stored, with the organization that will own it
 * @param before the record as it is; if its owner changes, all of its links are looked at again
 * @throws Problem 400 naming each field with what may not be attached, and what to do
 */
export async function requireAttachable(
  tx: Tx,
  author: Author,
  family: Family,
  values: Stored,
  record: Stored,
  before?: Stored,
): Promise<void> {
  if (author.client.kind === 'operator') return
  const isOwned = before?.owner_id === record.owner_id
  await requireEach(family, async link => {
    const ids = isOwned
      ? newIds(values[link.field], before?.[link.field])
      : link.field in values || before
        ? newIds(record[link.field], undefined)
        : []
    return ids.length === 0 ? [] : refusals(tx, author, link, ids, record)
  })
}

/**
 * Those of the records with these ids that belong to another organization than `owner`, which the author does
 * not manage too.
 */
export async function foreignTo(
  tx: Tx,
  author: Author,
  family: Family,
  ids: readonly number[],
  owner: unknown,
): Promise<number[]> {
  const records = await loadRecords(
    tx,
    family,
    ids.map(id => [id]),
  )
  return records
    .filter(record => record.owner_id !== owner && !mayWrite(author, family, 'update', record))
    .map(({ id }) => Number(id))
}

/** Why records may not be attached by a link. */
async function refusals(
  tx: Tx,
  author: Author,
  { to, attach }: FamilyLink,
  ids: readonly number[],
  record: Stored,
): Promise<Say[]> {
  const inTournament =
    typeof record.tournament_id === 'number'
      ? await teamsTakingPart(tx, record.tournament_id)
      : new Set<number>()
  const strangers = ids.filter(id => !inTournament.has(id))
  switch (attach) {
    // The rules of the family ask for teams that must be entrants, and what is recorded at a game is judged
    // with its entries.
    case 'follows':
    case 'consent':
    case 'entrant':
    case 'at the game':
      return []
    case 'own':
      return (await foreignTo(tx, author, to, ids, record.owner_id)).map(id => saidOf('ofOther', to, id))
    case 'own or entrant':
      return (await foreignTo(tx, author, to, strangers, record.owner_id)).map(id =>
        saidOf('notEntered', to, id),
      )
  }
}

/** @throws Problem 400 with what `check` has to say of each link of a family */
async function requireEach(
  family: Family,
  check: (link: FamilyLink) => Promise<readonly Say[]>,
): Promise<void> {
  const wrongs: Record<string, readonly Say[]> = {}
  for (const link of linksOf(family)) {
    const says = await check(link)
    if (says.length > 0) wrongs[link.field] = says
  }
  const [first] = Object.entries(wrongs)
  if (!first) return
  const [field, says] = first
  throw new Problem(
    'wrong_fields',
    (...texts) => texts[0]('access.wrongLinks', { field, what: says.map(say => say(...texts)).join(', ') }),
    wrongs,
  )
}

/** What is wrong with one record that a link names. */
const saidOf =
  (what: 'noSuchRecord' | 'ofOther' | 'notEntered', family: Family, id: number): Say =>
  t =>
    t(`access.${what}`, { noun: t(`nouns.${family}`), id })

const namedTwice =
  (family: Family, ids: readonly number[]): Say =>
  t =>
    t('access.namedTwice', { noun: t(`nouns.${family}`), ids: ids.join(', ') })

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'number')

const newIds = (value: unknown, before: unknown): number[] => {
  const known = new Set(idsIn(before))
  return [...new Set(idsIn(value))].filter(id => !known.has(id))
}

const repeated = (value: unknown): number[] => {
  const ids = idsIn(value)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
