const isRehearsal = process.env.REHEARSAL === '1'

/**
 * How many or how long in a measurement; in a rehearsal, which only shows that a bench still runs and whose
 * figures mean nothing, how few or how short.
 */
export const measured = <T>(much: T, little: T): T => (isRehearsal ? little : much)
