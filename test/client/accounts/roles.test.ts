import { describe, expect, test } from 'vitest'
import { mayRecord } from '../../../client/accounts/may-record.ts'
import { grantText } from '../../../client/accounts/role-text.ts'

describe('whether somebody keeps scores of an event', () => {
  const role = (name: 'owner' | 'captain' | 'scorekeeper' | 'viewer', organization_id: number | null) => ({
    id: 1,
    role: name,
    organization_id,
    place: null,
  })

  test.each([
    ['a scorekeeper of its organization', role('scorekeeper', 1), true],
    ['a captain of its organization', role('captain', 1), true],
    ['the owner of the server', role('owner', null), true],
    ['a scorekeeper of another organization', role('scorekeeper', 2), false],
    ['a viewer of its organization', role('viewer', 1), false],
    ['a viewer of all organizations', role('viewer', null), false],
  ])('%s', (_, own, may) => {
    expect(mayRecord([own], [1, 3])).toBe(may)
    expect(mayRecord([role('viewer', 1), own], [1, 3])).toBe(may)
  })

  test('nobody without a role, and not of an event that is nobody’s', () => {
    expect(mayRecord([], [1])).toBe(false)
    expect(mayRecord([role('scorekeeper', 1)], [])).toBe(false)
  })
})

test('a role is said with the place that it is limited to', () => {
  const field = { kind: 'game_site', id: 3 } as const
  expect(grantText('admin', null, undefined)).toBe('Admin')
  expect(grantText('scorekeeper', field, 'Field 1')).toBe('Scorekeeper, for one field: Field 1')
  expect(grantText('scorekeeper', field, undefined)).toBe('Scorekeeper, only for a field that was removed')
})
