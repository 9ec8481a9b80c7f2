import { z } from 'zod'
import { readAll } from '../accounts/read-all.ts'
import { queryText } from './event-query.ts'

const count = z.int().nullable()
const tablet = z.object({
  device_id: z.string(), person: z.object({ name: z.string() }), last_contact: z.string(),
  behind: count, unsent: count, entries: z.int(), is_outdated: z.boolean(),
})
/** A tablet as it was when it was last heard from. */
export type Tablet = z.infer<typeof tablet>

/** The tablets of an event. @throws NoAnswer */
export const fetchTablets = (scope: string, signal: AbortSignal): Promise<Tablet[]> => readAll('devices', queryText(scope), tablet, signal)
