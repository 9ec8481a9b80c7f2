import { z } from 'zod'
import { fromBase64url, toBase64url } from '../../../shared-schema/handover/base64url.ts'
import { entryEnvelope, type EntryDocument } from '../../../shared-schema/replication/entry.ts'

/** Prefix of a box without a key. */
const OPEN = 'open:'

/** Kept unchanged: the server compares fields that only another version knows as well. */
const contents = z.array(z.custom<EntryDocument>(value => entryEnvelope.safeParse(value).success))

/**
 * Encrypts entries.
 * @param key 32 bytes as base64url. Without one, as from a server of an earlier version, the box stays open:
 *   recordings must not be lost.
 */
export async function seal(entries: readonly EntryDocument[], key: string | undefined): Promise<string> {
  const text = JSON.stringify(entries)
  if (key === undefined) return OPEN + text
  return toBase64url((await cipher(key)).encrypt(new TextEncoder().encode(text)))
}

/** @throws if another key sealed it */
export async function openBox(box: string, key: string | undefined): Promise<EntryDocument[]> {
  if (box.startsWith(OPEN)) return contents.parse(JSON.parse(box.slice(OPEN.length)))
  if (key === undefined) throw new Error('A sealed box has no key')
  return contents.parse(JSON.parse(new TextDecoder().decode((await cipher(key)).decrypt(fromBase64url(box)))))
}

/** Loaded on demand: no game needs it. The browser's own cipher is missing over plain http. */
async function cipher(key: string) {
  const [{ xchacha20poly1305 }, { managedNonce }] = await Promise.all([
    import('@noble/ciphers/chacha.js'),
    import('@noble/ciphers/utils.js'),
  ])
  return managedNonce(xchacha20poly1305)(fromBase64url(key))
}
