/**
 * The number of somebody on a roster as it is on the jersey; null for none. Tablets hold records, and walk-on
 * entries, of a time when the integer was all there was.
 */
export const onJersey = (rostered: {
  readonly number: number | null
  readonly jersey_number?: string | null | undefined
}): string | null => rostered.jersey_number ?? (rostered.number === null ? null : String(rostered.number))

/** The order of numbers: 0, 00, 1, 7, 07. Who has none comes last. */
export const inNumberOrder = (one: string | null, other: string | null): number =>
  one === other
    ? 0
    : (one === null ? Infinity : Number(one)) - (other === null ? Infinity : Number(other)) ||
      (one ?? '').length - (other ?? '').length
