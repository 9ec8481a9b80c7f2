import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { entry, OFFICE, type Entry } from '../../shared-schema/replication/entry.ts'

// Formats are spelled out as patterns in the schema already.
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const isEntry = ajv.compile<Entry>(z.toJSONSchema(entry, { io: 'input' }))

/** A pushed document that is an entry, or what can be said of one that is not. */
export type ReadEntry =
  | { readonly entry: Entry }
  | { readonly id: string; readonly game_id: number; readonly device_id: string; readonly content: string; readonly reason: string }

const identity = z.object({
  id: z.string().min(1).max(80).catch(''),
  game_id: z.int().min(0).max(2_147_483_647).catch(0),
  device_id: z.string().max(100).catch(''),
})

/** Reads a pushed document. Whatever it is, the answer can be stored. */
export function readEntry(document: unknown): ReadEntry {
  if (isEntry(document) && isStorable(document) && document.device_id !== OFFICE) return { entry: document }
  const content = storable(JSON.stringify(document) ?? 'undefined')
  const { id, game_id, device_id } = identity.catch({ id: '', game_id: 0, device_id: '' }).parse(document)
  return {
    id: storable(id) || createHash('sha256').update(content).digest('hex'),
    game_id, device_id: storable(device_id), content, reason: reasonOf(document),
  }
}

function reasonOf(document: unknown): string {
  const { error } = entry.safeParse(document)
  const [issue] = error?.issues ?? []
  if (!issue) return isStorable(document) ? 'it says that the office recorded it' : 'it holds characters that cannot be stored'
  return [issue.path.join('.'), issue.message].filter(Boolean).join(': ')
}

/** True where no text in it holds a NUL or half a character, which PostgreSQL cannot keep. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value === storable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part))
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD')
