import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How often requests of the office may fail: other histories go on ending servers and connections to the
 * database.
 */
const ATTEMPTS = 3600

/** Asks one server after the other until one answers. @throws the last failure, after too many of them */
export async function insist<T>(ask: (server: number) => Promise<T>): Promise<T> {
  for (let server = 0; ; server++) {
    try {
      return await ask(server)
    } catch (error) {
      if (server === ATTEMPTS) throw error
      await sleep(50)
    }
  }
}
