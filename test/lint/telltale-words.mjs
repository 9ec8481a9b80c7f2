// Words that tell of stilted or idle language, in comments and documents.
import { proseOf } from './prose.mjs'

/** Each word with advice. A file may only have as many of them as telltale-budget.json says. */
const telltales = {
  whoever: 'who / a person who',
  whatever: 'any / everything that',
  whom: 'turn the sentence round, with "who" as its subject',
  anew: 'again',
  told: 'name the message, or who learns it from where',
  beside: 'next to / as well as',
  'as far as': 'if / up to',
  stands: 'is / is written',
  'otherwise than': 'unlike / differently from',
  'all the same': 'still / anyway',
  'no matter': 'whether or not / for any',
  'by now': 'already / now',
  'the same of': 'the same for / also',
}

/** The advice for a sentence that begins with "What" and is no question. */
const NAME_IT = 'name the thing: "the rules that ..."'

/** Terms that no comment, document or identifier may have. */
const banned = [
  'utilize',
  'leverage',
  'obviously',
  'blacklist',
  'whitelist',
  'master/slave',
  'sanity check',
  'kindly',
]

/** A pattern for whole words; those of a term may be on two lines. */
const patternOf = terms =>
  new RegExp(`\\b(?:${terms.map(term => term.replace(/[ /]/g, '[\\s/-]+')).join('|')})\\b`, 'gi')

const TELLTALE = patternOf(Object.keys(telltales))
const BANNED = patternOf(banned)

const WHAT = /(?:^(?:[\s#>*_"'([-]|\d+\.)*|[.!?]["')\]*_]*\s+["'([*_]*)(?<what>What\s+(?=\w)[^]*)/di
const WORD = /[a-z][\w'’-]*/gi

/** The telltale words and banned terms of a file, by line, and the number of words in its prose. */
export function examine(path, text) {
  const { passages, identifiers } = proseOf(path, text)
  const lineOf = at => text.slice(0, at).split('\n').length
  const found = []
  for (const passage of passages) {
    for (const { 0: match, index } of passage.text.matchAll(TELLTALE)) {
      const word = match.toLowerCase().replace(/\s+/g, ' ')
      found.push({ at: passage.at + index, word, advice: telltales[word] })
    }
    for (const index of statementsWithWhat(passage.text))
      found.push({ at: passage.at + index, word: 'What', advice: NAME_IT })
  }
  const terms = [...passages, ...identifiers.map(inWords)].flatMap(({ text: prose, at }) =>
    [...prose.matchAll(BANNED)].map(({ 0: match, index }) => ({
      line: lineOf(at + index),
      word: match.replace(/\s+/g, ' '),
    })),
  )
  return {
    telltales: found
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, word, advice }) => ({ line: lineOf(at), word, advice })),
    banned: terms,
    words: passages.reduce((sum, passage) => sum + (passage.text.match(WORD) ?? []).length, 0),
  }
}

/** The positions of the sentences that begin with "What" and do not end with a question mark. */
function statementsWithWhat(text) {
  const positions = []
  let from = 0
  for (;;) {
    const match = WHAT.exec(text.slice(from))
    if (!match) return positions
    const start = from + match.indices.groups.what[0]
    const end = /[.!?](?=["')\]*_]*(?:\s|$))/.exec(text.slice(start))
    if (end?.[0] !== '?') positions.push(start)
    if (!end) return positions
    from = start + end.index
  }
}

/** An identifier as words, so that a term of several words is found in camel case too. */
const inWords = ({ text, at }) => ({
  text: text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').replace(/_/g, ' '),
  at,
})
