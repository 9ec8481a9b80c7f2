import type { History } from '../steps.ts'

/** Histories in which a law was once broken, each shrunk to what it takes. */
export const kept: readonly History[] = []
