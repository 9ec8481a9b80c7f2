import { Dexie } from 'dexie'
import { storageCare } from '../../../base/device/storage-care.ts'
import { sizeText } from '../size-text.ts'
import { t } from '../../../texts/t.ts'
import { bad, good, odd, type Finding } from './check.ts'

const SHORT_MB = 100

/** Writes something to the disk, as a tap does, and reads it again. */
export async function checkStorage(): Promise<Finding> {
  const database = new Dexie('sideline-test', { chromeTransactionDurability: 'strict' })
  database.version(1).stores({ tests: 'id' })
  try {
    const written = { id: 1, content: crypto.randomUUID() }
    await database.table('tests').put(written)
    database.close()
    await database.open()
    const read: unknown = await database.table('tests').get(1)
    return JSON.stringify(read) === JSON.stringify(written)
      ? good(t('tablet.found.stored'))
      : bad(t('tablet.found.notStored'))
  } catch {
    return bad(t('tablet.found.notStored'))
  } finally {
    await database.delete().catch(() => undefined)
  }
}

/** Whether there is room for a day of games. */
export async function checkSpace(): Promise<Finding> {
  const { freeMb: free } = await storageCare()
  if (free === null) return odd(t('tablet.found.cannotSay'))
  return free < SHORT_MB
    ? bad(t('tablet.found.spaceShort', { free: sizeText(free) }))
    : good(t('tablet.found.spaceLeft', { free: sizeText(free) }))
}
