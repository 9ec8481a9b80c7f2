import { beforeAll, expect, test } from 'vitest'
import type { HistoryLine } from '../../../../client/office/data/history.ts'
import { stepText } from '../../../../client/office/data/history-text.ts'
import { loadOfficeTexts } from '../../../../client/office/texts/load.ts'
import type { Family } from '../../../../shared-schema/resources/families.ts'

beforeAll(loadOfficeTexts)

const changed = (count: number, operation: HistoryLine['operation'], family: Family): HistoryLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    time: '2026-06-13T09:00:00Z',
    person: { id: 'olga', name: 'Olga' },
    client: { kind: 'app', name: '' },
    device_id: null,
    family,
    record: String(index + 1),
    name: `No. ${index + 1}`,
    timezone: 'UTC',
    resource_uri: '',
    operation,
    changes: {},
    names: {},
  }))

test('a step of many changes is counted by the kinds of its records', () => {
  expect(stepText(changed(48, 'create', 'games'))).toBe('Added: 48 games')
  expect(
    stepText([
      ...changed(4, 'create', 'pools'),
      ...changed(2, 'delete', 'brackets'),
      ...changed(1, 'update', 'teams'),
    ]),
  ).toBe('Added: 4 pools · Changed: 1 team · Deleted: 2 brackets')
})

test('new teams are counted once, also if each is entered in the tournament', () => {
  expect(stepText([...changed(16, 'create', 'teams'), ...changed(16, 'create', 'tournament_teams')])).toBe(
    'Added: 16 teams',
  )
  expect(stepText(changed(16, 'create', 'tournament_teams'))).toBe('Added: 16 teams in the tournament')
})

test('a step of one change names its record', () => {
  expect(stepText(changed(1, 'delete', 'teams'))).toMatch(/^.?Olga.? deleted: Team .?No\. 1.?$/)
})
