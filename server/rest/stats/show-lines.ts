import { rulesOf, type Sport } from '../../../shared-schema/sports/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { shownOf, shows, type Names } from '../requests/page.ts'
import type { WireObject } from '../records/computed/compute.ts'
import type { WireObjects } from '../records/wire-objects.ts'
import { namesOf } from '../records/order.ts'
import { countersOf, countNames } from './counters.ts'
import { familyOf, type StatFamily } from './levels.ts'

/**
 * Turns stored stat lines into their wire form: ids and short objects of their places, every counter of the
 * sport, 0 if nothing was counted, and the derived figures. `completion_percent` is a JSON number from 0 to
 * 100 with at most two decimals.
 */
export async function showLines(
  objects: WireObjects,
  sport: Sport,
  family: StatFamily,
  lines: readonly StoredRecord[],
  names: Names,
  base: string,
): Promise<WireObject[]> {
  const nested = new Map(
    await Promise.all(
      family.places
        .filter(place => shows(names, place))
        .map(
          async place =>
            [
              place,
              await objects.short(
                familyOf[place],
                lines.map(line => line[`${place}_id`]),
              ),
            ] as const,
        ),
    ),
  )
  const counterNames = countersOf(sport, family.subject)
  const rules = rulesOf(sport)
  const address = `${base}${REST_PATH}/stats/${encodeURIComponent(sport)}/${family.path}/`
  return lines.map(line => {
    const stored = isCounters(line.counters) ? line.counters : {}
    const counters: Record<string, number> = {}
    for (const name of counterNames) counters[name] = stored[name] ?? 0
    const whole: Record<string, unknown> = {}
    for (const place of family.places) {
      const id = line[`${place}_id`]
      whole[`${place}_id`] = id === 0 ? null : id
      whole[place] = nested.get(place)?.get(id) ?? null
    }
    Object.assign(whole, counters, rules.derived(counters))
    whole.time_last_updated = line.time_last_updated
    const key = family.key.map(place => line[`${place}_id`])
    return { ...shownOf(names, whole), resource_uri: `${address}${key.join('/')}/` }
  })
}

/** The CSV columns of stat lines: places by id and name, and counts. */
export function lineColumns(sport: Sport, { places, subject }: StatFamily, names: Names): string[] {
  const belongings = places.flatMap(place => [
    ...(shows(names, `${place}_id`) ? [`${place}_id`] : []),
    ...(shows(names, place) ? namesOf(familyOf[place]).map(name => `${place}.${name}`) : []),
  ])
  return [
    ...belongings,
    ...[...countNames(sport, subject), 'time_last_updated'].filter(name => shows(names, name)),
    'resource_uri',
  ]
}

/** All fields of shown lines. */
export const lineFields = (sport: Sport, { places, subject }: StatFamily): string[] => [
  ...places.flatMap(place => [`${place}_id`, place]),
  ...countNames(sport, subject),
  'time_last_updated',
  'resource_uri',
]

const isCounters = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null
