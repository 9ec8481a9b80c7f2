import { expect, test } from 'vitest'
import { asChosen, withColumn } from '../../../../client/office/rosters/chosen-columns.ts'

test('a column has what was chosen, or else what was guessed; one that is not read stays so', () => {
  expect(asChosen(['name', 'email', 'roles'], { 1: null, 2: 'info' })).toEqual(['name', null, 'info'])
})

test('each content belongs to one column, unless several may have it', () => {
  expect(withColumn(['text', null], 1, 'text')).toEqual({ columns: { 0: null, 1: 'text' } })
  expect(withColumn(['text', null], 1, 'text', true)).toEqual({ columns: { 0: 'text', 1: 'text' } })
})
