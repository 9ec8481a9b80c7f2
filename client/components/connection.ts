import { createContext, use } from 'react'

/** Whether the server answers: nothing can be changed without it. */
export interface Connection {
  readonly answers: boolean
  /** In ms since the epoch; 0 if it has not answered yet. */
  readonly lastAnswer: number
}

export const ConnectionContext = createContext<Connection>({ answers: true, lastAnswer: 0 })

export const useConnection = (): Connection => use(ConnectionContext)
