/** The day of a moment, as `21 Nov 2026`. @param time ISO 8601 */
export const dayOf = (time: string): string => new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** When something was last used, in words. */
export const lastUsed = (time: string | null): string => (time === null ? 'Never used' : `Last used ${dayOf(time)}`)
