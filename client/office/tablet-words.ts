import type { Tablet } from './tablets.ts'

/** A tablet that runs tells about itself once a minute. */
const QUIET_MINUTES = 5

/** How much somebody should go and look at a tablet. */
export type Worry = 'look' | 'wait' | 'fine'

const ranks: readonly Worry[] = ['look', 'wait', 'fine']

/** `Not heard from for 40 minutes, had 12 entries unsent` */
export function contactWords({ last_contact, unsent }: Tablet, now: number): string {
  const minutes = minutesSince(last_contact, now)
  const left = unsent ?? 0
  const entries = `${left} ${left === 1 ? 'entry' : 'entries'} unsent`
  if (minutes < QUIET_MINUTES) return left > 0 ? `Sending now, ${entries}` : `Connected${unsent === null ? '' : ', all sent'}`
  return `Not heard from for ${span(minutes)}${left > 0 ? `, had ${entries}` : unsent === null ? '' : ', had sent all'}`
}

/** What else is to be known of a tablet. */
export function otherWords({ is_outdated, behind, entries }: Tablet): string[] {
  return [
    ...(is_outdated ? ['Its app is too old to send. Give it a connection, open the app and tap Update ready'] : []),
    ...(behind ? [`${behind} ${behind === 1 ? 'change' : 'changes'} behind`] : []),
    `${entries} ${entries === 1 ? 'entry' : 'entries'} came from it`,
  ]
}

export function worryOf(tablet: Tablet, now: number): Worry {
  const isQuiet = minutesSince(tablet.last_contact, now) >= QUIET_MINUTES
  if (tablet.is_outdated || (isQuiet && tablet.unsent !== 0 && tablet.unsent !== null)) return 'look'
  return isQuiet || (tablet.unsent ?? 0) > 0 ? 'wait' : 'fine'
}

/** The worrying ones first: those with most to lose, then those that were away longest. */
export function byWorry(tablets: readonly Tablet[], now: number): Tablet[] {
  return tablets.toSorted((a, b) => ranks.indexOf(worryOf(a, now)) - ranks.indexOf(worryOf(b, now))
    || (b.unsent ?? 0) - (a.unsent ?? 0) || Date.parse(a.last_contact) - Date.parse(b.last_contact))
}

const minutesSince = (time: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))

function span(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`
}
