// npm test: everything that must hold, cheapest first, but for the tests that take long; npm run test:long
// runs those, and npm run test:thorough all cases of which the two have some. Arguments go to vitest:
// npm test -- test/rules
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesTagged } from './tagged-files.mjs'
import { buildWhenStale, installDependencies, installIn, root, run, runScript, runTool } from './setup.mjs'
import { ensureCurl } from '../test/support/ensure-curl.mjs'
import { ensureTestBrowser } from '../test/support/find-chromium.mjs'
import { ensurePostgres } from '../test/support/find-postgres.mjs'

const [, , length, ...args] = process.argv

await runScript(async () => {
  await installDependencies()
  await installIn(join(root, 'test/rxdb-server-client'))
  if (length !== 'short') {
    await installIn(join(root, 'test/generated-clients'))
    await installIn(join(root, 'test/rxdb-16'))
  }
  await ensureTestBrowser()
  await ensurePostgres()
  await ensureCurl()

  if (length !== 'short') {
    await buildWhenStale()
    const files = args.length > 0 ? args : filesTagged(length)
    // The tests of a file often build on each other, so the thorough ones run with the others of it.
    const filter = length === 'long' ? 'long && !thorough' : 'long || thorough'
    await runTool('vitest', ['run', '--tags-filter', filter, ...files])
  } else {
    await run(process.execPath, [join(root, 'scripts/texts.mjs')])
    await Promise.all([
      runTool('oxlint'), // types and rules
      runTool('oxfmt', ['--check', '.']),
      runTool('knip'), // needless exports, files and packages
      buildWhenStale(),
    ])
    await runTool('vitest', ['run', '--tags-filter', '!long && !thorough', ...args])
  }

  if (!existsSync(join(root, '../shared/data'))) {
    console.log('The tests with recorded data were left out: the folder ../shared/data is not there.')
  }
})
