// npm run bench:replication: measures replication against the same work done bare (docs/performance.md).
import { join } from 'node:path'
import { buildWhenStale, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/bench/replication/main.ts'), { root, configFile: false })
  await module.bench()
})
