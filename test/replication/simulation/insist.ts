import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How long requests of the office may fail: other histories go on ending servers and connections to the
 * database.
 */
const PATIENCE_MS = 180_000

/** Asks one server after the other until one answers. @throws the last failure, once the time is over */
export async function insist<T>(ask: (server: number) => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (let server = 0; ; server++) {
    try {
      return await ask(server)
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(50)
    }
  }
}
