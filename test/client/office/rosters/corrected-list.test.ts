import { describe, expect, test } from 'vitest'
import { nothing, type Draft } from '../../../../client/office/parts/teams/list-draft.ts'
import { nextDraft, readDraft } from '../../../../client/office/parts/teams/read-draft.ts'

const choose = (draft: Draft, columns: Draft['columns']): Draft => ({ ...draft, columns })
const columnsOf = (draft: Draft) => readDraft(draft).columns

describe('a list that is read again after it was corrected', () => {
  const first = choose(nextDraft(nothing, 'Club\tStrength\nLions\tx\n', true), { 0: 'team', 1: 'seed' })

  test('keeps the columns that somebody chose', () => {
    const next = nextDraft(first, 'Club\tStrength\nLions\t1\nTigers\t2\n', true)
    expect(columnsOf(next)).toEqual(['team', 'seed'])
    expect(readDraft(next).lines.map(({ team, seed }) => [team, seed])).toEqual([
      ['Lions', 1],
      ['Tigers', 2],
    ])
  })

  test('keeps the row of the headings that somebody chose, and the names that mean a team', () => {
    const titled = { ...nextDraft(nothing, 'Cup 2026\t\nClub\tPlace\nLions\t1', true), headingRow: 2 }
    const next = nextDraft(
      { ...titled, isTeam: { lyons: 'Lions' } },
      'Cup 2026\t\nClub\tPlace\nLyons\t2',
      true,
    )
    expect(next).toMatchObject({ headingRow: 2, isTeam: { lyons: 'Lions' } })
  })

  test('does not leave out the rows that were wrong before', () => {
    const skipping = { ...first, skipped: [2], leaveOut: true }
    expect(nextDraft(skipping, 'Club\tStrength\nLions\t1', true)).toMatchObject({
      skipped: [],
      leaveOut: false,
    })
  })

  test.each([
    ['other headings', 'Name\tStrength\nLions\t1'],
    ['one column more', 'Club\tCoach\tStrength\nLions\tAnn\t1'],
    ['its columns in another order', 'Strength\tClub\n1\tLions'],
    ['no headings', 'Lions\t1'],
  ])('is another list if it has %s', (_, text) => {
    expect(nextDraft(first, text, true).columns).toEqual({})
  })

  test('is forgotten with an empty text', () => {
    expect(nextDraft(first, ' ', false)).toEqual({ ...nothing, headingRow: undefined })
  })
})
