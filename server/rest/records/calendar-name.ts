import type { Family } from '../../../shared-schema/resources/index.ts'
import { nameIn } from './computed/names.ts'
import type { WireObjects } from './wire-objects.ts'
import type { Readers } from '../../texts/say.ts'

/** By which filters of a list its calendar is named, most particular first; one alone of each. */
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
 * What a calendar is called, so that several of them can be told apart: `Red Herons · Windmill 2026`. Of what
 * the reader may not see it says no name.
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

/** The one id that a filter names: `5`, `[5]`. */
function onlyIn(text: string | null): number | undefined {
  const [, id] = /^\s*\[?\s*(\d{1,9})\s*\]?\s*$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}
