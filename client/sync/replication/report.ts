import { z } from 'zod'

/**
 * States of a scope's connection to the server, the gravest first; `not-stored`: the device has no room for
 * the server's documents.
 */
const connection = z.enum([
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

/** The gravest of some states. */
export const gravest = (known: readonly unknown[]): Connection | undefined =>
  connection.options.find(one => known.includes(one))

export const report = z.object({
  connection,
  /** The last sign of life from the server, in milliseconds of this device's clock. */
  lastContact: z.number().nullable(),
  /** The newest known position of the scope's feed. */
  head: z.number(),
  /** The position up to which this device holds the scope. */
  position: z.number(),
  sending: z.boolean(),
  /**
   * The last loss on the server: when it came back with less than it had acknowledged, how many entries it
   * gets again, and whether it has them.
   */
  again: z.object({ at: z.number(), many: z.number(), isDone: z.boolean() }).nullable().default(null),
  /** The server's message on why it does not take some entries for now; empty if it takes all. */
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

/** How many known changes this device has not received yet. */
export const behind = (report: Report): number => Math.max(0, report.head - report.position)
