import { z } from 'zod'
import { entry, type Said } from '../../shared-schema/replication/entry.ts'

const parts = { kind: true, data: true } as const
const [claim, status, play, score, spirit, walkOn, withdrawal, decision] = entry.options

/** What an entry says, as the server shows it. */
export const said: z.ZodType<Said> = z.discriminatedUnion('kind', [
  claim.pick(parts), status.pick(parts), play.pick(parts), score.pick(parts),
  spirit.pick(parts), walkOn.pick(parts), withdrawal.pick(parts), decision.pick(parts),
])
