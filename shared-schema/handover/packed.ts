import { v5 as digestAsUuid } from 'uuid'
import { z } from 'zod'
import { entry, type Entry } from '../replication/entry.ts'
import { scope, type Scope } from '../replication/scope.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { deflate, inflate } from './deflate.ts'
import { UnusableHandover } from './unusable.ts'

/** The version of everything in this folder. */
export const VERSION = 1

/** Entries of one scope on their way from one device to another without a network. */
export interface Handover<E = unknown> {
  readonly scope: Scope
  readonly entries: readonly E[]
}

/**
 * A compressed hand-over. The id is a digest of the content, so a reader can check that nothing is missing or
 * changed.
 */
export interface Packed {
  readonly id: string
  readonly content: string
}

/** Many times more than tablets ever hold unsent. */
const MAX_BYTES = 5_000_000
const MAX_ENTRIES = 10_000

const NAMESPACE = 'bb0ba4ba-6a63-4a2e-9d0e-3c9a1f6f5f0b'

/** A digest of a text: 122 bits of SHA-1. Also works on a page loaded over plain http, which has no other. */
export const digestOf = (text: string): string => digestAsUuid(text, NAMESPACE)

export async function pack({ scope, entries }: Handover): Promise<Packed> {
  const content = toBase64url(await deflate(JSON.stringify({ scope, entries })))
  return { id: digestOf(content), content }
}

const shape = z.object({ scope, entries: z.array(z.unknown()) })

/**
 * Reads a hand-over without parsing its entries.
 * @throws UnusableHandover
 */
export async function unpack({ id, content }: Packed): Promise<Handover> {
  if (digestOf(content) !== id) throw new UnusableHandover('damaged')
  const text = await textIn(content)
  if (text === undefined) throw new UnusableHandover('too_large')
  const read = shape.safeParse(parsed(text))
  if (!read.success) throw new UnusableHandover('damaged')
  if (read.data.entries.length > MAX_ENTRIES) throw new UnusableHandover('too_large')
  return read.data
}

/**
 * The same hand-over with parsed entries, for a tablet: it must be able to read all of them.
 * @throws UnusableHandover
 */
export function readable({ scope, entries }: Handover): Handover<Entry> {
  const read = readableEntries.safeParse(entries)
  if (!read.success) throw new UnusableHandover('newer_version')
  return { scope, entries: read.data }
}

/** Kept unchanged: the server also compares fields that only a newer version knows. */
const readableEntries = z.array(z.custom<Entry>(value => entry.safeParse(value).success))

async function textIn(content: string): Promise<string | undefined> {
  try {
    return await inflate(fromBase64url(content), MAX_BYTES)
  } catch {
    throw new UnusableHandover('damaged')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
