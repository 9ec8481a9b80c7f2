import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../database/has-code.ts'

/** The secret that signs sessions, kept in a folder; the first process to need it makes it. */
export async function secretIn(folder: string): Promise<string> {
  const file = join(folder, 'secret')
  const kept = await readIfThere(file)
  if (kept !== undefined) return kept
  await mkdir(folder, { recursive: true })
  // Written aside and then linked: if two processes start at the same time, one wins and both read the same
  // secret.
  const aside = join(folder, `secret-${process.pid}-${randomBytes(4).toString('hex')}`)
  await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    await link(aside, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(aside)
  }
  return readFile(file, 'utf8')
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
