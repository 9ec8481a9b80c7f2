import { z } from 'zod'
import { wrong } from '../../resources/wrong.ts'
import { text, time } from '../parts.ts'
import { words } from './fields.ts'

/** The body of a request to register a program. */
export const programBody = z.object({
  name: words(100).refine(name => !/[\p{Cc}\p{Bidi_Control}]/u.test(name), {
    error: wrong('seenCharacters'),
  }),
  /** Addresses that answers may go to; a program that acts only for its owner needs none. */
  redirect_uris: z
    .array(z.string({ error: wrong('address') }), { error: wrong('listOfAddresses') })
    .max(20, { error: wrong('atMost', { most: 20 }) }),
  /** True if the program can keep a secret: a server can, a web page or a phone app cannot. */
  keeps_secret: z.boolean({ error: wrong('truth') }),
})
export type ProgramBody = z.input<typeof programBody>

const program = z.object({
  client_id: text,
  name: text,
  redirect_uris: z.array(text),
  keeps_secret: z.boolean(),
  time_created: time,
})
/** A program that the user registered and that may ask people for permission to act for them. */
export type Program = z.infer<typeof program>

export const programs = z.object({ programs: z.array(program) })
export type Programs = z.infer<typeof programs>

/** A new program. The server does not store the secret; null if the program cannot keep one. */
export const registeredProgram = program.extend({ client_secret: text.nullable() })
export type RegisteredProgram = z.infer<typeof registeredProgram>

const allowedProgram = z.object({
  client_id: text,
  name: text,
  since: time,
  last_used_at: time.nullable(),
})
/** A program that may act for the user. */
export type AllowedProgram = z.infer<typeof allowedProgram>

export const allowedPrograms = z.object({ programs: z.array(allowedProgram) })
export type AllowedPrograms = z.infer<typeof allowedPrograms>
