import type { Checkpoint, CollectionName } from '../../../shared-schema/replication/scope.ts'
import type { Documents } from '../storage/documents.ts'
import { documentsIn, type Arrived, type PullAnswer } from './wire.ts'

/** What this device holds of a collection. */
export interface Local<C extends CollectionName> {
  /**
   * Whether no document of it can be here: a first sync may have broken off before it wrote down how far it
   * came.
   */
  isUntouched(): Promise<boolean>
  /** Whether no document of it is here now. */
  isEmpty(): Promise<boolean>
  /**
   * What goes from here because the server does not have it any more.
   * @param known the ids of all that the server has, or had and let go of
   */
  goneWithout(known: ReadonlySet<string>): Promise<readonly Documents[C][]>
}

interface Whole<C extends CollectionName> {
  readonly documents: Arrived<Documents[C]>[]
  readonly checkpoint: Checkpoint
  readonly head: number
}

/**
 * A whole collection from a server that has lost something, with tombstones for what it has no more. It is
 * given to RxDB in one piece, which writes the checkpoint after it: wherever this breaks off, it is done
 * again from the start.
 * @param first the answer that said so
 * @param next asks for what comes after a checkpoint
 */
export async function afresh<C extends CollectionName>(
  collection: C,
  first: PullAnswer,
  limit: number,
  local: Local<C>,
  next: (after: Checkpoint) => Promise<PullAnswer>,
): Promise<Whole<C>> {
  const arrived = new Map<string, PullAnswer['documents'][number]>()
  let answer = first
  for (;;) {
    if (answer.lost) arrived.clear()
    for (const document of answer.documents) arrived.set(document.id, document)
    if (answer.documents.length < limit) break
    answer = await next(answer.checkpoint)
  }
  const gone = await local.goneWithout(new Set(arrived.keys()))
  return {
    documents: [
      ...documentsIn(collection, [...arrived.values()]),
      ...gone.map(document => ({ ...document, _deleted: true })),
    ],
    checkpoint: answer.checkpoint,
    head: answer.head,
  }
}
