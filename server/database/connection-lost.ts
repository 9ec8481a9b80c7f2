import { sqlState } from './transaction.ts'

/** What the driver says without a code once its connection is gone, or cannot be had. */
const words =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|connection timeout|client was closed/i

/** Whether the database could not be spoken to, so that nobody knows more than that. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (/^(08|53|57P)/.test(state) || /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)/.test(state))
    return true
  return error instanceof Error && state === '' && words.test(error.message)
}
