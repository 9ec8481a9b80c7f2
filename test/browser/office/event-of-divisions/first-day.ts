/** The days of the event, which begins today, soon and in the morning, wherever that is. */
interface Days {
  readonly timezone: string
  readonly first: string
  readonly last: string
  /** When its fields open and close. */
  readonly opens: string
  readonly closes: string
}

/** A place for each hour of the day, from west to east, whose clocks have not changed for long. */
const places = [
  ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'Pacific/Gambier', 'Pacific/Pitcairn', 'America/Phoenix'],
  ...['America/Costa_Rica', 'America/Lima', 'America/La_Paz', 'America/Cayenne', 'Atlantic/South_Georgia'],
  ...['Atlantic/Cape_Verde', 'Africa/Abidjan', 'Africa/Lagos', 'Africa/Maputo', 'Africa/Nairobi'],
  ...['Asia/Dubai', 'Asia/Tashkent', 'Asia/Dhaka', 'Asia/Bangkok', 'Asia/Singapore', 'Asia/Tokyo'],
  ...['Australia/Brisbane', 'Pacific/Guadalcanal', 'Pacific/Tarawa'],
]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HOURS_OPEN = 13

/** The local clock at a place, as if it were that of UTC. */
function clockAt(timezone: string, moment: number): Date {
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone: timezone })
  return new Date(`${local.replace(' ', 'T')}Z`)
}

/**
 * Teams check in just before their first games, so the event begins in 20 to 25 minutes, in a time zone with an hour
 * between eight and nine in the morning.
 */
export function daysFromNow(): Days {
  const now = Date.now()
  const timezone = places.find(place => clockAt(place, now).getUTCHours() === 8)
  if (timezone === undefined) throw new Error('It is morning nowhere')
  const opens = clockAt(timezone, now + 25 * MINUTE)
  opens.setUTCMinutes(Math.floor(opens.getUTCMinutes() / 5) * 5, 0)
  const after = (time: number) => new Date(opens.getTime() + time).toISOString()
  return {
    timezone,
    first: after(0).slice(0, 10),
    last: after(24 * HOUR).slice(0, 10),
    opens: after(0).slice(11, 16),
    closes: after(HOURS_OPEN * HOUR).slice(11, 16),
  }
}
