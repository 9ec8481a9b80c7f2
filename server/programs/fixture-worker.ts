// The thread for drawing fixtures that takes more than a moment. Only the server starts it.
import { parentPort } from 'node:worker_threads'
import { FixtureSearch } from '../rules/fixtures/search.ts'
import type { FixtureTask } from '../rules/fixtures/task.ts'

parentPort?.once('message', (task: FixtureTask) => {
  const search = new FixtureSearch(task)
  search.run(Infinity)
  parentPort?.postMessage(search.draw())
})
