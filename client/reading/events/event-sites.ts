import { pathOfPicture } from '../../../shared-schema/resources/pictures.ts'
import type { MarkKind } from '../../../shared-schema/resources/site-map.ts'
import type { EventSiteRecord, FieldRecord } from '../../sync/storage/site-records.ts'

/** A mark on a map. */
export interface MarkOnMap {
  readonly kind: MarkKind
  readonly x: number
  readonly y: number
  /** Its field; null for other marks. */
  readonly field: FieldRecord | null
  /** A field's label on the map: its name without the beginning common to all names. */
  readonly short: string
}

/** A place of an event, with its fields. */
export interface EventSite {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly directions: string
  /** The addresses of the map, large and small; null if this server has none. */
  readonly map: { readonly path: string; readonly small: string } | null
  /** Fields first, in the order of their names. Empty without a map. */
  readonly marks: readonly MarkOnMap[]
  readonly fields: readonly FieldRecord[]
}

/** The sites of an event with their fields, in the order of their names. */
export function eventSites(sites: readonly EventSiteRecord[], fields: readonly FieldRecord[]): EventSite[] {
  return byName(sites).map(site => {
    const own = byName(fields.filter(({ event_site_id }) => event_site_id === site.id))
    const map = pathOfPicture(site.image)
    return {
      id: site.id,
      name: site.name,
      address: site.description.trim(),
      directions: site.directions.trim(),
      map: map === undefined ? null : { path: map, small: pathOfPicture(site.image_400) ?? map },
      marks: map === undefined ? [] : marksOf(site, own),
      fields: own,
    }
  })
}

/** Whether a site has more than a name to show. */
export const hasDetails = ({ address, directions, map }: EventSite): boolean =>
  address !== '' || directions !== '' || map !== null

/** The site that a field belongs to. */
export const siteOfField = (sites: readonly EventSite[], fieldId: number): EventSite | undefined =>
  sites.find(({ fields }) => fields.some(({ id }) => id === fieldId))

function marksOf({ marks }: EventSiteRecord, fields: readonly FieldRecord[]): MarkOnMap[] {
  const shown = shortNames(fields)
  const placed = marks.map(({ kind, x, y, game_site_id }) => ({ kind, x, y, id: game_site_id }))
  return [
    ...fields.flatMap(field =>
      placed
        .filter(({ id }) => id === field.id)
        .map(({ kind, x, y }) => ({ kind, x, y, field, short: shown(field.name) })),
    ),
    // A deleted field is no longer marked.
    ...placed
      .filter(({ kind }) => kind !== 'field')
      .map(({ kind, x, y }) => ({ kind, x, y, field: null, short: '' })),
  ]
}

/** Names without the words with which all of them begin: `1` and `2` for Field 1 and Field 2. */
function shortNames(fields: readonly FieldRecord[]): (name: string) => string {
  const [first = [], ...others] = fields.map(({ name }) => name.split(' '))
  const differs = first.findIndex((word, at) => others.some(words => words[at] !== word))
  const same = others.length === 0 || differs === -1 ? 0 : differs
  return name => name.split(' ').slice(same).join(' ') || name
}

const byName = <T extends { readonly name: string }>(some: readonly T[]): T[] =>
  [...some].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))

const areas = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const
export type MapArea = (typeof areas)[number][number]

/** The part of the map in which a mark is, for people who do not see it. */
export const areaOf = ({ x, y }: Pick<MarkOnMap, 'x' | 'y'>): MapArea => areas[third(y)][third(x)]

const third = (share: number): 0 | 1 | 2 => (share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1)
