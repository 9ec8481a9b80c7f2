import type { SiteMark } from '../../../shared-schema/resources/site-map.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { resized } from '../../records/pictures/resize.ts'
import { setPicture, sizesOf } from '../../records/pictures/store-picture.ts'
import { requireRecord, updateRecord } from '../../records/write-record.ts'

const WIDTH = 1200
const HEIGHT = 800

const GRASS = [207, 232, 197]
const FIELD = [127, 176, 105]
const LINE = [255, 255, 255]
const PATH = [216, 208, 196]

/** The other marks on the map. */
const OTHERS: readonly SiteMark[] = [
  { kind: 'first_aid', x: 0.06, y: 0.24, game_site_id: null },
  { kind: 'toilets', x: 0.94, y: 0.14, game_site_id: null },
  { kind: 'water', x: 0.94, y: 0.34, game_site_id: null },
  { kind: 'parking', x: 0.5, y: 0.93, game_site_id: null },
]

/** Draws the map of the event site, with its fields in two rows, and adds the marks. */
export async function addSiteMap(
  tx: Tx,
  office: Author,
  eventSite: number,
  fields: readonly number[],
): Promise<void> {
  const marks: SiteMark[] = fields.map((game_site_id, index) => ({
    kind: 'field',
    ...centerOf(index, fields.length),
    game_site_id,
  }))
  const site = () => requireRecord(tx, 'event_sites', [eventSite])
  await updateRecord(tx, office, 'event_sites', await site(), { marks: [...marks, ...OTHERS] })
  await setPicture(
    tx,
    office,
    'event_sites',
    await site(),
    await resized(await drawn(marks), sizesOf('event_sites')),
  )
}

/** The center of a field, as fractions of the map's width and height. */
function centerOf(index: number, fields: number): { x: number; y: number } {
  const columns = Math.ceil(fields / 2)
  return { x: 0.14 + ((index % columns) + 0.5) * (0.72 / columns), y: index < columns ? 0.24 : 0.64 }
}

/** The map as a PNG: fields with their lines on a meadow, and a path along its lower edge. */
async function drawn(fields: readonly SiteMark[]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) pixels.set(colorAt(x / WIDTH, y / HEIGHT, fields), (y * WIDTH + x) * 3)
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer()
}

function colorAt(x: number, y: number, fields: readonly SiteMark[]): readonly number[] {
  if (y > 0.87) return PATH
  for (const field of fields) {
    const [across, down] = [Math.abs(x - field.x), Math.abs(y - field.y)]
    if (across > 0.07 || down > 0.17) continue
    // A line around the field, and one before each end zone.
    return across > 0.067 || down > 0.166 || Math.abs(down - 0.11) < 0.002 ? LINE : FIELD
  }
  return GRASS
}
