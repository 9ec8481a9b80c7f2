import { beforeAll, expect, test } from 'vitest'
import { emptySetup, isComplete, type EventSetup } from '../../../../../client/office/data/event-setup.ts'
import { beginningText } from '../../../../../client/office/parts/start/beginning-text.ts'
import { loadOfficeTexts } from '../../../../../client/office/texts/load.ts'

beforeAll(loadOfficeTexts)

const cup: EventSetup = {
  ...emptySetup('Europe/Amsterdam'),
  organizationId: '5',
  name: 'Spring Cup',
  firstDay: '2027-05-08',
  lastDay: '2027-05-09',
}

const linesFor = (wanted: EventSetup, league?: string): string[] =>
  beginningText(wanted, league).map(line => line.replaceAll('\u2009', ''))

test('no sport is chosen before somebody chooses it, and nothing begins without one', () => {
  expect(isComplete(cup)).toBe(false)
  expect(isComplete({ ...cup, sport: 'cricket' })).toBe(true)
})

test('a tournament is announced without the league and the season that nobody asked for', () => {
  const wanted: EventSetup = { ...cup, sport: 'cricket' }
  expect(linesFor(wanted)).toEqual(['The tournament Spring Cup, 8–9 May 2027'])
  expect(linesFor({ ...wanted, organizationId: '', organization: 'Lowlands' })).toEqual([
    'The organization Lowlands',
    'The tournament Spring Cup, 8–9 May 2027',
  ])
  expect(linesFor({ ...wanted, leagueId: '7' }, 'Dutch Cups')).toEqual([
    'The season Dutch Cups 2027',
    'The tournament Spring Cup, 8–9 May 2027',
  ])
})

test('a league season is announced with its league', () => {
  expect(linesFor({ ...cup, kind: 'season', sport: 'cricket' })).toEqual([
    expect.stringMatching(/^The league Spring Cup: /),
    'The season Spring Cup 2027',
  ])
})
