import { deepEqual, type RxConflictHandler } from 'rxdb'

/**
 * Every document has one writer: the server's state holds. States are compared by content, in
 * whatever order their fields come back from the server.
 */
export function masterWins<D>(): RxConflictHandler<D> {
  return {
    isEqual: (a, b) => deepEqual(a, b),
    resolve: ({ realMasterState }) => Promise.resolve(realMasterState),
  }
}
