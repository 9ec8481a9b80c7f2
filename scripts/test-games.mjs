// npm run test:games: games of all sports by touch, on a tablet and on a phone. Arguments go to vitest.
import { buildWhenStale, installDependencies, runScript, runTool } from './setup.mjs'
import { ensureTestBrowser } from '../test/support/find-chromium.mjs'
import { ensurePostgres } from '../test/support/find-postgres.mjs'

await runScript(async () => {
  await installDependencies()
  await ensureTestBrowser()
  await ensurePostgres()
  await buildWhenStale()
  const [, , ...args] = process.argv
  const games = args.length > 0 ? args : ['test/browser/whole-games/', 'board.test.ts']
  await runTool('vitest', ['run', '--project', 'browser', ...games])
})
