import type { Checkpoint } from '../../shared-schema/replication/scope.ts'
import type { Reached } from '../feed/read.ts'
import type { Mark } from '../feed/generation.ts'

/**
 * A first sync names in its checkpoints the head at which it began, so that its further pages leave
 * out the tombstones of before: it grows with games, not with all the plays that have come and gone.
 */
const FIRST_SYNC = 'since-'

/** Where a collection's reader stands, as they hand it back. Before the generation stands how the first sync began. */
export function checkpointAt({ generation, position }: Mark, heldNothingAt: number | null): Checkpoint {
  return { id: `${heldNothingAt === null ? '' : `${FIRST_SYNC}${heldNothingAt}`}@${generation}`, lwt: position }
}

/**
 * Reads a checkpoint. One of before there were generations has none.
 * @param others marks of the same scope that its reader was told as well
 */
export function reachedBy({ id, lwt: position }: Checkpoint, others: readonly Mark[]): Reached {
  const [, start, generation = ''] = /^(?:since-(\d{1,15}))?(?:@([\w-]{1,80}))?$/.exec(id) ?? []
  const heldNothingAt = position === 0 && id === '' ? null : Number(start ?? 0)
  return { position, heldNothingAt, told: [{ generation, position }, ...others] }
}

/** Marks as text, in headers and addresses: `7@generation,9@another`. */
export const markText = ({ generation, position }: Mark): string => `${position}@${generation}`

/** What is no mark is left out. */
export function readMarks(text: string): Mark[] {
  return text.split(',', 20).flatMap(one => {
    const [, position, generation] = /^(\d{1,15})@([\w-]{1,80})$/.exec(one) ?? []
    return position === undefined || generation === undefined ? [] : [{ generation, position: Number(position) }]
  })
}
