import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { inUtc, inZone, parseTime, withOffset } from '../../../shared-schema/resources/time.ts'

const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Monrovia',
  'Pacific/Apia',
  'Etc/GMT-2',
  '+05:30',
]

/** Microseconds from the year 1000 to 2999, many of them close to a change of the clocks. */
const moment = fc.oneof(
  fc.bigInt({ min: -30_610_224_000_000_000n, max: 32_503_593_600_000_000n }),
  fc
    .record({
      year: fc.integer({ min: 1900, max: 2040 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      second: fc.integer({ min: 0, max: 86_399 }),
    })
    .map(({ year, month, day, second }) => BigInt(Date.UTC(year, month - 1, day) + second * 1000) * 1000n),
)

const instantOf = (microseconds: bigint) => Temporal.Instant.fromEpochNanoseconds(microseconds * 1000n)

describe('a local time', () => {
  test('is what the calendar library says, whatever the moment and the zone', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (microseconds, zone) => {
        const instant = instantOf(microseconds)
        const digits = microseconds % 1_000_000n === 0n ? 0 : 6
        const utc = inUtc(instant.toString())
        expect(utc).toBe(
          instant
            .toZonedDateTimeISO('UTC')
            .toString({ timeZoneName: 'never', fractionalSecondDigits: digits }),
        )
        const local = instant
          .toZonedDateTimeISO(zone)
          .toString({ timeZoneName: 'never', fractionalSecondDigits: digits })
        expect(inZone(utc, zone)).toBe(local)
      }),
      { numRuns: 3000 },
    )
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
  ])('%s is %s on Lord Howe, whose clocks change within an hour of UTC', (utc, local) =>
    expect(inZone(utc, 'Australia/Lord_Howe')).toBe(local),
  )

  test('that is taken is taken back in whatever zone it is shown', () => {
    const atTheEdges = fc.oneof(
      moment,
      fc
        .constantFrom(-30_610_224_000, 32_503_593_600)
        .chain(edge =>
          fc.integer({ min: edge - 200_000, max: edge + 200_000 }).map(second => BigInt(second) * 1_000_000n),
        ),
    )
    const anyOffset = fc
      .integer({ min: -14, max: 14 })
      .map(hours => `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`)
    fc.assert(
      fc.property(
        atTheEdges,
        anyOffset,
        fc.constantFrom(...zones),
        fc.boolean(),
        (microseconds, offset, zone, says) => {
          const sent = instantOf(microseconds).toString({ timeZone: offset, fractionalSecondDigits: 6 })
          const taken = parseTime(says ? sent : sent.slice(0, -6))
          if (taken === undefined) return
          const shown = inZone(inUtc(withOffset(taken, zone)), zone)
          expect(parseTime(shown), `${sent} as ${shown}`).toBe(shown)
        },
      ),
      { numRuns: 3000 },
    )
  })

  test.each([
    '1000-01-01T00:00:00+03:00',
    '2999-12-31T23:00:00-11:00',
    '1000-01-02T10:00',
    '0999-06-01T12:00Z',
    '3000-01-02T12:00Z',
  ])('%s is none, since some zone would show it beyond the years that are taken', time =>
    expect(parseTime(time)).toBeUndefined(),
  )
  test.each(['1000-01-03T12:00:00+00:00', '2999-12-29T12:00:00'])('%s is one', time =>
    expect(parseTime(time)).toBe(time),
  )
})
