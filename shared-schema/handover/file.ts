import { z } from 'zod'
import { VERSION, type Packed } from './packed.ts'
import { UnusableHandover } from './unusable.ts'

/** A hand-over as a file, and as the body of a request. */
export const handoverFile = z.object({
  sideline_handover: z.literal(VERSION),
  id: z.uuid(),
  content: z.base64url(),
})

const anyVersion = z.object({ sideline_handover: z.int() })

export const fileOf = (packed: Packed): z.infer<typeof handoverFile> => ({
  sideline_handover: VERSION,
  ...packed,
})

/** @throws UnusableHandover */
export function readFile(file: unknown): Packed {
  const version = anyVersion.safeParse(file)
  if (!version.success) throw new UnusableHandover('no_handover')
  if (version.data.sideline_handover > VERSION) throw new UnusableHandover('newer_version')
  const read = handoverFile.safeParse(file)
  if (!read.success) throw new UnusableHandover('damaged')
  return { id: read.data.id, content: read.data.content }
}
