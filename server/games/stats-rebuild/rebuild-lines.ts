import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { recount } from './recount.ts'
import { noteCounted } from './keep-counted.ts'
import { wrongLineText } from './wrong-line.ts'

/** Milliseconds between two progress reports. */
const EVERY = 2000

/** Recounts all statistics, reporting progress and each wrong stat line. */
export async function* rebuildLines(db: Kysely<Database>): AsyncGenerator<string> {
  let [loggedAt, wrong, games, plays] = [performance.now(), 0, 0, 0]
  for await (const progress of recount(db)) {
    ;({ games, plays } = progress)
    for (const one of progress.wrong) yield `${wrongLineText(one)}\n`
    wrong += progress.wrong.length
    if (performance.now() - loggedAt < EVERY) continue
    loggedAt = performance.now()
    yield `${games} of ${progress.ofGames} games, ${plays} plays …\n`
  }
  await noteCounted(db)
  yield `${games} games with ${plays} plays were counted again; ${wrong === 0 ? 'all lines were right' : `${wrong} lines were otherwise and are mended`}.\n`
}
