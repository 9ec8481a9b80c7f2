// npm run laws: lists the laws of docs/dev/laws.md and the tests that guard each. Exits with 1 if a law names
// no test, or one that does not exist.
import { isTestIn, lawsOf, lawsPage, wrongWithLaws } from './read-laws.mjs'
import { CommandFailed, root, runScript } from './setup.mjs'

await runScript(() => {
  const page = lawsPage(root)
  for (const { id, name, sentence, tests } of lawsOf(page)) {
    console.log(`${id}  ${name}: ${sentence}`)
    for (const { path, about } of tests) console.log(`     ${path}${about ? `  (${about})` : ''}`)
  }
  const wrong = wrongWithLaws(page, path => isTestIn(root, path))
  if (wrong.length > 0) throw new CommandFailed(wrong.join('\n'))
})
