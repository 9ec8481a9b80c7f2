import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'

/**
 * A reader's view of a scope: whole, with all names; public, with some documents reduced; or public with some
 * documents whole. Checkpoints hold its name; another set of documents has another name.
 */
export interface View {
  readonly name: string
  /** The ids of the documents shown whole; `all`, or a list of documents that the public view reduces. */
  readonly shows: 'all' | readonly string[]
}

export const wholeView: View = { name: 'whole', shows: 'all' }
export const publicView: View = { name: 'public', shows: [] }

/** @param shows in a fixed order */
export const viewByPass = (shows: readonly string[]): View => ({
  name: `pass-${createHash('sha256').update(shows.join()).digest('hex').slice(0, 16)}`,
  shows,
})

/** Who may read a scope, who sees it whole, and which rows of its feed concern them, as SQL. */
export interface ScopeAccess {
  readonly mayRead: RawBuilder<boolean>
  readonly seesWhole: RawBuilder<boolean>
  /** The view of readers who do not see it whole. */
  readonly otherwise: View
  readonly concerns: RawBuilder<boolean>
}
