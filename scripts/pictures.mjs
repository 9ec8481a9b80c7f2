// npm run pictures: replaces the pictures in docs/ by new ones of the built app.
import { buildWhenStale, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  await buildWhenStale()
  const { createServer } = await import('vite')
  // Not `runnerImport`, which has closed by the time that the demo loads what draws its map.
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { makePictures } = await vite.ssrLoadModule('/test/pictures/main.ts')
    await makePictures()
  } finally {
    await vite.close()
  }
})
