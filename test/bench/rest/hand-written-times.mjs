// How the hand-written server says times.
/** `2016-01-04 16:40:00.5+00` as the wire has it. */
export function isoOf(text) {
  const [moment, fraction] = text.slice(0, -3).replace(' ', 'T').split('.')
  return `${moment}${fraction === undefined ? '' : `.${fraction.padEnd(6, '0')}`}+00:00`
}

// Enough for the zone of the invented games, which lies east of Greenwich.
export const localTime = (column, zone) =>
  `to_char(${column} at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI:SS') || to_char((${column} at time zone ${zone}) - (${column} at time zone 'UTC'), '+HH24:MI')`
