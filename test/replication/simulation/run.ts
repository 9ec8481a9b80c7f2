import { openDatabase } from '../../../server/database/connection.ts'
import { wrongLines } from '../../support/recount.ts'
import type { Bundle } from './bundle.ts'
import { Crew } from './crew.ts'
import { generate, type Size } from './generate.ts'
import { openPlace } from './open-place.ts'
import { playTasks, type Played } from './play-tasks.ts'
import { Tally, type Count } from './tally.ts'
import type { Task } from './worker.ts'

export interface Summary extends Played {
  readonly count: Count
  /** Stat lines of the whole run that are not what a count from nothing gives. */
  readonly wrongLines: readonly string[]
}

/** True if all laws held in all histories that could be played. */
export const areAllSound = ({ failures, wrongLines, unplayed }: Summary): boolean =>
  failures.length === 0 && wrongLines.length === 0 && unplayed.length === 0

/** Histories at once, each in a thread of its own: much of a history is waiting. */
const AT_ONCE = 6

/** The histories of the seeds from `seed` on, as long as `more` says so. */
export function* generated(
  size: Size,
  seed: number,
  more: (begun: number) => boolean,
): Generator<Task, void> {
  for (let begun = 0; more(begun); begun++)
    yield { seed: seed + begun, history: generate(seed + begun, size) }
}

/** Plays histories on an empty database. */
export async function run(
  bundle: Bundle,
  databaseUrl: string,
  tasks: Iterator<Task, void>,
): Promise<Summary> {
  const tally = new Tally()
  const opened = await openPlace(bundle.server, databaseUrl)
  const crew = Crew.hire(bundle.worker, opened.place, {
    many: AT_ONCE,
    grant: wish => {
      if (wish.do === 'roll server') opened.servers.roll()
      else if (!opened.servers.kill(wish.server)) return
      tally.fault(wish.do)
    },
    tidyUp: () => opened.letServersIn(),
  })
  try {
    const played = await playTasks(crew, tasks, tally)
    return { ...played, wrongLines: await allWrongLines(databaseUrl), count: tally.take() }
  } finally {
    await crew.dismiss()
    await opened.close()
  }
}

async function allWrongLines(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl, '')
  try {
    return await wrongLines(database.db)
  } finally {
    await database.close()
  }
}
