import { Subject } from 'rxjs'
import { z } from 'zod'
import { scope, type Scope } from '../../../shared-schema/replication/scope.ts'
import { report, type Report } from './report.ts'

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), scope, report }),
  z.object({ kind: z.literal('ask'), scope }),
  z.object({ kind: z.literal('wake') }),
  z.object({ kind: z.literal('renew') }),
])
type Message = z.infer<typeof message>

/**
 * Shares the replication report with the other tabs of this browser: one tab replicates, all show it. A
 * wake-up travels the other way: the tab in the foreground notices it, the leader acts.
 */
export class ReportChannel {
  readonly reports$ = new Subject<{ scope: Scope; report: Report }>()
  readonly asked$ = new Subject<Scope>()
  readonly woken$ = new Subject<void>()
  /** Emits after a sign-in. */
  readonly renewed$ = new Subject<void>()
  readonly #channel = new BroadcastChannel('sideline-reports')

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const read = message.safeParse(data)
      if (!read.success) return
      if (read.data.kind === 'report') this.reports$.next(read.data)
      else if (read.data.kind === 'ask') this.asked$.next(read.data.scope)
      else if (read.data.kind === 'wake') this.woken$.next()
      else this.renewed$.next()
    }
  }

  tell(scope: Scope, report: Report): void {
    this.#post({ kind: 'report', scope, report })
  }

  ask(scope: Scope): void {
    this.#post({ kind: 'ask', scope })
  }

  wake(): void {
    this.#post({ kind: 'wake' })
  }

  renew(): void {
    this.#post({ kind: 'renew' })
  }

  #post(posted: Message): void {
    this.#channel.postMessage(posted)
  }
}
