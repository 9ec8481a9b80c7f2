import { startTestServer } from '../../support/server.ts'
import { Tally, type Count } from '../simulation/tally.ts'
import { openPlace, playHistory, type Outcome } from './history.ts'

export interface Wish {
  readonly histories: number
  /** Of the first history; the others follow. */
  readonly seed: number
  /** How many histories at once. Most of a history is waiting. */
  readonly atOnce: number
}

export interface Summary {
  readonly outcomes: readonly Outcome[]
  readonly count: Count
}

/** Plays histories with one server, each at an event of its own. */
export async function playHistories(
  databaseUrl: string,
  { histories, seed, atOnce }: Wish,
  played: (outcome: Outcome) => void = () => undefined,
): Promise<Summary> {
  const server = await startTestServer({ databaseUrl })
  const tally = new Tally()
  const outcomes: Outcome[] = []
  try {
    let begun = 0
    const playOneAfterTheOther = async (): Promise<void> => {
      const place = await openPlace(server)
      try {
        while (begun < histories) {
          const own = seed + begun++
          const outcome = await playHistory(place, own, tally).catch((cause: unknown) => {
            throw new Error(`The history of seed ${own} broke off`, { cause })
          })
          outcomes.push(outcome)
          played(outcome)
        }
      } finally {
        await place.thread.end()
      }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, histories) }, playOneAfterTheOther))
  } finally {
    await server.stop()
  }
  return { outcomes, count: tally.take() }
}
