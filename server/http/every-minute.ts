import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'
import { settleFinishedGames } from '../league/settle.ts'

const MINUTE = 60_000

/** What the server does by itself: it settles the games that have been over for a while. */
export function everyMinute(db: Kysely<Database>, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => settleFinishedGames(db)).catch((err: unknown) => logger.error({ err }, 'Finished games were not settled'))
  }, MINUTE)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
