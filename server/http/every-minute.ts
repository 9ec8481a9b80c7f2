import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { removeExpired } from '../accounts/remove-expired.ts'
import { addUpCounts } from '../database/add-up-counts.ts'
import type { Database } from '../database/schema.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendWaiting } from '../messages/send-waiting.ts'
import { freeSlots } from '../games/entries/free-slots.ts'
import { settleFinishedGames } from '../games/settle.ts'
import { shieldPlayers } from '../feed/catalog/shield-players.ts'
import { keepCounted } from '../games/stats-rebuild/keep-counted.ts'

const MINUTE = 60_000

/**
 * The server's background work: settles games that have been over for a while, sends waiting mails, removes
 * expired rows, adds up counts, checks birthdays, and after an update advances waiting brackets and recounts
 * plays that now count differently. It may take long, so nothing waits for it.
 */
export function everyMinute(
  db: Kysely<Database>,
  logger: Logger,
  mailer: Mailer | undefined,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let isStopping = false
  let isSending = false
  let counting: Promise<unknown> = recount()
  const inTurn = (chore: (db: Kysely<Database>) => Promise<unknown>, failure: string) => {
    running = running.then(() => chore(db)).catch((err: unknown) => logger.error({ err }, failure))
  }
  inTurn(freeSlots, 'Brackets from before the update may still wait for teams that cannot come')
  const timer = setInterval(() => {
    inTurn(settleFinishedGames, 'Finished games were not settled')
    inTurn(removeExpired, 'What has expired was not removed')
    sendMails()
    inTurn(addUpCounts, 'The counts of records were not added up')
    inTurn(shieldPlayers, 'The catalogs do not know who has turned 16')
    counting = counting.then(recount)
  }, MINUTE)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      isStopping = true
      await Promise.all([running, counting])
    },
  }

  /** Not in turn with the other work, because mails may take long. The mailer waits for one when it closes. */
  function sendMails(): void {
    if (!mailer || isSending) return
    isSending = true
    mailer.later(() =>
      sendWaiting(db, mailer).finally(() => {
        isSending = false
      }),
    )
  }

  function recount(): Promise<unknown> {
    return keepCounted(db, logger, () => isStopping).catch((err: unknown) =>
      logger.error({ err }, 'The statistics were not counted again'),
    )
  }
}
