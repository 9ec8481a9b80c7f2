/** The zone of the tournament's local times. */
export const TIME_ZONE = 'Europe/Amsterdam'

/** Days of the tournament, as local dates. */
export const FRIDAY = '2026-06-12'
export const SATURDAY = '2026-06-13'
export const SUNDAY = '2026-06-14'

export const FIELDS = 8

/**
 * When the pools' rounds start, for the first two pools and for the other two: the fields hold the games of
 * two pools at a time. Start times are 100 minutes apart, enough for a game and a break.
 */
const poolRounds: readonly (readonly [string, string])[] = [
  [`${FRIDAY}T09:00:00`, `${FRIDAY}T10:40:00`],
  [`${FRIDAY}T12:20:00`, `${FRIDAY}T14:00:00`],
  [`${SATURDAY}T09:00:00`, `${SATURDAY}T10:40:00`],
  [`${SATURDAY}T12:20:00`, `${SATURDAY}T14:00:00`],
  [`${SUNDAY}T09:00:00`, `${SUNDAY}T10:40:00`],
]

/** From the first round to the second; the later rounds are moved. */
export const MINUTES_BETWEEN_POOL_ROUNDS = 200

/**
 * The starts of a pool's rounds.
 * @param pool its index among the pools, from 0
 */
export const startsOfPool = (pool: number): string[] => poolRounds.map(starts => starts[pool < 2 ? 0 : 1])

/** The cup's rounds are on the three afternoons: quarter-finals, semi-finals, final. */
export const CUP_START = `${FRIDAY}T15:40:00`
export const CUP_MINUTES_BETWEEN_ROUNDS = 24 * 60

/** The plate's rounds follow in the evenings. */
export const plateStarts = [`${FRIDAY}T17:20:00`, `${SATURDAY}T17:20:00`] as const
