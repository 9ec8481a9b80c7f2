// npm run histories: unmodified clients of RxDB 16 and 17 record while everything goes wrong between them and
// the server, and must converge (docs/reliability.md).
// Usage: node scripts/histories.mjs [HISTORIES] [--seed S] [--at-once N]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandFailed, installDependencies, installIn, root, runScript } from './setup.mjs'

await runScript(async () => {
  const {
    values,
    positionals: [histories],
  } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, 'at-once': { type: 'string' } },
  })
  const wish = {
    histories: number(histories) ?? 200,
    seed: number(values.seed) ?? Math.floor(Math.random() * 1e9),
    atOnce: number(values['at-once']) ?? 6,
  }
  await installDependencies()
  await installIn(join(root, 'test/rxdb-16'))
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/replication/rxdb-clients/main.ts'), {
    root,
    configFile: false,
  })
  if (!(await module.test(wish))) throw new CommandFailed('Clients stayed behind: see above.')
})

function number(text) {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new CommandFailed(`${text} is no whole number.`)
  return Number(text)
}
