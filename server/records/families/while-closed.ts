import { isDeepStrictEqual } from 'node:util'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { eventClosed } from '../../problems/event-closed.ts'

/** The fields of a closed event that may change: its words, and who may read it. */
const free: ReadonlySet<string> = new Set(['name', 'info', 'is_public', 'visibility', 'meet_id', 'owner_id'])

/** @throws Problem 409 if a closed event would change in anything else without being opened again */
export function requireUnchanged(before: StoredRecord, after: StoredRecord): void {
  if (before.is_closed !== true || after.is_closed !== true) return
  const changed = Object.keys(before).filter(
    name => !free.has(name) && name in after && !isDeepStrictEqual(before[name], after[name]),
  )
  if (changed.length > 0) throw eventClosed()
}
