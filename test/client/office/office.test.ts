import { describe, expect, test } from 'vitest'
import type { SheetLine } from '../../../client/reading/desk/disputes.ts'
import { entryIds, pairedLines } from '../../../client/screens/desk/disputes/paired-lines.ts'
import {
  byWorry,
  contactText,
  lastHeardText,
  otherTexts,
  worryOf,
} from '../../../client/reading/desk/tablet-text.ts'
import type { Tablet } from '../../../client/reading/desk/tablets.ts'

describe('two sheets side by side', () => {
  const sheet = (device: string, contents: string): SheetLine[] =>
    contents.split(' ').map((content, index) => ({
      entry_id: `${device}${index}`,
      device_id: device,
      recorded_by: 'Test',
      recorded_at: '2026-06-01T08:00:00Z',
      content,
      team_1_score: null,
      team_2_score: null,
      kind: 'status',
      data: { status: 'live' },
    }))
  const one = sheet('a', 's x g h')
  const two = sheet('b', 's g y h')
  const pairs = pairedLines(one, two)

  test('have what they agree on in one place, and the rest in the order of both', () => {
    expect(pairs.map(pair => `${pair.one?.content ?? '-'}${pair.two?.content ?? '-'}`)).toEqual([
      'ss',
      'x-',
      'gg',
      '-y',
      'hh',
    ])
  })

  test('are merged into the entries that are ticked, those of the first sheet where both agree', () => {
    expect(entryIds(pairs, new Set([0, 2, 3, 4]))).toEqual(['a0', 'a2', 'b2', 'a3'])
  })

  test('may be empty on one side', () => {
    expect(pairedLines([], two).map(pair => pair.two?.content)).toEqual(['s', 'g', 'y', 'h'])
  })
})

describe('what the office reads of a tablet', () => {
  const now = Date.parse('2026-06-01T12:00:00Z')
  const tablet = (minutes: number, unsent: number | null, rest: Partial<Tablet> = {}): Tablet => ({
    device_id: `${minutes}`,
    organization_id: 1,
    person: { id: 'sam', name: 'Sam' },
    last_contact: new Date(now - minutes * 60_000).toISOString(),
    behind: 0,
    unsent,
    entries: 1,
    is_outdated: false,
    is_connected: minutes < 2,
    ...rest,
  })

  test('is when it was last heard from, and what it had not sent', () => {
    expect(contactText(tablet(40, 12))).toBe('Not connected, had 12 entries unsent')
    expect(contactText(tablet(180, 0))).toBe('Not connected, had sent all')
    expect(contactText(tablet(5000, null))).toBe('Not connected')
    expect(contactText(tablet(0, 1))).toBe('Connected, 1 entry unsent')
    expect(contactText(tablet(1, 0))).toBe('Connected, all sent')
    expect(contactText(tablet(1, 0, { is_connected: false }))).toBe('Not connected, had sent all')
    expect(
      [0, 1, 40, 180, 5000].map(minutes => lastHeardText(tablet(minutes, 0), now).split(', ').at(-1)),
    ).toEqual(['less than a minute ago', '1 minute ago', '40 minutes ago', '3 hours ago', '3 days ago'])
    expect(lastHeardText(tablet(40, 0), now)).toMatch(/^Last heard from on 1 Jun, \d\d:20, /)
    expect(otherTexts(tablet(1, 0, { behind: 3 }))).toEqual(['1 entry came from it'])
    expect(otherTexts(tablet(9, 0, { behind: 3 }))).toContain('Lacks 3 changes made since')
    expect(otherTexts(tablet(1, 0, { behind: 3, is_outdated: true })).join(', ')).toContain('too old to send')
  })

  test('begins with those that need a look', () => {
    const tablets = [
      tablet(1, 0),
      tablet(90, 0),
      tablet(30, 2),
      tablet(1, 0, { is_outdated: true }),
      tablet(20, 9),
    ]
    expect(byWorry(tablets).map(one => [worryOf(one), one.unsent])).toEqual([
      ['look', 9],
      ['look', 2],
      ['look', 0],
      ['wait', 0],
      ['fine', 0],
    ])
  })

  test('a device that never recorded anything worries nobody, unless it holds entries', () => {
    const organizers = tablet(90, 0, { entries: 0 })
    expect(worryOf(organizers)).toBe('fine')
    expect(worryOf({ ...organizers, unsent: null })).toBe('fine')
    expect(worryOf({ ...organizers, is_outdated: true })).toBe('fine')
    expect(worryOf({ ...organizers, unsent: 3 })).toBe('look')
    expect(worryOf({ ...organizers, entries: 1 })).toBe('wait')
  })
})
