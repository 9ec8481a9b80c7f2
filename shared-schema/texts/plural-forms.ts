/**
 * Up to where numbers are counted in what is said here: beyond it some languages have a form of their own,
 * for millions.
 */
const COUNTED = 1000

/** The forms that a language has for the numbers that are said here: `one` and `other` in German. */
export function formsOf(language: string, type: 'cardinal' | 'ordinal' = 'cardinal'): string[] {
  const rules = new Intl.PluralRules(language, { type })
  return [...new Set(Array.from({ length: COUNTED }, (_, number) => rules.select(number)))]
}

/**
 * The texts with all forms of numbers that the language knows: those of numbers beyond what is counted here
 * say what all others say, so that nobody has to write them.
 */
export function withEveryForm(texts: object, language: string): object {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
      if (typeof text === 'object' && text !== null) return [[key, withEveryForm(text, language)]]
      const plain = /^(.*(?<!_ordinal))_other$/.exec(key)?.[1]
      const missing =
        plain === undefined
          ? []
          : pluralCategories.map(form => `${plain}_${form}`).filter(form => !Object.hasOwn(texts, form))
      return [...missing, key].map(name => [name, text])
    }),
  )
}
