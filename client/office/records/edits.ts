import { z } from 'zod'
import { Remembered } from '../../device/remembered.ts'

/** What somebody has written into a form and not sent yet, with the record as it was when they began. */
export interface Edits<T> {
  readonly base: T
  readonly mine: T
}

/** Unsent input of a form that survives a reload. @param key one form, of one record: `tournaments/5` */
export const rememberedEdits = <T>(key: string, shape: z.ZodType<T>): Remembered<Edits<T>> =>
  new Remembered(`edits.${key}`, z.object({ base: shape, mine: shape }))
