import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf } from '../../../../client/base/sheets/csv.ts'
import { gameColumnOf, gameColumnsOf } from '../../../../client/office/game-lists/columns.ts'
import { gameLinesOf, type GameLine } from '../../../../client/office/game-lists/lines.ts'
import { resultEffects, type PossibleGame } from '../../../../client/office/game-lists/results.ts'
import { cellsOfText } from '../../../../client/office/rosters/cells.ts'
import { headingRowOf } from '../../../../client/office/rosters/headings.ts'
import { nameKey } from '../../../../client/office/rosters/name-key.ts'
import { sheetOf } from '../../../../client/office/rosters/sheet.ts'
import { gamesSheet } from '../../../../client/reading/events/games-sheet.ts'
import { texts } from '../../../../client/texts/texts.ts'
import { languageCodes } from '../../../../shared-schema/texts/languages.ts'

function linesIn(text: string, isMonthFirst = false): GameLine[] {
  const cells = cellsOfText(text, true, gameColumnOf)
  const sheet = sheetOf(cells, headingRowOf(cells, gameColumnOf))
  return gameLinesOf(sheet, gameColumnsOf(sheet.headings ?? []), isMonthFirst)
}

const game = (id: number, some: Partial<PossibleGame> = {}): PossibleGame => ({
  ...{ id, teams: ['Lions', 'Otters'], day: '2026-06-12', time: '09:00', part: 'Pool A', field: 'Field 1' },
  ...{ score: null, shootout: null, isRuled: false },
  ...some,
})
const none = { isTeam: {}, isGame: {} }
const effectsOf = (
  text: string,
  games: readonly PossibleGame[],
  choices: Parameters<typeof resultEffects>[2] = none,
) => [...resultEffects(linesIn(text), games, choices).values()]
const kindsOf = (...given: Parameters<typeof effectsOf>) => effectsOf(...given).map(({ kind }) => kind)

describe('the rows of a list of games', () => {
  test.each([
    ['2026-06-12 14:05', '2026-06-12', '14:05'],
    ['12.06.2026 14:05', '2026-06-12', '14:05'],
    ['12.06.2026, 14:05 Uhr', '2026-06-12', '14:05'],
    ['13/06/2026 2:05 pm', '2026-06-13', '14:05'],
    ['12.06.2026 14h05', '2026-06-12', '14:05'],
    ['12.06.2026', '2026-06-12', null],
    ['Fr, 12.06.2026', '2026-06-12', null],
  ])('have day and time in one column: %s', (start, day, time) => {
    expect(linesIn(`Start;Team 1;Team 2\n${start};Lions;Otters`)).toMatchObject([{ day, time, wrong: [] }])
  })

  test.each(['14:05', '14.05', '1899-12-30 14:05', '2:05 PM', '14:05:00'])('have times: %s', time => {
    expect(linesIn(`Datum;Uhrzeit;Heim;Gast\n12.06.2026;${time};Lions;Otters`)).toMatchObject([
      { day: '2026-06-12', time: '14:05' },
    ])
  })

  test.each(['15-11', '15–11', '15 : 11', '15:11'])('have both scores in one column: %s', score => {
    expect(linesIn(`Home;Away;Result\nLions;Otters;${score}`)).toMatchObject([{ score: [15, 11], wrong: [] }])
  })

  test.each([
    ['Home;Away;Score\nLions;Otters;won', 'score'],
    ['Home;Away;Score 1;Score 2\nLions;Otters;15;', 'score'],
    ['Home;Away;Date\nLions;;12.06.2026', 'noTeam'],
    ['Home;Away;Date\nLions;Otters;in June', 'day'],
    ['Home;Away;Time\nLions;Otters;25:00', 'time'],
  ])('say what cannot be read', (text, why) => {
    expect(linesIn(text)).toMatchObject([{ wrong: [why] }])
  })

  test.each(languageCodes)('are read from an export in %s', async language => {
    await texts.changeLanguage(language)
    const table = gamesSheet([
      {
        ...{ start: { local: '2026-06-12T14:05' }, matchDay: 3, part: 'Pool A', field: 'Feld 1' },
        ...{ teams: ['Lions', '=Otters'], score: [2, 2], shootout: [4, 3], status: 'final' },
      },
    ])
    expect(linesIn(csvOf(table, language))).toEqual([
      {
        ...{ line: 2, day: '2026-06-12', time: '14:05', matchDay: 3, part: 'Pool A', field: 'Feld 1' },
        ...{ teams: ['Lions', '=Otters'], score: [2, 2], shootout: [4, 3], wrong: [] },
      },
    ])
    await texts.changeLanguage('en')
  })
})

describe('a list of results', () => {
  test('enters a score, in the order of the game', () => {
    const score = { score: [15, 11], shootout: null }
    expect(effectsOf('Home;Away;Score\nLions;Otters;15-11', [game(1)])).toMatchObject([
      { kind: 'enters', game: { id: 1 }, score },
    ])
    expect(effectsOf('Home;Away;Score\notters;LIONS;11-15', [game(1)])).toMatchObject([
      { kind: 'enters', game: { id: 1 }, score },
    ])
  })

  test('corrects another score, and leaves the same one', () => {
    const games = [game(1, { score: [15, 10] })]
    expect(kindsOf('Home;Away;Score\nLions;Otters;15-11', games)).toEqual(['corrects'])
    expect(kindsOf('Home;Away;Score\nLions;Otters;15-10', games)).toEqual(['same'])
  })

  test('says why a row has no game', () => {
    const games = [
      game(1),
      game(2, { teams: ['Bears', 'Owls'] }),
      game(3, { teams: ['Bears', 'Lynx'], isRuled: true }),
    ]
    const text = [
      'Date;Home;Away;Score',
      ';Lions;Wolves;15-11',
      ';Lions;Bears;15-11',
      '13.06.2026;Lions;Otters;15-11',
      ';Bears;Lynx;1-0',
      ';Lions;Otters;',
      ';Bears;Owls;15-1',
      ';Owls;Bears;2-15',
    ]
    expect(kindsOf(text.join('\n'), games)).toEqual([
      ...['unknownTeam', 'noGame', 'otherTime', 'ruled', 'noScore', 'enters', 'twice'],
    ])
  })

  test('takes a misspelt name for the team that somebody chose', () => {
    const text = 'Home;Away;Score\nLoins;Otters;15-11'
    expect(kindsOf(text, [game(1)])).toEqual(['unknownTeam'])
    expect(kindsOf(text, [game(1)], { ...none, isTeam: { [nameKey('Loins')]: 'Lions' } })).toEqual(['enters'])
  })

  test('asks which of several games is meant, unless time, round or field say so', () => {
    const games = [game(1), game(2, { day: '2026-06-13', time: '11:00', part: 'Final', field: 'Field 2' })]
    const open = 'Home;Away;Score\nLions;Otters;15-11'
    expect(effectsOf(open, games)).toMatchObject([{ kind: 'several', among: games }])
    expect(effectsOf(open, games, { ...none, isGame: { 2: 2 } })).toMatchObject([
      { kind: 'enters', game: { id: 2 }, among: games },
    ])
    for (const column of ['Date;13.06.2026', 'Time;11:00', 'Round;final', 'Field;field 2']) {
      const [heading, cell] = column.split(';')
      expect(effectsOf(`Home;Away;Score;${heading}\nLions;Otters;15-11;${cell}`, games)).toMatchObject([
        { kind: 'enters', game: { id: 2 } },
      ])
    }
  })

  test('changes nothing the second time', () => {
    const pair = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(15), fc.nat(15))
    fc.assert(
      fc.property(
        fc.array(pair, { maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
        (rows, final) => {
          const games = Array.from({ length: 25 }, (_, id) =>
            game(id + 1, {
              teams: [`Team ${id % 5}`, `Team ${Math.floor(id / 5)}`],
              score: final[id] ? [1, 0] : null,
            }),
          )
          const text = [
            'Home;Away;Score 1;Score 2',
            ...rows.map(([a, b, c, d]) => `Team ${a};Team ${b};${c};${d}`),
          ]
          const first = effectsOf(text.join('\n'), games)
          const entered = new Map(
            first.flatMap(one => ('score' in one ? [[one.game.id, one.score.score] as const] : [])),
          )
          const after = games.map(one => ({ ...one, score: entered.get(one.id) ?? one.score }))
          expect(effectsOf(text.join('\n'), after).filter(one => 'score' in one)).toEqual([])
        },
      ),
    )
  })
})
