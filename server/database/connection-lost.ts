import { sqlState } from './transaction.ts'

/** Error messages of the driver, without a code, for a connection that is lost or cannot be made. */
const words =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|connection timeout|client was closed/i

/** Whether the database could not be reached, so that the outcome is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlState(error)
  if (/^(08|53|57P)/.test(state) || /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)/.test(state))
    return true
  return error instanceof Error && state === '' && words.test(error.message)
}
