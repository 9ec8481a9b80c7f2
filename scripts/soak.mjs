// npm run soak: plays histories of tablets and servers with everything going wrong between them
// (docs/reliability.md). Usage: node scripts/soak.mjs [--histories N] [--minutes M] [--seed S]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandFailed, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  const { values } = parseArgs({
    options: { histories: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string' } },
  })
  const wish = {
    histories: number(values.histories) ?? 2000,
    minutes: number(values.minutes) ?? Infinity,
    seed: number(values.seed) ?? Math.floor(Math.random() * 1e9),
  }
  await installDependencies()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/replication/simulation/soak.ts'), {
    root,
    configFile: false,
  })
  if (!(await module.soak(wish)))
    throw new CommandFailed('A law was broken, or a history could not be played: see above.')
})

function number(text) {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new CommandFailed(`${text} is no whole number.`)
  return Number(text)
}
