import { messageOf } from '../formats/message-of.ts'
import { t } from '../texts/t.ts'

/**
 * Why a tap was not written down, for the scorekeeper. For a full disk browsers have words of their own, and
 * Dexie adds its.
 */
export const notSaved = (error: unknown): string =>
  /quota/i.test(String(error)) ? t('game.deviceFull') : messageOf(error)
