const DAY = 24 * 60 * 60

/** How long what a program gets is valid, in seconds. */
export const LIFETIME = { code: 120, access: 30 * DAY, refresh: 365 * DAY } as const
