import { describe, expect, test } from 'vitest'
import type { SheetLine } from '../../client/office/disputes.ts'
import { entryIds, pairedLines } from '../../client/office/paired-lines.ts'
import { byWorry, contactWords, otherWords, worryOf } from '../../client/office/tablet-words.ts'
import type { Tablet } from '../../client/office/tablets.ts'

describe('two sheets side by side', () => {
  const sheet = (device: string, contents: string): SheetLine[] => contents.split(' ').map((content, index) => ({
    entry_id: `${device}${index}`, device_id: device, recorded_by: 'Test', recorded_at: '2026-06-01T08:00:00Z', content,
    team_1_score: null, team_2_score: null, kind: 'status', data: { status: 'live' },
  }))
  const one = sheet('a', 's x g h')
  const two = sheet('b', 's g y h')
  const pairs = pairedLines(one, two)

  test('have what they agree on in one place, and the rest in the order of both', () => {
    expect(pairs.map(pair => `${pair.one?.content ?? '-'}${pair.two?.content ?? '-'}`)).toEqual(['ss', 'x-', 'gg', '-y', 'hh'])
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
    device_id: `${minutes}`, person: { name: 'Sam' }, last_contact: new Date(now - minutes * 60_000).toISOString(), behind: 0, unsent, entries: 1, is_outdated: false, ...rest,
  })

  test('is when it was last heard from, and what it had not sent', () => {
    expect(contactWords(tablet(40, 12), now)).toBe('Not heard from for 40 minutes, had 12 entries unsent')
    expect(contactWords(tablet(180, 0), now)).toBe('Not heard from for 3 hours, had sent all')
    expect(contactWords(tablet(5000, null), now)).toBe('Not heard from for 3 days')
    expect(contactWords(tablet(0, 1), now)).toBe('Sending now, 1 entry unsent')
    expect(contactWords(tablet(1, 0), now)).toBe('Connected, all sent')
    expect(otherWords(tablet(1, 0, { behind: 3, is_outdated: true })).join(', ')).toContain('too old to send')
  })

  test('begins with those that need a look', () => {
    const tablets = [tablet(1, 0), tablet(90, 0), tablet(30, 2), tablet(2, 0, { is_outdated: true }), tablet(20, 9)]
    expect(byWorry(tablets, now).map(one => [worryOf(one, now), one.unsent])).toEqual([['look', 9], ['look', 2], ['look', 0], ['wait', 0], ['fine', 0]])
  })
})
