import { availableParallelism, loadavg } from 'node:os'

/**
 * How many times as long something may take now as on an idle machine: so many tasks wanted each processor in
 * the last minute. Time limits are multiplied by it, so that what is slow is not taken for what is stuck.
 */
export const slowness = (): number => Math.max(1, Math.ceil((loadavg()[0] ?? 0) / availableParallelism()))
