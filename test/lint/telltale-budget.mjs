// How many telltale words each file may have: a number that may only fall.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examine } from './telltale-words.mjs'

export const budgetFile = 'test/lint/telltale-budget.json'

/** The folders with sources, and those with pages in English. */
const sources = ['client', 'server', 'shared-schema', 'scripts', 'test']
const isSource = path => /\.(tsx?|m[jt]s)$/.test(path)
const isPage = path => path.endsWith('.md') && !/\.[a-z]{2}\.md$/.test(path)

/** The findings of `examine` in each file of the project, by path. */
export function examineProject(root) {
  const paths = [
    ...sources.flatMap(folder => filesIn(root, folder).filter(isSource)),
    ...filesIn(root, 'docs').filter(isPage),
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ]
  return new Map(paths.toSorted().map(path => [path, examine(path, readFileSync(join(root, path), 'utf8'))]))
}

const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(path => !/\/(node_modules|\.cache)\//.test(path))

/** The budget as it is stored, or null if there is none. */
export function readBudget(root) {
  const path = join(root, budgetFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** The number of telltale words of each file that has any. */
export const countsOf = examined =>
  Object.fromEntries(
    [...examined]
      .map(([path, { telltales }]) => [path, telltales.length])
      .filter(([, count]) => count > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The budget with the counts that fell; none rises, and no file is added. */
export const lowered = (budget, counts) =>
  Object.fromEntries(
    Object.entries(budget)
      .map(([path, most]) => [path, Math.min(most, counts[path] ?? 0)])
      .filter(([, count]) => count > 0),
  )

/** A line for each telltale word of the files with more than their budget. */
export const overBudget = (budget, examined) =>
  [...examined]
    .filter(([path, { telltales }]) => telltales.length > (budget[path] ?? 0))
    .flatMap(([path, { telltales }]) => [
      `${path}: ${telltales.length} telltale words, at most ${budget[path] ?? 0} allowed`,
      ...telltales.map(({ line, word, advice }) => `  ${path}:${line} "${word}": ${advice}`),
    ])

/** A line for each file with fewer than its budget. */
export const underBudget = (budget, counts) =>
  Object.entries(budget)
    .filter(([path, most]) => (counts[path] ?? 0) < most)
    .map(
      ([path, most]) => `${path}: ${counts[path] ?? 0} telltale words, budget ${most}; run npm run telltale`,
    )

/** A line for each banned term. */
export const bannedTerms = examined =>
  [...examined].flatMap(([path, { banned }]) => banned.map(({ line, word }) => `${path}:${line} "${word}"`))
