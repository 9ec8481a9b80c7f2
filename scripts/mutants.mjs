// npm run mutants: changes the rules, the scoring and the sports in small ways, and counts which changes no test notices.
// Usage: node scripts/mutants.mjs [FILE...], each a file or a pattern below shared-schema; without them all.
import { join } from 'node:path'
import { installDependencies, root, runScript, runTool } from './setup.mjs'

const all = ['scoring', 'sports', 'rules'].map(folder => `shared-schema/${folder}/**/*.ts`)

await runScript(async () => {
  await installDependencies()
  const chosen = process.argv.slice(2)
  const files = (chosen.length > 0 ? chosen : all).join(',')
  await runTool('stryker', ['run', join(root, 'test/mutants/stryker.json'), '--mutate', files])
})
