/**
 * How long a worker may do without, in turns and not in time: on a busy machine turns come late, and what is
 * slow is not stuck.
 */
export interface Patience {
  /** Turns of this thread, in which the worker has none. */
  readonly starved: number
  /** Turns of the worker, in which its history does not advance. */
  readonly stuck: number
  /** Between two turns, on an idle machine. */
  readonly turnMs: number
}

/** A request that hangs is given up after 20 seconds, and a round of draining may wait for several. */
export const patience: Patience = { starved: 300, stuck: 480, turnMs: 1000 }
