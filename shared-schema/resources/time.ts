import { Temporal } from 'temporal-polyfill'

// Years from 1000 to 2999; offsets up to 14 hours, the largest in use.
const datePattern = /^([12]\d{3})-(\d{1,2})-(\d{1,2})$/
const timePattern =
  /^([12]\d{3})-(\d{1,2})-(\d{1,2})[T ](\d{1,2}):(\d{1,2})(?::(\d{1,2})(\.\d{1,9})?)?\s*(Z|[-+ ](?:0\d|1[0-4]):?[0-5]\d)?$/i

// Near the edge of these years, another zone could show a year that is not accepted as input.
const firstMoment = Temporal.Instant.from('1000-01-02T00:00Z')
const lastMoment = Temporal.Instant.from('2999-12-31T00:00Z')

const two = (digits: string | undefined): string => (digits ?? '0').padStart(2, '0')

/** Reads `2013-6-1` as `2013-06-01`; undefined if it is no date of the calendar. */
export function parseDate(text: string): string | undefined {
  const match = datePattern.exec(text.trim())
  if (!match) return undefined
  return onCalendar(() =>
    Temporal.PlainDate.from(`${match[1]}-${two(match[2])}-${two(match[3])}`, {
      overflow: 'reject',
    }).toString(),
  )
}

/**
 * Parses the times that existing programs send (offset with or without a colon, `Z`, a `+` that a query
 * string turned into a blank, fractions, parts without leading zeros) into ISO 8601. The offset stays as
 * given; without one the result has none.
 * @returns the time, or undefined if it is not one
 */
export function parseTime(text: string): string | undefined {
  const match = timePattern.exec(text.trim())
  if (!match) return undefined
  const [, year, month, day, hour, minute, second, fraction, zone] = match
  const fractionDigits = fraction?.slice(0, 7) ?? ''
  const plain = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${fractionDigits}`
  return onCalendar(() => {
    const offset = offsetText(zone)
    Temporal.PlainDateTime.from(plain, { overflow: 'reject' })
    const inAllZones = offset ? [plain + offset] : [`${plain}-14:00`, `${plain}+14:00`]
    return inAllZones.every(isTaken) ? plain + offset : undefined
  })
}

function isTaken(time: string): boolean {
  const moment = Temporal.Instant.from(time)
  return (
    Temporal.Instant.compare(moment, firstMoment) >= 0 && Temporal.Instant.compare(moment, lastMoment) < 0
  )
}

function offsetText(zone: string | undefined): string {
  if (!zone) return ''
  if (zone.toUpperCase() === 'Z') return '+00:00'
  const digits = zone.slice(1).replace(':', '')
  return `${zone.startsWith('-') ? '-' : '+'}${digits.slice(0, 2)}:${digits.slice(2)}`
}

function onCalendar(read: () => string | undefined): string | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** True if the text carries its own offset from UTC. */
export const hasOffset = (time: string): boolean => /[-+]\d{2}:\d{2}$/.test(time)

/**
 * A moment as local time with numeric offset, never `Z` (`2012-06-17T12:00:00+02:00`); with six digits of
 * fraction if it has any.
 * @param time ISO 8601 with offset
 * @param zone Olson name such as `Europe/Amsterdam`
 */
export function inZone(time: string, zone: string): string {
  const [, seconds, digits = ''] = usual.exec(time) ?? []
  const fraction = /[1-9]/.test(digits) ? digits.padEnd(7, '0') : ''
  if (seconds !== undefined && zone === 'UTC') return `${seconds}${fraction}+00:00`
  const offset = seconds === undefined ? undefined : offsetDuring(seconds.slice(0, 13), zone)
  if (offset === undefined) return inZoneAnyhow(time, zone)
  return (
    new Date(Date.parse(`${seconds}Z`) + offset.milliseconds).toISOString().slice(0, 19) +
    fraction +
    offset.text
  )
}

/** The usual format of moments from the database and the tablets: UTC, with up to six digits of fraction. */
const usual = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,6})?(?:Z|\+00:00)$/

interface Offset {
  readonly milliseconds: number
  readonly text: string
}

const offsets = new Map<string, Offset | undefined>()
const MAX_OFFSETS = 10_000

/**
 * The offset of a zone throughout an hour, cached: the calendar library takes a hundred times as long as all
 * the rest. Undefined for an hour in which the offset changes or is not in whole minutes.
 * @param hour in UTC: `2012-06-17T10`
 */
function offsetDuring(hour: string, zone: string): Offset | undefined {
  const key = `${hour} ${zone}`
  if (offsets.has(key)) return offsets.get(key)
  const start = Temporal.Instant.from(`${hour}:00Z`).toZonedDateTimeISO(zone)
  const end = start.add({ minutes: 59, seconds: 59, milliseconds: 999 })
  const milliseconds = start.offsetNanoseconds / 1e6
  const offset =
    end.offsetNanoseconds === start.offsetNanoseconds && milliseconds % 60_000 === 0
      ? { milliseconds, text: start.offset }
      : undefined
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function inZoneAnyhow(time: string, zone: string): string {
  const moment = Temporal.Instant.from(time).toZonedDateTimeISO(zone)
  const whole = moment.millisecond === 0 && moment.microsecond === 0
  return moment.toString({ timeZoneName: 'never', fractionalSecondDigits: whole ? 0 : 6 })
}

/** A moment in UTC in its wire format: `+00:00`, six digits of fraction if it has any. */
export const inUtc = (time: string): string => inZone(time, 'UTC')

/** Reads a local time without offset as a time in the zone; one with an offset stays unchanged. */
export function withOffset(time: string, zone: string): string {
  if (hasOffset(time)) return time
  return Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toString({ timeZoneName: 'never' })
}

/**
 * The zone of a re-timed record: its own, if the given offset matches it at that moment, otherwise the fixed
 * zone of that offset (whole hours have a name of their own: `Etc/GMT-2` is UTC+2).
 */
export function zoneFor(time: string, zone: string): string {
  if (!hasOffset(time) || inZone(time, zone).slice(-6) === time.slice(-6)) return zone
  const sign = time.at(-6) === '-' ? '+' : '-'
  const hours = Number(time.slice(-5, -3))
  if (time.endsWith(':00') && hours <= 12) return hours === 0 ? 'UTC' : `Etc/GMT${sign}${hours}`
  return time.slice(-6)
}

/**
 * The IANA spelling of a zone's name, in any letter case; undefined for zones missing in this machine's time
 * zone data, and for offsets, which have no summer time.
 */
export function zoneCalled(name: string): string | undefined {
  const zone = zoneIn(name)
  // A full date with a zone would be parsed as its zone, so the result must equal the name.
  return zone?.toLowerCase() === name.toLowerCase() && !/^[-+\d]/.test(zone) ? zone : undefined
}

/** Whether times can be shown in a zone: a named one, or an offset. */
export const isZone = (zone: string): boolean => zoneIn(zone) !== undefined

const zoneIn = (text: string): string | undefined =>
  onCalendar(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId)

/** A moment moved by a number of minutes. */
export const addMinutes = (time: string, minutes: number): string =>
  Temporal.Instant.from(time).add({ minutes }).toString()
