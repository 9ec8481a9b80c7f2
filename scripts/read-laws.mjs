import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const HEADING = /^(?<id>L\d+): (?<name>.+)$/m
const TEST_OF_LAW = /^\* `(?<path>[^`]+)`(?:: (?<about>.+(?:\n {2}.+)*))?$/gm
const TEST_FILE = /\.test\.tsx?$/
/** The title of a test, or of a group of tests, that begins with the ids of laws: 'L3, L7: ...'. */
const CITATION = /(?<=[(\n]\s*)(?<quote>['"`])(?<ids>L\d+(?:, L\d+)*): (?<title>.+?)\k<quote>,/g

const inOneLine = text => text?.replaceAll(/\n */g, ' ').trim()

/** The parts of docs/dev/laws.md: each a heading, a paragraph and a list. */
const sectionsOf = page => page.split(/^## /m).slice(1)

/** The laws on docs/dev/laws.md, in its order. */
export const lawsOf = page =>
  sectionsOf(page).flatMap(section => {
    const heading = HEADING.exec(section.split('\n')[0])?.groups
    if (!heading) return []
    const sentence = inOneLine(section.split('\n\n')[1])
    const tests = [...section.matchAll(TEST_OF_LAW)].map(({ groups: { path, about } }) => ({
      path,
      about: inOneLine(about),
    }))
    return [{ ...heading, sentence, tests }]
  })

/**
 * Everything that is wrong with the list of laws.
 * @param isTest true for the path of a test file, or of a folder with test files
 */
export function wrongWithLaws(page, isTest) {
  const laws = lawsOf(page)
  return [
    ...sectionsOf(page).flatMap(section => {
      const [heading] = section.split('\n')
      if (!HEADING.test(heading)) return [`"${heading}" is not the heading of a law.`]
      const items = section.match(/^\* /gm)?.length ?? 0
      const tests = section.match(TEST_OF_LAW)?.length ?? 0
      return items === tests ? [] : [`An item of "${heading}" names no test.`]
    }),
    ...laws.flatMap(({ id }, index) => (id === `L${index + 1}` ? [] : [`${id} is not number ${index + 1}.`])),
    ...laws.flatMap(({ id, tests }) => (tests.length > 0 ? [] : [`${id} names no test.`])),
    ...laws.flatMap(({ id, tests }) =>
      tests.flatMap(({ path }) => (isTest(path) ? [] : [`${id} names ${path}, which is no test.`])),
    ),
  ]
}

/** The titles in a test file that cite laws, with the ids that each has. */
export const citationsIn = text =>
  [...text.matchAll(CITATION)].map(({ groups: { ids, title } }) => ({ ids: ids.split(', '), title }))

/** The titles that cite laws, of all test files, each with its file. */
export const citationsOf = root =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(name => TEST_FILE.test(name) && !name.includes('node_modules'))
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .sort()
    .flatMap(path => citationsIn(readFileSync(join(root, path), 'utf8')).map(cited => ({ path, ...cited })))

/** A line for each law that no test title cites, and for each difference between the titles and the page of laws. */
export const wrongWithCitations = (laws, citations) =>
  laws.flatMap(({ id, tests }) => {
    const citing = citations.filter(({ ids }) => ids.includes(id)).map(({ path }) => path)
    if (citing.length === 0) return [`No title of a test cites ${id}.`]
    const listed = path => tests.some(test => isWithin(path, test.path))
    return [
      ...tests.flatMap(({ path }) =>
        citing.some(one => isWithin(one, path)) ? [] : [`${id} lists ${path}, which does not cite it.`],
      ),
      ...[...new Set(citing)].flatMap(path =>
        listed(path) ? [] : [`${path} cites ${id}, which does not list it.`],
      ),
    ]
  })

/** True if a test file is this one, or is in this folder. */
export const isWithin = (file, path) => (path.endsWith('/') ? file.startsWith(path) : file === path)

/** True for the path of a test file in this folder, or of a folder in it with test files. */
export function isTestIn(root, path) {
  const full = join(root, path)
  if (!path.startsWith('test/') || !existsSync(full)) return false
  if (statSync(full).isFile()) return TEST_FILE.test(path)
  return readdirSync(full, { recursive: true }).some(name => TEST_FILE.test(name))
}

/** The text of docs/dev/laws.md. */
export const lawsPage = root => readFileSync(join(root, 'docs/dev/laws.md'), 'utf8')
