import { createContext, use } from 'react'
import type { TouchedRecord } from '../data/undo-step.ts'

/** A change, as one step. */
export type LastChange = readonly TouchedRecord[]

export interface LastChanged {
  /** The last change made on the shown page; null after its reader has left the page. */
  readonly last: LastChange | null
  readonly setLast: (last: LastChange | null) => void
  /** Shows the change on another page: its own is about to be left. */
  readonly takeAlong: (page: string) => void
}

export const LastChangeContext = createContext<LastChanged>({
  last: null,
  setLast: () => undefined,
  takeAlong: () => undefined,
})

export const useLastChange = (): LastChanged => use(LastChangeContext)
