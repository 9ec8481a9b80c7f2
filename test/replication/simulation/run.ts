import { openDatabase } from '../../../server/database/connection.ts'
import { wrongLines } from '../../support/recount.ts'
import type { Bundle } from './bundle.ts'
import { Crew } from './crew.ts'
import { generate, type Size } from './generate.ts'
import { isSound, type Verdict } from './oracle.ts'
import { openPlace } from './open-place.ts'
import { shrink } from './shrink.ts'
import { Tally, type Count } from './tally.ts'
import type { Task } from './worker.ts'

/** A history in which a law was broken, as short as it could be made. */
export interface Failure extends Task {
  readonly verdict: Verdict
}

export interface Summary {
  readonly histories: number
  readonly count: Count
  readonly failures: readonly Failure[]
  /** Stat lines of the whole run that are not what a count from nothing gives. */
  readonly wrongLines: readonly string[]
}

/** Histories at once, each in a thread of its own: much of a history is waiting. */
const AT_ONCE = 6

/** After so many failures a run has said enough. */
const MAX_FAILURES = 3

/** How often a shorter history is tried before it counts as sound: what goes wrong may depend on moments. */
const TRIES = 2

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
  const summary = await playIn(bundle, databaseUrl, tally, async crew => {
    const failures: Failure[] = []
    let histories = 0
    const next = (): Task | undefined => {
      if (failures.length >= MAX_FAILURES) return undefined
      const next = tasks.next()
      return next.done === true ? undefined : next.value
    }
    await crew.playAll(next, (task, { verdict, count }) => {
      histories += 1
      tally.add(count)
      if (isSound(verdict)) return
      failures.push({ ...task, verdict })
      // At once, because to make it short takes its time.
      console.log(`The history of seed ${task.seed} broke a law: ${JSON.stringify(verdict)}`)
    })
    const [first, ...others] = failures
    return { histories, failures: first ? [await shortened(crew, first), ...others] : [] }
  })
  return { ...summary, count: tally.take() }
}

async function playIn(
  bundle: Bundle,
  databaseUrl: string,
  tally: Tally,
  work: (crew: Crew) => Promise<Pick<Summary, 'histories' | 'failures'>>,
): Promise<Omit<Summary, 'count'>> {
  const opened = await openPlace(bundle.server, databaseUrl)
  const crew = Crew.hire(bundle.worker, opened.place, AT_ONCE, wish => {
    if (wish.do === 'roll server') opened.servers.roll()
    else if (!opened.servers.kill(wish.server)) return
    tally.fault(wish.do)
  })
  try {
    return { ...(await work(crew)), wrongLines: await allWrongLines(databaseUrl) }
  } finally {
    await crew.dismiss()
    await opened.close()
  }
}

async function shortened(crew: Crew, failure: Failure): Promise<Failure> {
  let shortest = failure
  await shrink(failure.history, async history => {
    const failed = await failureOf(crew, { history, seed: failure.seed })
    if (failed) shortest = failed
    return failed !== undefined
  })
  return shortest
}

async function failureOf(crew: Crew, task: Task): Promise<Failure | undefined> {
  let left = TRIES
  let failure: Failure | undefined
  await crew.playAll(
    () => (left-- > 0 ? task : undefined),
    (_, { verdict }) => {
      if (!isSound(verdict)) failure = { ...task, verdict }
    },
  )
  return failure
}

async function allWrongLines(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl, '')
  try {
    return await wrongLines(database.db)
  } finally {
    await database.close()
  }
}
