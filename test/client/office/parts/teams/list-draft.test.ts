import { expect, test } from 'vitest'
import { nothing, toggleSkipped } from '../../../../../client/office/parts/teams/list-draft.ts'
import { withColumn } from '../../../../../client/office/rosters/chosen-columns.ts'

test('a content that is chosen for a column leaves the one that had it', () => {
  expect(withColumn(['team', 'full_name', null], 2, 'team')).toEqual({
    columns: { 0: null, 1: 'full_name', 2: 'team' },
  })
})

test('a column without a content leaves the others as they are', () => {
  expect(withColumn(['team', 'full_name'], 1, null)).toEqual({ columns: { 0: 'team', 1: null } })
})

test('a row is excluded, and included again', () => {
  const skipped = toggleSkipped({ ...nothing, skipped: [2] }, 4)
  expect(skipped).toEqual({ skipped: [2, 4] })
  expect(toggleSkipped({ ...nothing, ...skipped }, 2)).toEqual({ skipped: [4] })
})
