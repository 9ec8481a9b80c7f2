import { z } from 'zod'

/**
 * How a scope stands with the server, the gravest first; `not-stored` is that what it sends finds no room on
 * this device.
 */
export const connection = z.enum([
  'outdated',
  'signed-out',
  'forbidden',
  'server-older',
  'not-stored',
  'unreachable',
  'waiting',
  'reached',
])
export type Connection = z.infer<typeof connection>

/** The gravest of these. */
export const gravest = (known: readonly unknown[]): Connection | undefined =>
  connection.options.find(one => known.includes(one))

export const report = z.object({
  connection,
  /** When the server last gave a sign of life, in milliseconds of this device's clock. */
  lastContact: z.number().nullable(),
  /** The newest position of the scope's feed that is known of. */
  head: z.number(),
  /** Up to which position this device holds the scope. */
  position: z.number(),
  sending: z.boolean(),
  /**
   * When the server came back with less than it had acknowledged, how many entries it gets again, and whether
   * it has them.
   */
  again: z.object({ at: z.number(), many: z.number(), isDone: z.boolean() }).nullable().default(null),
  /** Why the server does not take some of the entries for now, in its words; empty if it takes all. */
  heldBack: z.string().default(''),
})

export type Report = z.infer<typeof report>

export const firstReport: Report = {
  connection: 'waiting',
  lastContact: null,
  head: 0,
  position: 0,
  sending: false,
  again: null,
  heldBack: '',
}

/** How many changes this device has not got yet, as far as it knows. */
export const behind = (report: Report): number => Math.max(0, report.head - report.position)
