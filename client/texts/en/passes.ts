/** Passes, by which people come in without an account. */
export const passes = {
  cameIn: 'Came in by a pass',
} as const
