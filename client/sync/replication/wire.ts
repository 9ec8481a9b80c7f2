import { z } from 'zod'
import { catalogDocument } from '../../../shared-schema/replication/catalog.ts'
import { entryEnvelope } from '../../../shared-schema/replication/entry.ts'
import { resultEnvelope } from '../../../shared-schema/replication/result.ts'
import { checkpoint, scope, type CollectionName } from '../../../shared-schema/replication/scope.ts'
import type { Documents } from '../storage/documents.ts'

export type Arrived<D> = D & { _deleted: boolean }

const deletable = { _deleted: z.boolean() }

const documentShapes: { [C in CollectionName]: z.ZodType<Arrived<Documents[C]>> } = {
  catalog: catalogDocument.extend(deletable),
  entries: entryEnvelope.extend(deletable),
  results: resultEnvelope.extend(deletable),
}

const position = z.int().min(0)
const unopened = z.array(z.looseObject({ id: z.string() }))
const delivery = z.object({ documents: unopened, checkpoint })

/**
 * `told` is the server's newest mark; `lost` means that it lost something that it had delivered, and gives
 * everything again.
 */
export const pullAnswer = delivery.extend({
  head: position,
  told: z.string().default(''),
  lost: z.boolean().default(false),
})
export type PullAnswer = z.infer<typeof pullAnswer>
export const pushAnswer = unopened

/** A collection of a scope starts again, or changed. */
export const openEvent = z.object({ scope, head: position })
export const changesEvent = openEvent.extend({
  changes: z.object({ catalog: delivery, entries: delivery, results: delivery }).partial(),
})

export type OpenEvent = z.infer<typeof openEvent>
export type ChangesEvent = z.infer<typeof changesEvent>

/**
 * The documents of a collection. One that cannot be read is left out and named in the console:
 * it must not block the others.
 */
export function documentsIn<C extends CollectionName>(
  collection: C,
  documents: readonly unknown[],
): Arrived<Documents[C]>[] {
  const shape = documentShapes[collection]
  return documents.flatMap(document => {
    const read = shape.safeParse(document)
    if (read.success) return [read.data]
    console.warn(`A document of ${collection} could not be read`, document, read.error)
    return []
  })
}
