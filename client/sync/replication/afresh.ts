import type { Checkpoint, CollectionName } from '../../../shared-schema/replication/scope.ts'
import type { Documents } from '../storage/documents.ts'
import { documentsIn, type Arrived, type PullAnswer } from './wire.ts'

/** This device's documents of a collection. */
export interface Local<C extends CollectionName> {
  /**
   * Whether the collection can never have had a document here: a first sync may have broken off before it
   * wrote its checkpoint.
   */
  isUntouched(): Promise<boolean>
  /** Whether the collection has no document here now. */
  isEmpty(): Promise<boolean>
  /**
   * The documents to remove here because the server no longer has them.
   * @param known the ids of all documents that the server has, or had and let go of
   */
  goneWithout(known: ReadonlySet<string>): Promise<readonly Documents[C][]>
}

interface Whole<C extends CollectionName> {
  readonly documents: Arrived<Documents[C]>[]
  readonly checkpoint: Checkpoint
  readonly head: number
}

/**
 * A whole collection from a server that has lost something, with tombstones for the documents that it no
 * longer has. RxDB gets it in one piece and writes the checkpoint afterwards: if this breaks off, it starts
 * again from the beginning.
 * @param first the answer that reported the loss
 * @param next requests the documents after a checkpoint
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
