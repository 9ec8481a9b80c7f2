import type { Family } from '../../../shared-schema/resources/index.ts'
import { nameIn } from './computed/names.ts'
import type { WireObjects } from './wire-objects.ts'
import type { Readers } from '../../texts/say.ts'

/** List filters that name its calendar, the most specific first; only with a single id. */
const naming: readonly (readonly [filter: string, family: Family])[] = [
  ['team', 'teams'],
  ['pool', 'pools'],
  ['tournament', 'tournaments'],
  ['season', 'seasons'],
  ['game_site', 'game_sites'],
  ['event_site', 'event_sites'],
  ['organization', 'organizations'],
]

/**
 * A distinctive name for a calendar: `Red Herons · Windmill 2026`. Leaves out names hidden from the reader.
 */
export async function calendarName(
  objects: WireObjects,
  query: URLSearchParams,
  texts: Readers,
): Promise<string> {
  const names: string[] = []
  for (const [filter, family] of naming) {
    const id = onlyIn(query.get(`${filter}_id`) ?? query.get(`${filter}_ids`))
    if (id === undefined) continue
    const found = await objects.short(family, [id])
    // A line break would end the name in the middle of the file.
    if (found.has(id)) names.push(nameIn(found, texts)(id).replace(/\s+/g, ' '))
  }
  return names.length === 0 ? 'Sideline' : names.join(' · ')
}

/** The single id in a filter: `5`, `[5]`. */
function onlyIn(text: string | null): number | undefined {
  const [, id] = /^\s*\[?\s*(\d{1,9})\s*\]?\s*$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}
