import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Drawn } from './faults.ts'

/** A request on its way through the proxy. */
export interface Passage<Fault> extends Drawn<Fault> {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Where the request goes to. */
  readonly target: string
  /** Whether nothing new goes wrong any more. */
  readonly isOver: () => boolean
  /** Writes down what became of the request. */
  readonly note: (text: string) => void
}
