import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '../../../server/database/connection.ts'
import { keptLines, recountedLines } from '../../support/recount.ts'
import { Crew } from './crew.ts'
import { generate } from './generate.ts'
import { isSound, type Verdict } from './oracle.ts'
import { openPlace } from './place.ts'
import { shrink } from './shrink.ts'
import type { History } from './steps.ts'
import { Tally, type Count } from './tally.ts'

/** A history in which a law was broken, as short as it could be made. */
export interface Failure {
  readonly seed: number
  readonly history: History
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
const AT_ONCE = 4

/** After so many failures a run has said enough. */
const MOST_FAILURES = 3

/** Plays the histories of the seeds from `seed` on, as long as `more` says so. */
export async function run(databaseUrl: string, seed: number, more: (begun: number) => boolean): Promise<Summary> {
  return playIn(databaseUrl, async crew => {
    const tally = new Tally()
    const failures: Failure[] = []
    let begun = 0
    let histories = 0
    const next = () => {
      if (!more(begun) || failures.length >= MOST_FAILURES) return undefined
      const own = seed + begun++
      return { seed: own, history: generate(own) }
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
    return { histories, count: tally.take(), failures: first ? [await shrink(crew, first), ...others] : [] }
  })
}

async function playIn(databaseUrl: string, work: (crew: Crew) => Promise<Omit<Summary, 'wrongLines'>>): Promise<Summary> {
  const opened = await openPlace(databaseUrl)
  const crew = await Crew.hire(opened.place, AT_ONCE)
  try {
    return { ...await work(crew), wrongLines: await wrongLines(databaseUrl) }
  } finally {
    await crew.dismiss()
    await opened.close()
  }
}

async function wrongLines(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase(databaseUrl, '')
  const [stored, counted] = [await keptLines(database.db), await recountedLines(database.db)]
  await database.close()
  return [...new Set([...stored.keys(), ...counted.keys()])].filter(line => !isDeepStrictEqual(stored.get(line), counted.get(line)))
}
