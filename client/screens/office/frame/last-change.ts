import { createContext, use } from 'react'
import { z } from 'zod'

/** The record that was changed last on this page, as of that change. */
export interface LastChange {
  /** As `/v1/tournaments/5/`. */
  readonly path: string
  readonly time: string
}

export interface LastChanged {
  readonly last: LastChange | null
  readonly setLast: (last: LastChange | null) => void
}

export const LastChangeContext = createContext<LastChanged>({ last: null, setLast: () => undefined })

export const useLastChange = (): LastChanged => use(LastChangeContext)

const stamped = z.object({ time_last_updated: z.string() })

/** What a change of one record is known by afterwards; null for one of something else. @param answer of the server */
export function changeOf(method: string, path: string, answer: unknown): LastChange | null {
  const record = stamped.safeParse(answer)
  return method === 'PATCH' && record.success ? { path, time: record.data.time_last_updated } : null
}
