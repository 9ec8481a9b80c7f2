import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { countAnew } from './count-anew.ts'
import { noteCounted } from './keep-counted.ts'
import { wrongLineText } from './wrong-line.ts'

/** How many milliseconds there are between two lines that say how far it is. */
const EVERY = 2000

/** Counts all statistics anew and says, line by line, how far it is and which stat lines were otherwise. */
export async function* rebuildLines(db: Kysely<Database>): AsyncGenerator<string> {
  let [said, wrong, games, plays] = [performance.now(), 0, 0, 0]
  for await (const progress of countAnew(db)) {
    ;({ games, plays } = progress)
    for (const one of progress.wrong) yield `${wrongLineText(one)}\n`
    wrong += progress.wrong.length
    if (performance.now() - said < EVERY) continue
    said = performance.now()
    yield `${games} of ${progress.ofGames} games, ${plays} plays …\n`
  }
  await noteCounted(db)
  yield `${games} games with ${plays} plays were counted anew; ${wrong === 0 ? 'all lines were right' : `${wrong} lines were otherwise and are mended`}.\n`
}
