import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameColumnOf, gameColumnsOf } from '../../../../client/office/game-lists/columns.ts'
import { fixtureEffects, type FixtureTarget } from '../../../../client/office/game-lists/fixtures.ts'
import { gameLinesOf } from '../../../../client/office/game-lists/lines.ts'
import { cellsOfText } from '../../../../client/office/rosters/cells.ts'
import { headingRowOf } from '../../../../client/office/rosters/headings.ts'
import { nameKey } from '../../../../client/office/rosters/name-key.ts'
import { sheetOf } from '../../../../client/office/rosters/sheet.ts'

const team = (id: number, name: string, hasLeft = false) => ({ id, name, hasLeft })
const season: FixtureTarget = {
  teams: [team(1, 'Lions'), team(2, 'Otters'), team(3, 'Bears', true), team(4, 'Owls'), team(5, 'Owls')],
  fields: [
    { id: 7, names: ['Field 1', 'Riverside, Field 1'] },
    { id: 8, names: ['Field 1', 'Hilltop, Field 1'] },
    { id: 9, names: ['Arena'] },
  ],
  games: [],
}

function effectsOf(rows: readonly string[], target = season, isTeam = {}) {
  const cells = cellsOfText(rows.join('\n'), true, gameColumnOf)
  const sheet = sheetOf(cells, headingRowOf(cells, gameColumnOf))
  const lines = gameLinesOf(sheet, gameColumnsOf(sheet.headings ?? []), false)
  return [...fixtureEffects(lines, target, isTeam).values()]
}
const game = (match_day: number | null, start: string) => ({ team_1_id: 1, team_2_id: 2, match_day, start })

describe('a list of fixtures', () => {
  test('makes games with their match days, times and fields', () => {
    const rows = ['Spieltag;Datum;Uhrzeit;Heim;Gast;Ort', '3;12.06.2027;14.05;Lions;otters;Hilltop, Field 1']
    expect(effectsOf(rows)).toEqual([
      { kind: 'makes', fixture: { ...game(3, '2027-06-12T14:05'), game_site_id: 8 }, lacksField: false },
    ])
  })

  test.each(['Field 1', 'Nowhere'])('makes a game without a field that is in doubt: %s', field => {
    expect(effectsOf(['Start;Home;Away;Field', `2027-06-12 14:05;Lions;Otters;${field}`])).toMatchObject([
      { kind: 'makes', fixture: { game_site_id: null }, lacksField: true },
    ])
  })

  test('numbers the dates of a list without match days, after those that are there', () => {
    const rows = ['Start;Home;Away', '2027-06-19 9:00;Lions;Otters', '2027-06-12 9:00;Otters;Lions']
    const target = { ...season, games: [game(4, '2027-05-01T09:00')] }
    expect(effectsOf(rows, target)).toMatchObject([
      { fixture: { match_day: 6 } },
      { fixture: { match_day: 5 } },
    ])
    const sameDate = { ...season, games: [game(4, '2027-06-12T19:00')] }
    expect(effectsOf(rows, sameDate)).toMatchObject([
      { fixture: { match_day: 5 } },
      { fixture: { match_day: 4 } },
    ])
  })

  test('leaves games that are there, also after they were moved', () => {
    const rows = ['Match day;Start;Home;Away', '4;2027-06-12 9:00;Lions;Otters']
    for (const there of [game(4, '2027-06-13T11:00'), game(null, '2027-06-12T09:00')])
      expect(effectsOf(rows, { ...season, games: [there] })).toEqual([{ kind: 'there' }])
  })

  test('says why a row makes no game', () => {
    const rows = [
      'Start;Home;Away',
      '2027-06-12 9:00;Lions;Wolves',
      '2027-06-12 9:00;Lions;Bears',
      '2027-06-12 9:00;Lions;Owls',
      '2027-06-12 9:00;Lions;lions',
      '2027-06-12;Lions;Otters',
      '2027-06-12 9:00;Lions;Otters',
      '2027-06-12 9:00;Lions;Otters',
      'soon;Lions;Otters',
    ]
    expect(effectsOf(rows).map(({ kind }) => kind)).toEqual([
      ...['unknownTeam', 'hasLeft', 'severalTeams', 'itself', 'noStart', 'makes', 'twice', 'wrong'],
    ])
    expect(effectsOf(rows.slice(0, 2), season, { [nameKey('Wolves')]: 'Otters' })).toMatchObject([
      { kind: 'makes' },
    ])
  })

  test('makes nothing the second time', () => {
    const row = fc.tuple(
      fc.constantFrom('Lions', 'Otters'),
      fc.constantFrom('Lions', 'Otters'),
      fc.nat(3),
      fc.nat(3),
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), rows => {
        const list = rows.map(
          ([one, two, day, matchDay]) => `2027-06-1${day} 9:00;${one};${two};${matchDay || ''}`,
        )
        const made = effectsOf(['Start;Home;Away;Match day', ...list]).flatMap(effect =>
          effect.kind === 'makes' ? [effect.fixture] : [],
        )
        const again = effectsOf(['Start;Home;Away;Match day', ...list], { ...season, games: made })
        expect(again.filter(({ kind }) => kind === 'makes')).toEqual([])
      }),
    )
  })
})
