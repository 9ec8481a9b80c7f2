import type { BankRowsBody, MatchedRow, Payment } from '../../../shared-schema/api/fees.ts'
import type { Registration } from '../../../shared-schema/api/registrations.ts'
import { compact, hasReference } from '../reference.ts'
import { bankKey } from './bank-key.ts'

type BankRow = BankRowsBody['rows'][number]
type Match = Pick<MatchedRow, 'registration_id' | 'matched_by'>

/** A payment with the row of the bank statement that it came from. */
export interface KnownPayment extends Pick<Payment, 'amount' | 'day'> {
  readonly registration_id: number
  readonly bank_key: string | null
  readonly is_cancelled: boolean
}

/** Payments of one amount within these days may be one that was written by hand, too. */
const ALIKE_DAYS = 7

/** Finds the team of each row of a bank statement: by its reference, or else by a name and the amount. */
export function matchRows(
  rows: readonly BankRow[],
  registrations: readonly Registration[],
  payments: readonly KnownPayment[],
): MatchedRow[] {
  const keys = rows.map(bankKey)
  const fromHere = new Set(keys)
  const counting = payments.filter(({ is_cancelled }) => !is_cancelled)
  /** The sums that earlier rows pay for each team. */
  const paying = new Map<number, number>()
  return rows.map((row, index): MatchedRow => {
    const isSame = ({ bank_key }: KnownPayment): boolean => bank_key === keys[index]
    const match = matchOf(row, registrations, paying)
    const recorded = counting.find(isSame)
    if (recorded) return { ...match, registration_id: recorded.registration_id, state: 'recorded' }
    if (payments.some(isSame)) return { ...match, state: 'cancelled' }
    const isAlike = counting.some(
      ({ registration_id, amount, day, bank_key }) =>
        registration_id === match.registration_id &&
        amount === row.amount &&
        !(bank_key !== null && fromHere.has(bank_key)) &&
        Math.abs(Date.parse(day) - Date.parse(row.day)) <= ALIKE_DAYS * 86_400_000,
    )
    if (isAlike) return { ...match, state: 'alike' }
    const id = match.registration_id
    if (id !== null) paying.set(id, (paying.get(id) ?? 0) + row.amount)
    return { ...match, state: 'new' }
  })
}

function matchOf(
  row: BankRow,
  registrations: readonly Registration[],
  paying: ReadonlyMap<number, number>,
): Match {
  const written = `${row.text ?? ''} ${row.payer ?? ''}`
  const signs = compact(written)
  const named = registrations.filter(({ reference }) => signs.includes(compact(reference)))
  // The reference of one may be the beginning of a longer one.
  const [found, another] = named.filter(
    one => !named.some(other => other !== one && compact(other.reference).includes(compact(one.reference))),
  )
  if (found) return another ? none : { registration_id: found.id, matched_by: 'reference' }
  // It is for a team of another event, even if a name fits.
  if (hasReference(written)) return none
  const words = wordsOf(written)
  const payer = new Set(wordsOf(row.payer ?? ''))
  const [likely, further] = registrations.filter(({ id, team_name, contact_name, balance, fees }) => {
    const open = balance.open - (paying.get(id) ?? 0)
    const fits =
      row.amount === open || (row.amount < open && fees.some(({ amount }) => amount === row.amount))
    return open > 0 && fits && (isIn(team_name, words) || isPayer(contact_name, payer))
  })
  return likely && !further ? { registration_id: likely.id, matched_by: 'name' } : none
}

const none: Match = { registration_id: null, matched_by: null }

/** Shorter names are usual words, too. */
const SHORTEST_NAME = 4

/** Whether a name is in a text as whole words. Banks break lines in words, and leave out blanks. */
function isIn(name: string, words: readonly string[]): boolean {
  const letters = lettersOf(name)
  return letters.length >= SHORTEST_NAME && words.some((_, from) => beginsWith(words, from, letters))
}

function beginsWith(words: readonly string[], from: number, letters: string): boolean {
  let joined = ''
  for (let next = from; joined.length < letters.length && next < words.length; next++)
    joined += words[next] ?? ''
  return joined === letters
}

/** Banks give names in any order. */
function isPayer(contact: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(contact)
  return own.length > 1 && own.every(word => words.has(word))
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(lettersOf)
    .filter(Boolean)

/** Letters and figures alone, without accents: banks write Zugvögel as ZUGVOEGEL. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöü]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
