import type { Kysely } from 'kysely'
import { lockRoles } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Problem } from '../../problems/problem.ts'
import { makerNow, type Maker } from './link-maker.ts'

/** The fields of every link, of any kind. */
export interface Link {
  /** Null for the server or its operator. */
  readonly made_by: string | null
  /**
   * The account that it is for; links that add a new member to an organization are for nobody in particular.
   */
  readonly person_id?: string
}

/** The differences between kinds of links. */
export interface LinkKind<L extends Link> {
  /** The link with a code, unless it is used up, withdrawn or expired. */
  find(db: Kysely<Database>, code: string): Promise<L | undefined>
  /** Whether its maker could make it today, given the person's present roles. */
  isWorth(db: Kysely<Database>, link: L, maker: Maker): Promise<boolean>
  /**
   * Uses the link up.
   * @returns false if somebody else was faster
   */
  use(tx: Tx, link: L): Promise<boolean>
  /** The error for an invalid link; it is the same for all reasons. */
  notGood(): Problem
}

/** A kind of link that is used once. */
export interface OneTimeKind<L extends Link> extends LinkKind<L> {
  readonly table: 'invitations' | 'account_links'
  /** The unused links that a person made. */
  unusedBy(tx: Tx, makerId: string): Promise<readonly (L & { readonly code_hash: string })[]>
}

/**
 * Looks at a link before it is used.
 * @throws Problem for a link that is no longer valid
 */
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
 * Uses a link. The present rights of its maker and its person decide; both are locked until the transaction
 * ends, so no role changes in between.
 * @param userId the user, if the link is for nobody in particular and they have an account
 * @returns the link, with its maker
 * @throws Problem for a link that is no longer valid
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

/** Locks in a fixed order, to avoid a deadlock between two people who use links of each other. */
async function holdBoth(tx: Tx, maker: string | null, person: string | null): Promise<void> {
  for (const id of [maker, person].filter(one => one !== null).toSorted())
    await lockRoles(tx, id, id === person ? 'to give' : 'to read')
}
