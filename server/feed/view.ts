import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'

/**
 * How a reader sees a scope: names and all, as the public does, to whom some documents show less, or as the
 * public does but for some documents. Its name stands in checkpoints; another set of documents has another.
 */
export interface View {
  readonly name: string
  /** The ids of the documents that are shown as they are; all of them, or those that the public is shown less of. */
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
  /** How whoever does not see it whole sees it. */
  readonly otherwise: View
  readonly concerns: RawBuilder<boolean>
}
