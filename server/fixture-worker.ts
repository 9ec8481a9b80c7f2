// The thread in which fixtures are drawn that take more than a moment. Only the server starts it.
import { parentPort } from 'node:worker_threads'
import { FixtureSearch } from '../shared-schema/rules/fixtures/search.ts'
import type { FixtureTask } from '../shared-schema/rules/fixtures/task.ts'

/** For how long it looks, in milliseconds, however slow the machine is. */
const TIME = 1500

/**
 * How many moves are tried at most, times the number of games: a second on a usual machine, which so finds
 * the same again.
 */
const WORK = 1_200_000

/** How many moves are tried before the clock is looked at again. */
const STEPS = 20

parentPort?.once('message', (task: FixtureTask) => {
  const end = performance.now() + TIME
  const search = new FixtureSearch(task)
  const games = task.divisions.reduce((sum, { length }) => sum + (task.legs * length * (length - 1)) / 2, 1)
  while (!search.isOver && search.steps < WORK / games && performance.now() < end) search.run(STEPS)
  parentPort?.postMessage(search.draw())
})
