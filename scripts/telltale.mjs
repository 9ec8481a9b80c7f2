// npm run telltale: prints how many telltale words comments and documents have, and lowers the budget of each
// file that has fewer than before. It raises none. `-- --write` makes the budget if there is none.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  budgetFile,
  countsOf,
  examineProject,
  lowered,
  overBudget,
  readBudget,
} from '../test/lint/telltale-budget.mjs'
import { CommandFailed, root, runScript } from './setup.mjs'

await runScript(() => {
  const examined = examineProject(root)
  const counts = countsOf(examined)
  printFigures(examined)
  const stored = readBudget(root)
  if (!stored && !process.argv.includes('--write'))
    throw new CommandFailed(`There is no ${budgetFile}: npm run telltale -- --write makes it.`)
  const budget = stored ? lowered(stored, counts) : counts
  writeFileSync(join(root, budgetFile), `${JSON.stringify(budget, null, 2)}\n`)
  const over = overBudget(budget, examined)
  if (over.length > 0)
    throw new CommandFailed([...over, 'Change these sentences: a budget is never raised.'].join('\n'))
})

/** Telltale words per 1,000 words of prose, by folder; the pages at the root count as docs. */
function printFigures(examined) {
  const sums = new Map()
  for (const [path, { telltales, words }] of examined) {
    const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'docs'
    for (const name of [folder, 'total']) {
      const sum = sums.get(name) ?? { found: 0, words: 0 }
      sums.set(name, { found: sum.found + telltales.length, words: sum.words + words })
    }
  }
  for (const name of ['client', 'server', 'shared-schema', 'scripts', 'test', 'docs', 'total']) {
    const { found, words } = sums.get(name) ?? { found: 0, words: 0 }
    const rate = words > 0 ? ((1000 * found) / words).toFixed(1) : '0.0'
    console.log(`${name.padEnd(14)}${rate.padStart(6)} per 1,000 words (${found} of ${words})`)
  }
}
