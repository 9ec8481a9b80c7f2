// npm run bench:NAME: measures one thing (docs/performance.md).
// Usage: node scripts/bench.mjs NAME [--games N | --plays N | --seconds N]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale, CommandFailed, installDependencies, root, runScript } from './setup.mjs'

/** How much is measured, where that can be said. */
const sizes = {
  rest: { option: 'games', usual: 100_000, least: 1000 },
  export: { option: 'plays', usual: 200_000, least: 100 },
  stats: { option: 'games', usual: 100_000, least: 100 },
  mixed: { option: 'seconds', usual: 60, least: 1 },
}

await runScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  const size = sizeIn(args, sizes[name])
  await installDependencies()
  await buildWhenStale()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, `test/bench/${name}/main.ts`), { root, configFile: false })
  // The bench has printed its errors already.
  if ((await module.bench(size)) === false) process.exitCode = 1
})

function sizeIn(args, size) {
  const options = size && { [size.option]: { type: 'string', default: String(size.usual) } }
  const { values } = parseArgs({ args, options })
  if (!size) return undefined
  const number = Number(values[size.option])
  if (!Number.isInteger(number) || number < size.least)
    throw new CommandFailed(`--${size.option} must be a whole number of at least ${size.least}.`)
  return number
}
