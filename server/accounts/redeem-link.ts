import type { Kysely } from 'kysely'
import { lockRoles } from '../access/author.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Problem } from '../problems/problem.ts'
import { makerNow, type Maker } from './link-maker.ts'

/** What every link has, whatever it is for. */
export interface Link {
  /** Null if it is the server, or whoever runs it. */
  readonly made_by: string | null
  /** Whose account it is for; links that make somebody a member of an organization are for nobody in particular. */
  readonly person_id?: string
}

/** What sets one kind of link apart from the others. */
export interface LinkKind<L extends Link> {
  /** The link with a code, if it is neither used up, taken back nor too old. */
  find(db: Kysely<Database>, code: string): Promise<L | undefined>
  /** Whether its maker could make it today, for what its person has today. */
  isWorth(db: Kysely<Database>, link: L, maker: Maker): Promise<boolean>
  /** Uses the link up. @returns false if somebody else was faster */
  use(tx: Tx, link: L): Promise<boolean>
  /** What somebody is told whose link is good for nothing, whatever the reason. */
  notGood(): Problem
}

/** A kind of link that is used once. */
export interface OneTimeKind<L extends Link> extends LinkKind<L> {
  readonly table: 'invitations' | 'account_links'
  /** The unused links that somebody made. */
  unusedBy(tx: Tx, makerId: string): Promise<readonly (L & { readonly code_hash: string })[]>
}

/** What a link is, before it is used. @throws Problem for one that is good for nothing any more */
export async function lookAtLink<L extends Link>(
  db: Kysely<Database>,
  kind: LinkKind<L>,
  code: string,
): Promise<L> {
  const link = await kind.find(db, code)
  if (!link || !(await kind.isWorth(db, link, await makerNow(db, link.made_by)))) throw kind.notGood()
  return link
}

/**
 * Uses a link. It is worth what its maker and its person may do at this moment, and both are held until the
 * transaction ends: nobody takes a role away, or gives one, in between.
 * @param userId who uses it, if the link is for nobody in particular and they have an account
 * @returns the link, with its maker @throws Problem for one that is good for nothing any more
 */
export async function redeemLink<L extends Link>(
  tx: Tx,
  kind: LinkKind<L>,
  code: string,
  userId: string | null = null,
): Promise<L & { readonly maker: Maker }> {
  const link = await kind.find(tx, code)
  if (!link) throw kind.notGood()
  await holdBoth(tx, link.made_by, link.person_id ?? userId)
  const maker = await makerNow(tx, link.made_by)
  if (!(await kind.use(tx, link)) || !(await kind.isWorth(tx, link, maker))) throw kind.notGood()
  return { ...link, maker }
}

/** In one order, so that two who use links of each other do not wait for each other. */
async function holdBoth(tx: Tx, maker: string | null, person: string | null): Promise<void> {
  for (const id of [maker, person].filter(one => one !== null).toSorted())
    await lockRoles(tx, id, id === person ? 'to give' : 'to read')
}
