import { z } from 'zod'
import { wrong } from '../../resources/wrong.ts'
import { text, uri } from '../parts.ts'
import { tokenScope } from './tokens.ts'

/** A program's request to act for the person who is signed in. */
export const authorization = z.object({
  program: z.object({ name: text, client_id: text }),
  /** The host of the address that gets the answer; for an app's own address its scheme. */
  redirect_host: text,
  scope: tokenScope,
  person: z.object({ name: text, email: text }),
})
export type Authorization = z.infer<typeof authorization>

/** The body of the person's answer, which repeats the program's parameters. */
export const decisionBody = z.object({ decision: z.enum(['allow', 'deny'], { error: wrong('allowOrDeny') }) })
export type DecisionBody = z.input<typeof decisionBody>

/** The program's address, with the answer to it. */
export const decided = z.object({ location: uri })
export type Decided = z.infer<typeof decided>
