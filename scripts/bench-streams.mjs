// npm run bench:streams: measures what open streams cost a server, idle ones and stalled ones (docs/performance.md).
import { join } from 'node:path'
import { buildWhenStale, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/bench/streams/main.ts'), { root, configFile: false })
  await module.bench()
})
