/**
 * The jersey number of a player on a roster; null for none. Tablets still hold records, and walk-on entries,
 * from a time with only the integer.
 */
export const onJersey = (rostered: {
  readonly number: number | null
  readonly jersey_number?: string | null | undefined
}): string | null => rostered.jersey_number ?? (rostered.number === null ? null : String(rostered.number))

/** The order of numbers: 0, 00, 1, 7, 07. Players without one come last. */
export const inNumberOrder = (one: string | null, other: string | null): number =>
  one === other
    ? 0
    : (one === null ? Infinity : Number(one)) - (other === null ? Infinity : Number(other)) ||
      (one ?? '').length - (other ?? '').length
