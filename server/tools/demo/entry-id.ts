import type { Random } from '../../rules/random.ts'

/**
 * A UUIDv7 like a tablet's: 48 bits of its clock, then random bits.
 * @param time milliseconds since 1970
 */
export function entryId(time: number, random: Random): string {
  const clock = time.toString(16).padStart(12, '0')
  const [a, b, c] = [hex(random.bits()), hex(random.bits()), hex(random.bits())]
  const variant = (8 + (random.bits() & 3)).toString(16)
  return `${clock.slice(0, 8)}-${clock.slice(8)}-7${a.slice(0, 3)}-${variant}${a.slice(3, 6)}-${b}${c.slice(0, 4)}`
}

const hex = (bits: number): string => bits.toString(16).padStart(8, '0')
