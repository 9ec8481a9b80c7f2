import { expect, test } from 'vitest'
import { isWorded } from '../../../client/office/data/history-fields.ts'
import { columnNames } from '../../../server/database/columns.ts'
import { passedOver } from '../../../server/database/definitions/audit.ts'
import { families } from '../../../shared-schema/resources/index.ts'

test.each(families)('every field of %s that the history may tell of has a name for people', family => {
  const never = new Set([...passedOver(family), 'entry_id', 'id'])
  expect(columnNames(family).filter(name => !never.has(name) && !isWorded(name))).toEqual([])
})
