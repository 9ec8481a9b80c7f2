// npm run bench:rules: measures pairing, matching, standings and ratings beside plain ways to do the like.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  await installDependencies()
  const { build } = await import('vite')
  const outDir = join(root, '.cache/bench-rules')
  // Bundled, as in the program itself: calls between modules that are loaded one by one are slower.
  await build({
    root, configFile: false, publicDir: false, logLevel: 'warn',
    build: { ssr: join(root, 'test/bench/rules/main.ts'), outDir, emptyOutDir: true, target: 'node20', rolldownOptions: { output: { entryFileNames: 'main.js' } } },
  })
  const { bench } = await import(pathToFileURL(join(outDir, 'main.js')).href)
  bench()
})
