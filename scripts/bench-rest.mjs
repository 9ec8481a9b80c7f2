// npm run bench:rest: measures the REST interface against the same work written by hand (docs/performance.md).
// Usage: node scripts/bench-rest.mjs [--games N]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale, CommandFailed, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  const { values } = parseArgs({ options: { games: { type: 'string', default: '100000' } } })
  if (!/^\d{5,7}$/.test(values.games)) throw new CommandFailed('--games must be a number from 10000 to 9999999.')
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/bench/rest/main.ts'), { root, configFile: false })
  await module.bench(Number(values.games))
})
