import { messageOf } from '../app/message-of.ts'

/** Why a tap was not written down, for the scorekeeper. For a full disk browsers have words of their own, and Dexie adds its. */
export const notSaved = (error: unknown): string =>
  (/quota/i.test(String(error)) ? 'This device is full: delete photos or apps' : messageOf(error))
