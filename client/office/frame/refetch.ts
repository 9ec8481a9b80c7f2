import { createContext } from 'react'
import type { TouchedRecord } from '../data/undo-step.ts'

/** Refetches what one's own change affects, after it; resolves when the screen is current. */
export const RefetchContext = createContext<(touched: readonly TouchedRecord[]) => Promise<void>>(() =>
  Promise.resolve(),
)
