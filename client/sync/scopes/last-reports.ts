import { z } from 'zod'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { Remembered } from '../../base/device/remembered.ts'
import { firstReport, report, type Report } from '../replication/report.ts'

const remembered = new Remembered('reports', z.record(z.string(), report))

/** The last report on a scope, for display after a cold start without a network. */
export const lastReport = (scope: Scope): Report => remembered.get()?.[scope] ?? firstReport

export function keepReport(scope: Scope, latest: Report): void {
  remembered.set({ ...remembered.get(), [scope]: latest })
}

export function dropReport(scope: Scope): void {
  const { [scope]: _, ...others } = remembered.get() ?? {}
  remembered.set(others)
}
