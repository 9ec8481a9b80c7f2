// npm run power-cut: cuts the power of a server with 1,000 acknowledged entries and counts what is left
// (docs/reliability.md). Usage: node scripts/power-cut.mjs [--entries N]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale, CommandFailed, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000' } } })
  if (!/^[1-9]\d{0,4}$/.test(values.entries))
    throw new CommandFailed('--entries must be a number from 1 to 99999.')
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/power-cut/main.ts'), { root, configFile: false })
  if (!(await module.test(Number(values.entries))))
    throw new CommandFailed('Acknowledged entries were lost, or the test cannot tell.')
})
