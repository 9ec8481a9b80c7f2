import { deepEqual, type RxConflictHandler } from 'rxdb'

/**
 * Every document has one writer: the server's state holds. States are compared by content, because their
 * fields may come back from the server in another order.
 */
export function masterWins<D>(): RxConflictHandler<D> {
  return {
    isEqual: (a, b) => deepEqual(a, b),
    resolve: ({ realMasterState }) => Promise.resolve(realMasterState),
  }
}
