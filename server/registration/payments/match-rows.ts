import type { BankRowsBody, MatchedRow, Payment } from '../../../shared-schema/api/fees.ts'
import type { Registration } from '../../../shared-schema/api/registrations.ts'
import { compact } from '../reference.ts'
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
  return rows.map((row, index): MatchedRow => {
    const isSame = ({ bank_key }: KnownPayment): boolean => bank_key === keys[index]
    const match = matchOf(row, registrations)
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
    return { ...match, state: isAlike ? 'alike' : 'new' }
  })
}

function matchOf(row: BankRow, registrations: readonly Registration[]): Match {
  const written = `${row.text ?? ''} ${row.payer ?? ''}`
  const signs = compact(written)
  const named = registrations.filter(({ reference }) => signs.includes(compact(reference)))
  // The reference of one may be the beginning of a longer one.
  const [found, another] = named.filter(
    one => !named.some(other => other !== one && compact(other.reference).includes(compact(one.reference))),
  )
  if (found) return another ? none : { registration_id: found.id, matched_by: 'reference' }
  const letters = lettersOf(written)
  const words = new Set(wordsOf(row.payer ?? ''))
  const [likely, further] = registrations.filter(
    ({ team_name, contact_name, balance: { open }, fees }) =>
      open > 0 &&
      (row.amount === open || fees.some(({ amount }) => amount === row.amount)) &&
      (isIn(team_name, letters) || isPayer(contact_name, words)),
  )
  return likely && !further ? { registration_id: likely.id, matched_by: 'name' } : none
}

const none: Match = { registration_id: null, matched_by: null }

/** Shorter names are in other words. */
const SHORTEST_NAME = 4

const isIn = (name: string, letters: string): boolean =>
  lettersOf(name).length >= SHORTEST_NAME && letters.includes(lettersOf(name))

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
