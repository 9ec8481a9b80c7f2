import type { WithDeleted } from 'rxdb'
import { z } from 'zod'
import { fileOf } from '../../shared-schema/handover/file.ts'
import { pack } from '../../shared-schema/handover/packed.ts'
import type { EntryDocument } from '../storage/documents.ts'
import { askServer } from './ask-server.ts'
import { troubleOf } from './no-answer.ts'
import type { Line } from './line.ts'

const takenIn = z.object({ new: z.int(), known: z.int() })

/**
 * For whoever was refused a push: hands the entries over to the office, which keeps them and decides. So the work of a
 * scorekeeper whose role was taken away is not stuck on the tablet; verdicts say that it does not count yet.
 * @throws NoAnswer the same again where it was another trouble, and another where the office takes no more
 */
export async function handOverInstead(error: unknown, { scope, signal }: Line, documents: readonly WithDeleted<EntryDocument>[]): Promise<[]> {
  if (troubleOf(error) !== 'forbidden') throw error
  const entries = documents.map(({ _deleted: _, ...entry }) => entry)
  await askServer('/v1/handovers/', takenIn, { method: 'POST', body: fileOf(await pack({ scope, entries })), signal })
  return []
}
