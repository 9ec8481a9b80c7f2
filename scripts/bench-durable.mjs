// npm run bench:durable: measures what it costs that an answer waits for the disk (docs/performance.md).
import { join } from 'node:path'
import { buildWhenStale, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/bench/durable/main.ts'), { root, configFile: false })
  await module.bench()
})
