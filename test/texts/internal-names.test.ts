import { expect, test } from 'vitest'
import { begunLanguages, filesOf, houses, textsIn } from './catalogues.ts'

/** Texts that only programs read, which know these names and no others: of requests, addresses and OAuth. */
const toPrograms = [
  /^server\/texts\/\w\w\/server\.json (instead|requests|replication)\./,
  /^server\/texts\/\w\w\/server\.json answers\.since$/,
  /^server\/texts\/\w\w\/server\.json signIn\.(responseType|challenge)/,
]

/** A field or a table (`start_time`), a parameter (`?cascade=true`), an address or a piece of code. */
const isInternal = (text: string): boolean =>
  /\w_\w|[?&]\w+=|`|\/v1\/|\b\w+: (true|false)\b/.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))

test.each(['en', ...begunLanguages])(
  'no sentence for people (%s) has a name from within the program',
  language => {
    const found = houses.flatMap(house =>
      filesOf(house, language).flatMap(file =>
        [...textsIn(house, language, file)]
          .filter(([, text]) => isInternal(text))
          .map(([key, text]) => `${house}/${language}/${file} ${key}: ${text}`),
      ),
    )
    expect(found.filter(line => !toPrograms.some(one => one.test(line.split(': ')[0] ?? '')))).toEqual([])
  },
)
