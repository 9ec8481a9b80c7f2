import { momentOf } from '../../base/formats/own-clock.ts'
import { t } from '../../texts/t.ts'
import type { Tablet } from './tablets.ts'

/** How urgently somebody should look at a tablet. */
export type Worry = 'look' | 'wait' | 'fine'

const ranks: readonly Worry[] = ['look', 'wait', 'fine']

/** `Not connected, had 12 entries unsent` */
export function contactText({ is_connected, unsent }: Tablet): string {
  if (unsent === null) return t(is_connected ? 'office.connected' : 'office.away')
  if (unsent === 0) return t(is_connected ? 'office.connectedSentAll' : 'office.awaySentAll')
  return t(is_connected ? 'office.connectedUnsent' : 'office.awayUnsent', { count: unsent })
}

/** `Last heard from on 1 Jun, 14:03, 40 minutes ago`, on the clock of this device. */
export function lastHeardText({ last_contact }: Tablet, now: number): string {
  const moment = momentOf(last_contact)
  const minutes = Math.floor((now - Date.parse(last_contact)) / 60_000)
  if (minutes < 1) return t('office.heardNow', { moment })
  if (minutes < 120) return t('office.heardMinutesAgo', { moment, count: minutes })
  return minutes < 48 * 60
    ? t('office.heardHoursAgo', { moment, count: Math.floor(minutes / 60) })
    : t('office.heardDaysAgo', { moment, count: Math.floor(minutes / 1440) })
}

/** Further facts on a tablet. A connected one gets changes as they happen. */
export function otherTexts({ is_outdated, is_connected, behind, entries }: Tablet): string[] {
  return [
    ...(is_outdated ? [t('office.outdated')] : []),
    ...(behind && !is_connected ? [t('office.lacks', { count: behind })] : []),
    t('office.came', { count: entries }),
  ]
}

/** Nobody misses a device on which nothing was recorded: an organizer's own browser, or a reader's. */
export function worryOf({ is_outdated, is_connected, unsent, entries }: Tablet): Worry {
  const mayHoldSome = unsent !== 0 && unsent !== null
  if (entries === 0 && !mayHoldSome) return 'fine'
  if (is_outdated || (!is_connected && mayHoldSome)) return 'look'
  return !is_connected || mayHoldSome ? 'wait' : 'fine'
}

/** The worrying ones first: those with most unsent entries, then those longest out of reach. */
export function byWorry(tablets: readonly Tablet[]): Tablet[] {
  return tablets.toSorted(
    (a, b) =>
      ranks.indexOf(worryOf(a)) - ranks.indexOf(worryOf(b)) ||
      (b.unsent ?? 0) - (a.unsent ?? 0) ||
      Date.parse(a.last_contact) - Date.parse(b.last_contact),
  )
}
