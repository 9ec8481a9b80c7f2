// npm run hostile: admins of one organization make random requests about two others, whose belongings must
// stay as they are and secret. Usage: node scripts/hostile.mjs [--requests N] [--seed S]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandFailed, installDependencies, root, runScript } from './setup.mjs'

await runScript(async () => {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
  const wish = {
    requests: number(values.requests) ?? 20_000,
    seed: number(values.seed) ?? Math.floor(Math.random() * 1e9),
  }
  await installDependencies()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'test/rest/hostile/hostile.ts'), {
    root,
    configFile: false,
  })
  if (!(await module.hostile(wish)))
    throw new CommandFailed('Something of another organization changed, or was told.')
})

function number(text) {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new CommandFailed(`${text} is no whole number.`)
  return Number(text)
}
