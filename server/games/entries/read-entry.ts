import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { entry, OFFICE, type Entry } from '../../../shared-schema/replication/entry.ts'
import type { Flaw } from '../../../shared-schema/replication/result.ts'

// The schema already spells out formats as patterns. The schema itself is not validated at each start: that
// would take as long as reading it.
const ajv = new Ajv2020({ strict: false, validateFormats: false, meta: false, validateSchema: false })
const isEntry = ajv.compile<Entry>(z.toJSONSchema(entry, { io: 'input' }))

/** A pushed document that is an entry, or the known facts about one that is not. */
export type ReadEntry =
  | { readonly entry: Entry }
  | {
      readonly id: string
      readonly game_id: number
      readonly device_id: string
      readonly content: string
      readonly flaw: Flaw
    }

const identity = z.object({
  id: z.string().min(1).max(80).catch(''),
  game_id: z.int().min(0).max(2_147_483_647).catch(0),
  device_id: z.string().max(100).catch(''),
})

/** Many times what is recorded at a game; every entry goes to all tablets of the event. */
const MAX_CHARACTERS = 100_000
const MAX_LEVELS = 20

/** Reads any pushed document; the result can always be stored. */
export function readEntry(document: unknown): ReadEntry {
  const flaw = flawOf(document)
  if (flaw === undefined && isEntry(document) && document.device_id !== OFFICE) return { entry: document }
  const content = storable(JSON.stringify(cutBelow(document, MAX_LEVELS)) ?? 'undefined')
  const { id, game_id, device_id } = identity.catch({ id: '', game_id: 0, device_id: '' }).parse(document)
  return {
    id: storable(id) || digestOf(content),
    game_id,
    device_id: storable(device_id),
    content,
    flaw: flaw ?? wrongIn(document),
  }
}

/** The id of a document that names none, or whose id is taken. */
export const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex')

/** The id under which a pushed document is kept, if it names one. */
export const idOf = (document: unknown): string | undefined =>
  storable(identity.safeParse(document).data?.id ?? '') || undefined

function wrongIn(document: unknown): Flaw {
  const [issue] = entry.safeParse(document).error?.issues ?? []
  return issue ? { what: 'wrong_field', field: issue.path.join('.') } : { what: 'from_office', field: '' }
}

/** Why a document cannot be stored, regardless of its meaning. */
function flawOf(document: unknown): Flaw | undefined {
  if (!isStorable(document, MAX_LEVELS)) return { what: 'not_storable', field: '' }
  if (JSON.stringify(document)?.length > MAX_CHARACTERS) return { what: 'too_large', field: '' }
  return undefined
}

/**
 * True if no text in it holds a NUL or half a character, which PostgreSQL cannot store, and no list or object
 * lies below the deepest level.
 */
function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value === storable(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    levels > 0 &&
    Object.entries(value).every(([name, part]) => isStorable(name, 0) && isStorable(part, levels - 1))
  )
}

/** A value without the parts below its deepest level: endless nesting cannot be serialized. */
function cutBelow(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.map(part => cutBelow(part, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cutBelow(part, levels - 1)]))
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD')
