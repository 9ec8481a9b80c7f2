import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { furtherColumns } from '../../database/columns.ts'
import { ImportError } from './import-error.ts'

// The format of an export: pages of the interface's own bodies, for example teams in teams-000001.json and so
// on, with columns that the interface does not show under `stored`; and the recordings at games, entry by
// entry.

/** The file with the content and state of an export. */
export const MANIFEST = 'export.json'

const manifest = z.object({
  format: z.literal(1, { error: 'is of a newer version of Sideline: import it there' }),
  /** The organization whose records they are; null for all organizations. */
  organization_id: z.int().nullable(),
  /** The last change of a record before the export began. */
  last_change: z.int(),
  is_whole: z.boolean(),
})
export type Manifest = z.infer<typeof manifest>

/** The parts of an export besides the records of the families. */
export const besides = ['entries', 'former_players', 'pictures', 'rostered'] as const

/** The columns of a family that its bodies do not show. Accounts are not exported, so no record names its person. */
export const storedColumns = (family: Family): string[] =>
  furtherColumns(family).filter(name => name !== 'person_id')

/** Reads the manifest; undefined for a folder that is not an export. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success)
    throw new ImportError(MANIFEST, null, parsed.error.issues[0]?.message ?? 'cannot be read')
  return parsed.data
}

export const pageName = (part: string, number: number): string =>
  `${part}-${String(number).padStart(6, '0')}.json`

/** The file names of a part's pages, in order. */
export async function pagesOf(folder: string, part: string): Promise<string[]> {
  return (await readdir(folder))
    .filter(file => file.startsWith(`${part}-`) && /^-\d{6}\.json$/.test(file.slice(part.length)))
    .sort()
}

/** The objects of one page; undefined if it is incomplete because writing was interrupted. */
export async function readPage(folder: string, file: string): Promise<Record<string, unknown>[] | undefined> {
  const parsed = page.safeParse(parseJson(await readFile(join(folder, file), 'utf8')))
  return parsed.success ? parsed.data.objects : undefined
}

const page = z.object({ objects: z.array(z.record(z.string(), z.unknown())) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
