// npm run pictures: makes the pictures in docs/ anew, of the app as it is built.
import { join } from 'node:path'
import { buildWhenStale, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/pictures/main.ts'), { root, configFile: false })
  await module.makePictures()
})
