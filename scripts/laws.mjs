// npm run laws: lists the laws of docs/dev/laws.md, the tests that guard each, and their titles that cite it.
// Exits with 1 if a law has no test, or if the page and the titles differ.
import {
  citationsOf,
  isTestIn,
  isWithin,
  lawsOf,
  lawsPage,
  wrongWithCitations,
  wrongWithLaws,
} from './read-laws.mjs'
import { CommandFailed, root, runScript } from './setup.mjs'

await runScript(() => {
  const page = lawsPage(root)
  const laws = lawsOf(page)
  const citations = citationsOf(root)
  for (const { id, name, sentence, tests } of laws) {
    console.log(`${id}  ${name}: ${sentence}`)
    for (const { path, about } of tests) {
      console.log(`     ${path}${about ? `  (${about})` : ''}`)
      for (const cited of citations)
        if (cited.ids.includes(id) && isWithin(cited.path, path)) console.log(`       "${cited.title}"`)
    }
  }
  const wrong = [...wrongWithLaws(page, path => isTestIn(root, path)), ...wrongWithCitations(laws, citations)]
  if (wrong.length > 0) throw new CommandFailed(wrong.join('\n'))
})
