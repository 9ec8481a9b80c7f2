import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { removeExpired } from '../accounts/remove-expired.ts'
import type { Database } from '../database/schema.ts'
import { settleFinishedGames } from '../league/settle.ts'

const MINUTE = 60_000

/** What the server does by itself: it settles the games that have been over for a while, and removes what has expired. */
export function everyMinute(db: Kysely<Database>, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const inTurn = (chore: (db: Kysely<Database>) => Promise<unknown>, failure: string) => {
    running = running.then(() => chore(db)).catch((err: unknown) => logger.error({ err }, failure))
  }
  const timer = setInterval(() => {
    inTurn(settleFinishedGames, 'Finished games were not settled')
    inTurn(removeExpired, 'What has expired was not removed')
  }, MINUTE)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
