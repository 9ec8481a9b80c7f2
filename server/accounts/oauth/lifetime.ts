const DAY = 24 * 60 * 60

/** How long codes and tokens are valid, in seconds. */
export const LIFETIME = { code: 120, access: 30 * DAY, refresh: 365 * DAY } as const
