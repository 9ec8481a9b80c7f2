import { z } from 'zod'
import { text, time } from '../parts.ts'

const openSession = z.object({
  id: text,
  user_agent: text.nullable(),
  time_created: time,
  time_last_used: time,
  /** True for the session of the request. */
  is_this: z.boolean(),
})
/** A device on which the user is signed in. */
export type OpenSession = z.infer<typeof openSession>

export const openSessions = z.object({ sessions: z.array(openSession) })
export type OpenSessions = z.infer<typeof openSessions>
