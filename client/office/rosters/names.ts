/** Suffixes of a family name. */
const suffix = /^(jr|sr|jnr|snr|junior|senior|ii|iii|iv|2nd|3rd|fils|père)\.?$/i

/** Splits `Ann de Boer`, `de Boer, Ann` and `Griffon, Ken, Jr.`, if the names are not in separate columns. */
export function namesOf(first_name: string, last_name: string, full: string) {
  if (first_name !== '' || last_name !== '' || full === '') return { first_name, last_name }
  const all = full.split(/\s*,\s*/).filter(part => part !== '')
  const suffixes = all.slice(1).filter(part => suffix.test(part))
  const [last = '', ...given] = all.filter((part, at) => at === 0 || !suffix.test(part))
  const named = (first: string, family: string) => ({
    first_name: first,
    last_name: [family, ...suffixes].filter(part => part !== '').join(' '),
  })
  if (given.length > 0) return named(given.join(' '), last)
  const [one = '', ...others] = last.split(/\s+/)
  return named(one, others.join(' '))
}
