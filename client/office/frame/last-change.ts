import { createContext, use } from 'react'
import type { TouchedRecord } from '../data/undo-step.ts'

/** The last change on this page, as one step. */
export type LastChange = readonly TouchedRecord[]

export interface LastChanged {
  readonly last: LastChange | null
  readonly setLast: (last: LastChange | null) => void
}

export const LastChangeContext = createContext<LastChanged>({ last: null, setLast: () => undefined })

export const useLastChange = (): LastChanged => use(LastChangeContext)
