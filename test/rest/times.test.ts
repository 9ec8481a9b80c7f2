import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { inUtc, inZone } from '../../shared-schema/resources/time.ts'

const zones = [
  'UTC', 'Europe/Amsterdam', 'America/New_York', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Monrovia', 'Pacific/Apia', 'Etc/GMT-2', '+05:30',
]

/** Microseconds from the year 1000 to 2999, many of them close to a change of the clocks. */
const moment = fc.oneof(
  fc.bigInt({ min: -30_610_224_000_000_000n, max: 32_503_593_600_000_000n }),
  fc.record({ year: fc.integer({ min: 1900, max: 2040 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }), second: fc.integer({ min: 0, max: 86_399 }) })
    .map(({ year, month, day, second }) => BigInt(Date.UTC(year, month - 1, day) + second * 1000) * 1000n),
)

const instantOf = (microseconds: bigint) => Temporal.Instant.fromEpochNanoseconds(microseconds * 1000n)

describe('a local time', () => {
  test('is what the calendar library says, whatever the moment and the zone', () => {
    fc.assert(fc.property(moment, fc.constantFrom(...zones), (microseconds, zone) => {
      const instant = instantOf(microseconds)
      const digits = microseconds % 1_000_000n === 0n ? 0 : 6
      const utc = inUtc(instant.toString())
      expect(utc).toBe(instant.toZonedDateTimeISO('UTC').toString({ timeZoneName: 'never', fractionalSecondDigits: digits }))
      const local = instant.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', fractionalSecondDigits: digits })
      expect(inZone(utc, zone)).toBe(local)
    }), { numRuns: 3000 })
  })

  test.each([
    ['2026-03-29T00:59:59.999999+00:00', '2026-03-29T01:59:59.999999+01:00'],
    ['2026-03-29T01:00:00+00:00', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T00:59:59+00:00', '2026-10-25T02:59:59+02:00'],
    ['2026-10-25T01:00:00+00:00', '2026-10-25T02:00:00+01:00'],
  ])('%s is %s in Amsterdam', (utc, local) => expect(inZone(utc, 'Europe/Amsterdam')).toBe(local))

  test.each([
    ['2021-10-02T15:29:59+00:00', '2021-10-03T01:59:59+10:30'],
    ['2021-10-02T15:30:00+00:00', '2021-10-03T02:30:00+11:00'],
  ])('%s is %s on Lord Howe, whose clocks change within an hour of UTC', (utc, local) => expect(inZone(utc, 'Australia/Lord_Howe')).toBe(local))
})
