import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A refused backup, with a sentence that gives the reason; nothing was changed. */
export class BackupRefused extends Error {}

/** The last line of a backup, which reveals a truncated or changed one. */
const lastLine = (rows: number, digest: string): string => JSON.stringify({ rows, sha256: digest })

/** Writes lines, compressed, with a last line that proves them complete. */
export async function packLines(
  destination: Writable,
  work: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const gzip = createGzip()
  const sent = pipeline(gzip, destination)
  sent.catch(() => undefined) // the writer gets the error, at the end at the latest
  const hash = createHash('sha256')
  let rows = 0
  try {
    await work(async line => {
      hash.update(`${line}\n`)
      if (line.startsWith('[')) rows++
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), sent])
    })
    gzip.end(`${lastLine(rows, hash.digest('hex'))}\n`)
  } catch (error) {
    gzip.destroy()
    throw error
  }
  await sent
}

/**
 * Reads the output of `packLines`.
 * @throws BackupRefused as soon as missing or changed lines are found, at the latest after the last one
 */
export async function* unpackLines(source: Readable): AsyncGenerator<string, void> {
  const hash = createHash('sha256')
  let rows = 0
  let isWhole = false
  let isEmpty = true
  for await (const line of linesOf(source)) {
    isEmpty = false
    const isLast = line.startsWith('{"rows":')
    if (isWhole || (isLast && line !== lastLine(rows, hash.digest('hex'))))
      throw new BackupRefused('The backup was changed: its digest is another one.')
    if (isLast) {
      isWhole = true
      continue
    }
    hash.update(`${line}\n`)
    if (line.startsWith('[')) rows++
    yield line
  }
  if (isEmpty) throw new BackupRefused('This is no backup of Sideline: it holds nothing.')
  if (!isWhole) throw new BackupRefused('The backup is cut off: its end is missing.')
}

async function* linesOf(source: Readable): AsyncGenerator<string, void> {
  const gunzip = createGunzip()
  source.on('error', error => gunzip.destroy(error))
  source.pipe(gunzip).setEncoding('utf8')
  let rest = ''
  try {
    for await (const part of gunzip) {
      const lines = (rest + String(part)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'Z_BUF_ERROR') return // truncated: the last line is missing, which the reader checks
    if (code === 'Z_DATA_ERROR') throw new BackupRefused('This is no backup of Sideline, or a damaged one.')
    throw error
  }
}
