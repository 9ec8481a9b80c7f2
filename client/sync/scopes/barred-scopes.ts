import { z } from 'zod'
import { scope as scopeShape, type Scope } from '../../../shared-schema/replication/scope.ts'
import { Remembered } from '../../base/device/remembered.ts'

const remembered = new Remembered('barred', z.array(scopeShape))

/** True if the server refused the scope to the present user. */
export const isBarred = (scope: Scope): boolean => remembered.get()?.includes(scope) ?? false

export function keepBarred(scope: Scope): void {
  remembered.set([...new Set([...(remembered.get() ?? []), scope])])
}

/** Must be called when the user or their roles change. */
export const dropBarred = (): void => remembered.clear()
