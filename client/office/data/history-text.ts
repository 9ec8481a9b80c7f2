import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import type { Family } from '../../../shared-schema/resources/families.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { rulings } from '../../../shared-schema/rules/progress/ruling.ts'
import { t as clientT, timeT } from '../../texts/t.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { deviceName } from '../../reading/desk/device-name.ts'
import { t } from '../texts/t.ts'
import { isWorded } from './history-fields.ts'
import type { HistoryLine } from './history.ts'

/** The words for a field; the field's name if it is newer than this page. */
const fieldText = (field: string): string =>
  isWorded(field) ? t(`history.fields.${field}`) : field.replace(/_ids?$/, '').replaceAll('_', ' ')

/** `game Sexy Legs – Rusty Bikes` */
export const recordText = ({ family, name, record }: HistoryLine): string =>
  t('history.record', { kind: t(`history.kinds.${family}`), name: bidiIsolate(name === '' ? record : name) })

/**
 * Describes the change of a field: the old and the new value.
 * @param isBack whether the text describes undoing it
 */
export function fieldChangeText(line: HistoryLine, field: string, isBack = false): string {
  const params = { field: fieldText(field) }
  const before = valueText(line, field, 'before')
  const after = valueText(line, field, 'after')
  if (before === null || after === null) return t('history.rewritten', params)
  return t('history.fromTo', { ...params, before: isBack ? after : before, after: isBack ? before : after })
}

/** A value before or after a change, times in the zone of the event; null if it is too long to show. */
function valueText(line: HistoryLine, field: string, side: 'before' | 'after'): string | null {
  const value = line.changes[field]?.[side]
  const named = line.names[field]?.[side]
  if (value === null || value === undefined || value === '') return t('history.nothing')
  if (named) return bidiIsolate(named)
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const ruling = field === 'ruling' && rulings.find(one => one === value)
  if (ruling) return clientT(`scoring.ruling.${ruling}`)
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value, line.timezone)
  return /^\d{4}-\d\d-\d\d$/.test(value)
    ? timeT(Date.parse(value), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    : bidiIsolate(value)
}

export const momentText = (time: string, timeZone?: string): string =>
  timeT(Date.parse(time), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  })

/** The tool of a change: a tablet, the app, or a program by its name. */
export const throughText = ({ device_id, client: { kind, name } }: HistoryLine): string =>
  device_id === null || device_id === OFFICE
    ? kind === 'app'
      ? t('history.app')
      : name || t('history.server')
    : deviceName(device_id)

/** `Ann changed: game Sexy Legs – Rusty Bikes` */
export const doneText = (line: HistoryLine): string =>
  t(`history.done.${line.operation}`, {
    person: bidiIsolate(line.person?.name ?? t('history.server')),
    what: recordText(line),
  })

const operations = ['create', 'update', 'delete'] as const

/** Records that are made, changed and deleted with others: nobody counts them. */
const companions: Readonly<Partial<Record<Family, Family>>> = {
  tournament_teams: 'teams',
  team_players: 'players',
  pool_rounds: 'pools',
}

/** `Added: 16 teams`; for one record the same as `doneText`. */
export function stepText(lines: readonly HistoryLine[]): string {
  const [line] = lines
  if (!line) return ''
  if (lines.length === 1) return doneText(line)
  return operations
    .map(operation => [operation, lines.filter(one => one.operation === operation)] as const)
    .filter(([, done]) => done.length > 0)
    .map(([operation, done]) => t(`history.doneMany.${operation}`, { what: countedIn(done) }))
    .join(' · ')
}

/** `16 teams` for each kind of record. */
function countedIn(lines: readonly HistoryLine[]): string[] {
  const counts = [...groupBy(lines, ({ family }) => family)]
  const isNamed = ([family]: (typeof counts)[number]): boolean =>
    !counts.some(([other]) => other === companions[family])
  return counts
    .filter(isNamed)
    .map(([family, { length }]) => t(`history.counted.${family}`, { count: length }))
}

/** The effect on a record of undoing a change. */
export const backText = (line: HistoryLine): string =>
  t(`history.back.${line.operation}`, { what: recordText(line) })
