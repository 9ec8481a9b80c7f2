import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { isFamily } from '../../../shared-schema/resources/index.ts'
import { isPictured, pictured } from '../../../shared-schema/resources/pictures.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Database } from '../../database/schema.ts'
import { syncToDisk } from '../../database/sync-to-disk.ts'
import {
  MANIFEST,
  pageName,
  pagesOf,
  readManifest,
  readPage,
  storedColumns,
  type Manifest,
} from '../import/exported-folder.ts'
import { counting, type Progress } from '../import/progress.ts'
import { operator } from '../../access/author.ts'
import { envelope } from '../../rest/requests/page.ts'
import { WireObjects } from '../../rest/records/wire-objects.ts'
import { partsFor, type Part, type Position } from './parts.ts'
import { english } from '../../texts/say.ts'

/** The number of objects per file, which are in memory at one time. */
const PAGE = 500

/**
 * Writes the records of an organization, or of all, into a folder, in the format that the import reads. An
 * interrupted export continues after its last complete page.
 * @param base the address that links in the bodies begin with
 * @throws Error if the folder holds something else
 */
export async function exportRecords(
  db: Kysely<Database>,
  folder: string,
  organizationId: number | null,
  base: string,
  progress: Progress,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await requireOrganization(db, organizationId)
  const manifest = await begin(db, folder, organizationId, progress)
  for (const part of partsFor(organizationId)) await exportPart(db, folder, part, base, progress)
  if ((await lastChange(db)) !== manifest.last_change)
    progress(
      'Records were changed since the export began: what was written before is as it was then. For one of a single moment export again into another folder, while nobody writes.',
    )
  await write(folder, MANIFEST, JSON.stringify({ ...manifest, is_whole: true }))
}

async function requireOrganization(db: Kysely<Database>, id: number | null): Promise<void> {
  const organizations = await db.selectFrom('organizations').select(['id', 'name']).orderBy('id').execute()
  if (id === null || organizations.some(organization => organization.id === id)) return
  throw new Error(
    `There is no organization ${id}. There are: ${organizations.map(one => `${one.id} ${one.name}`).join(', ') || 'none'}.`,
  )
}

/** Begins an export, or resumes the one in the folder. */
async function begin(
  db: Kysely<Database>,
  folder: string,
  organizationId: number | null,
  progress: Progress,
): Promise<Manifest> {
  const begun = await readManifest(folder)
  if (!begun) {
    if ((await readdir(folder)).some(file => file !== `${MANIFEST}.part`))
      throw new Error(
        `Nothing was exported: ${folder} holds something else. Name an empty folder, or one that is not there yet.`,
      )
    const manifest: Manifest = {
      format: 1,
      organization_id: organizationId,
      last_change: await lastChange(db),
      is_whole: false,
    }
    await write(folder, MANIFEST, JSON.stringify(manifest))
    return manifest
  }
  if (begun.is_whole)
    throw new Error(`Nothing was exported: ${folder} holds a whole export already. Name another folder.`)
  if (begun.organization_id !== organizationId)
    throw new Error(
      `Nothing was exported: ${folder} holds the beginning of an export of ${begun.organization_id === null ? 'all organizations' : `organization ${begun.organization_id}`}.`,
    )
  progress('Goes on with the export that was interrupted.')
  return begun
}

async function lastChange(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .selectFrom('audit')
    .select(eb => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function exportPart(
  db: Kysely<Database>,
  folder: string,
  part: Part,
  base: string,
  progress: Progress,
): Promise<void> {
  const size = part.page ?? PAGE
  const { number, last } = await writtenPages(folder, part)
  const table = sql.table(part.name)
  const {
    rows: [counted],
  } = await sql<{
    total: number
  }>`select count(*)::integer as total from ${table} where ${part.where}`.execute(db)
  const total = counted?.total ?? 0
  const report = counting(progress, part.name.replaceAll('_', ' '), total, size)
  let after = last
  for (let page = number, done = number * size; ; page++) {
    const order = sql.join(part.orderAfter(after))
    const { rows } = await sql<Record<string, unknown>>`select * from ${table} where ${part.where}
      ${after ? sql`and (${order}) > (${sql.join(after)})` : sql``} order by ${order} limit ${size}`.execute(
      db,
    )
    if (rows.length === 0) return
    const objects = await objectsOf(db, part, rows, base)
    const { meta } = envelope(
      [],
      total,
      { limit: size, offset: page * size },
      `${base}/v1/${part.name}/`,
      new URLSearchParams(),
    )
    await write(
      folder,
      pageName(part.name, page + 1),
      `{"meta":${JSON.stringify(meta)},"objects":[\n${objects.map(object => JSON.stringify(object)).join(',\n')}\n]}\n`,
    )
    after = part.positionOf(objects.at(-1) ?? {})
    done += rows.length
    report(Math.min(done, total))
  }
}

/** The number of a part's complete pages, and the position of the last row. */
async function writtenPages(
  folder: string,
  part: Part,
): Promise<{ number: number; last: Position | undefined }> {
  const pages = await pagesOf(folder, part.name)
  for (let number = pages.length; number > 0; number--) {
    const file = pages[number - 1] ?? ''
    const last = (await readPage(folder, file))?.at(-1)
    if (last) return { number, last: part.positionOf(last) }
    await rm(join(folder, file))
  }
  return { number: 0, last: undefined }
}

async function objectsOf(
  db: Kysely<Database>,
  { name }: Part,
  rows: readonly StoredRecord[],
  base: string,
): Promise<StoredRecord[]> {
  if (name === 'entries')
    return rows.map(({ document, received_at }) => ({
      ...(isRecord(document) ? document : {}),
      stored: { received_at },
    }))
  if (name === 'pictures')
    return rows.map(row => ({
      ...row,
      content: row.content instanceof Uint8Array ? `\\x${Buffer.from(row.content).toString('hex')}` : '',
    }))
  if (!isFamily(name)) return [...rows]
  // Picture columns keep their stored values: the importing server will serve the pictures itself.
  const pictures = isPictured(name) ? Object.keys(pictured[name].sizes) : []
  const bodies = await new WireObjects(db, base, operator, english).show(name, rows, 'all')
  return bodies.map((body, index) => ({
    ...body,
    ...Object.fromEntries(pictures.map(field => [field, rows[index]?.[field] ?? ''])),
    stored: Object.fromEntries(storedColumns(name).map(column => [column, rows[index]?.[column] ?? null])),
  }))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Writes a file atomically. It holds personal data, so only the exporting user can read it. */
async function write(folder: string, file: string, text: string): Promise<void> {
  const path = join(folder, file)
  await writeFile(`${path}.part`, text, { mode: 0o600 })
  await syncToDisk(`${path}.part`)
  await rename(`${path}.part`, path)
}
