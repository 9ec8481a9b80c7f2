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

/** Texts about an id that the reader knows: an address that was sent, a program's own id, a game on a tablet. */
const aboutKnownIds = [
  /^server\/texts\/\w\w\/server\.json \w+\.noSuch\w+$/,
  /^server\/texts\/\w\w\/server\.json (access|accounts\.placeOfOther|teams)\./,
  /^server\/texts\/\w\w\/server\.json (entries\.noGame|personalData\.formerPlayer|signIn\.programNotAllowed)$/,
  /^client\/texts\/\w\w\/screens\.json programs\.own\./,
  /^client\/texts\/\w\w\/scoring\.json scoring\.teamWithId$/,
  /^shared-schema\/texts\/\w\w\/scoring\.json verdicts\.game(Of)?$/,
]

/** A sentence that is given an id, or a number as the name of a game: `Game {{game}}`. */
const namesById = (text: string): boolean =>
  /\{\{ids?\}\}|\b(game|Spiel|Spiels|match|partido) \{\{games?\}\}/i.test(text)

test.each(['en', ...begunLanguages])('no sentence for people (%s) names something by its id', language => {
  const found = houses.flatMap(house =>
    filesOf(house, language).flatMap(file =>
      [...textsIn(house, language, file)]
        .filter(([, text]) => namesById(text))
        .map(([key]) => `${house}/${language}/${file} ${key}`),
    ),
  )
  expect(found.filter(text => !aboutKnownIds.some(one => one.test(text)))).toEqual([])
})

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
