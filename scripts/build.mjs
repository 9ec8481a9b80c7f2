// npm run build: the client to dist/client and the server to dist/server, when the sources have changed.
import { buildWhenStale, installDependencies, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
})
