import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '../../server/registration/balance.ts'
import { compact, referenceOf } from '../../server/registration/reference.ts'

const today = '2026-05-02'
const entry = { name: 'Entry fee', amount: 20_000, due_date: '2026-05-01' }
const deposit = { name: 'Deposit', amount: 5000, due_date: today }
const paying = (...amounts: number[]) => amounts.map(amount => ({ amount, cancelled: null }))

describe('the balance of a team', () => {
  test('is overdue from the day after, and payments go to the first fees', () => {
    const account = { state: 'received', fees: [deposit, entry], payments: paying(15_000) } as const
    expect(balanceOf(account, today)).toEqual({
      owed: 25_000,
      paid: 15_000,
      open: 10_000,
      overdue: 5000,
      next_due: '2026-05-01',
    })
    expect(balanceOf({ ...account, payments: paying(20_000) }, today)).toMatchObject({
      overdue: 0,
      next_due: today,
    })
    expect(balanceOf(account, '2026-05-03').overdue).toBe(10_000)
  })

  test('counts a discount at once, and a fee without a day last', () => {
    const fees = [{ ...entry, due_date: null }, deposit, { name: 'Discount', amount: -5000, due_date: null }]
    expect(balanceOf({ state: 'confirmed', fees, payments: [] }, '2026-06-01')).toEqual({
      owed: 20_000,
      paid: 0,
      open: 20_000,
      overdue: 0,
      next_due: null,
    })
  })

  test('is never open for a team that is not in, but shows what was paid too much', () => {
    const fees = [entry]
    for (const state of ['waiting', 'declined', 'withdrawn'] as const) {
      expect(balanceOf({ state, fees, payments: [] }, today)).toMatchObject({ open: 0, overdue: 0 })
      expect(balanceOf({ state, fees, payments: paying(20_000) }, today).open).toBe(0)
    }
    const tooMuch = { fees, payments: paying(25_000) }
    expect(balanceOf({ state: 'waiting', ...tooMuch }, today).open).toBe(-5000)
    expect(balanceOf({ state: 'declined', ...tooMuch }, today)).toMatchObject({ open: 0, paid: 25_000 })
  })

  test('is not paid too much before anything is paid', () => {
    const fees = [{ name: 'Discount', amount: -5000, due_date: null }]
    expect(balanceOf({ state: 'confirmed', fees, payments: [] }, today).open).toBe(0)
    expect(balanceOf({ state: 'confirmed', fees, payments: paying(100) }, today).open).toBe(-5100)
  })

  test('does not count a payment that was taken back', () => {
    const payments = [{ amount: 20_000, cancelled: {} }, ...paying(-100)]
    expect(balanceOf({ state: 'confirmed', fees: [entry], payments }, today)).toMatchObject({
      paid: -100,
      open: 20_100,
      overdue: 20_100,
    })
  })
})

describe('the reference of a registration', () => {
  test('is a creditor reference, in groups of four', () => {
    // The example of ISO 11649 has the digits 539007547034.
    expect(referenceOf(539_007_547_034)).toBe('RF18 5390 0754 7034')
    expect(referenceOf(42)).toMatch(/^RF\d\d 0000 42$/)
  })

  test('is no other team’s with one wrong sign, or two that changed places', () => {
    const digits = fc.integer({ min: 1, max: 9_999_999 })
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, place, more) => {
        const signs = compact(referenceOf(id)).split('')
        const at = 2 + (place % (signs.length - 2))
        const wrong = signs.with(at, String((Number(signs[at]) + more) % 10))
        expect(compact(referenceOf(Number(wrong.slice(4).join(''))))).not.toBe(wrong.join(''))
        const [one = '', two = ''] = signs.slice(at, at + 2)
        const swapped = signs.toSpliced(at, 2, two, one)
        if (one !== two && two !== '')
          expect(compact(referenceOf(Number(swapped.slice(4).join(''))))).not.toBe(swapped.join(''))
      }),
    )
  })
})
