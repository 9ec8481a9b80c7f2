import { expect, test } from 'vitest'
import { bodyOf } from '../../../client/office/parts/registration/settings.ts'

const fees = [{ name: 'Entry fee', amount: '50', due_date: '' }]

test('a form without a currency has no fees, whichever were written before', () => {
  expect(bodyOf({ currency: '' }, { currency: '', fees }, 3)).toEqual({ version: 3, currency: '', fees: [] })
  expect(bodyOf({ currency: 'EUR' }, { currency: 'EUR', fees }, 3)).toEqual({
    ...{ version: 3, currency: 'EUR' },
    fees: [{ name: 'Entry fee', amount: 5000, due_date: null }],
  })
})
