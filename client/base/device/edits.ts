import { z } from 'zod'
import { Remembered, rememberedKeys } from './remembered.ts'

/** Unsent input in a form, with the record as it was when the editing began. */
export interface Edits<T> {
  readonly base: T
  readonly mine: T
}

const EDITS = 'edits.'

/** Unsent input of a form that survives a reload. @param key names form and record: `tournaments/5` */
export const rememberedEdits = <T>(key: string, shape: z.ZodType<T>): Remembered<Edits<T>> =>
  new Remembered(EDITS + key, z.object({ base: shape, mine: shape }))

const anything = z.object({ base: z.unknown(), mine: z.unknown() })
const allEdits = () => rememberedKeys(EDITS).map(key => new Remembered(key, anything))

/** Whether a form on this device holds what was written and not sent. */
export const hasUnsentInput = (): boolean =>
  allEdits().some(kept => {
    const edits = kept.get()
    return edits !== undefined && JSON.stringify(edits.base) !== JSON.stringify(edits.mine)
  })

/** Nothing that was written and not sent stays on this device. */
export const forgetUnsentInput = (): void => {
  for (const kept of allEdits()) kept.clear()
}
