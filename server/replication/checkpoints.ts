import type { Mark } from '../../shared-schema/replication/mark.ts'
import type { Checkpoint } from '../../shared-schema/replication/scope.ts'
import type { CollectionPage, Reached } from '../feed/read.ts'
import { publicView } from '../feed/view.ts'

/**
 * A first sync names in its checkpoints the head at which it began, so its further pages omit earlier
 * tombstones: its size then depends on the games, not on all the plays that have come and gone.
 */
const FIRST_SYNC = 'since-'

/**
 * The checkpoint of a collection's reader, as they hand it back. In front of the generation it holds the
 * start of the first sync, the position up to which they hold the documents that do not differ between views,
 * and their view if it was not the public one.
 */
export function checkpointAt(
  { generation, position }: Mark,
  view: string,
  heldNothingAt: number,
  known = 0,
): Checkpoint {
  const differing = `${known > position ? `-known-${known}` : ''}${view === publicView.name ? '' : `-${view}`}`
  return { id: `${FIRST_SYNC}${heldNothingAt}${differing}@${generation}`, lwt: position }
}

/** A reader's checkpoint after a page. */
export function checkpointAfter(
  { position, heldNothingAt, view, known }: Reached,
  page: CollectionPage,
): Checkpoint {
  const { generation, last, head, isLost } = page
  const isSame = page.view === view
  // An empty page means that nothing is missing up to the old position, in any view.
  const held = { generation, position: last ?? (isLost ? 0 : position) }
  return checkpointAt(
    held,
    page.view,
    isLost ? 0 : (heldNothingAt ?? head),
    isLost ? 0 : isSame ? known : position,
  )
}

/**
 * Reads a checkpoint. One from before there were generations has none.
 * @param others further marks of the same scope that the reader was given
 */
export function reachedBy({ id, lwt: position }: Checkpoint, others: readonly Mark[]): Reached {
  const [, start, known, view = publicView.name, generation = ''] =
    /^(?:since-(\d{1,15})(?:-known-(\d{1,15}))?(?:-(whole|pass-[0-9a-f]{16}))?)?(?:@([\w-]{1,80}))?$/.exec(
      id,
    ) ?? []
  const heldNothingAt = position === 0 && id === '' ? null : Number(start ?? 0)
  const reported = [{ generation, position: Math.max(position, Number(known ?? 0)) }, ...others]
  return {
    position,
    heldNothingAt,
    view,
    known: Number(known ?? 0),
    reported,
  }
}
