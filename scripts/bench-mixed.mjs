// npm run bench:mixed: every kind of write side by side, by 16 clients through two servers (docs/performance.md).
// Usage: node scripts/bench-mixed.mjs [--seconds N]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale, CommandFailed, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
  if (!/^[1-9]\d{0,3}$/.test(values.seconds)) throw new CommandFailed('--seconds must be a number from 1 to 9999.')
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/bench/mixed/main.ts'), { root, configFile: false })
  if (!await module.bench(Number(values.seconds))) throw new CommandFailed('Writes side by side met in a deadlock or were not answered.')
})
