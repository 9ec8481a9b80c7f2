import { describe, expect, test } from 'vitest'
import { amountIn, decimalMark } from '../../../../client/office/bank-lists/amounts.ts'
import { bankColumnOf, bankColumnsOf } from '../../../../client/office/bank-lists/columns.ts'
import { bankLinesOf } from '../../../../client/office/bank-lists/lines.ts'
import { cellsOfText } from '../../../../client/office/rosters/cells.ts'
import { headingRowOf } from '../../../../client/office/rosters/headings.ts'
import { sheetOf } from '../../../../client/office/rosters/sheet.ts'

describe('an amount', () => {
  test.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['50', 5000],
    ['1.234,50 €', 123_450],
    ['€1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['1 234,50', 123_450],
    ['EUR 1’234.50', 123_450],
    ['50,00 S', -5000],
    ['50,00 H', 5000],
    ['50.00DR', -5000],
    ['CR 50.00', 5000],
    ['12,50 Euro', 1250],
    ['12,50- EUR', -1250],
    ['0,500', 50],
    ['0.500', 50],
    ['100.10000000000001', 10_010],
    ['99.99999999999999', 10_000],
    ['-1.234,50', -123_450],
    ['−€12.50', -1250],
    ['€ -12.50', -1250],
    ['12,50-', -1250],
    ['(12.50)', -1250],
    ['+12.50', 1250],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['1,00,000.00', 10_000_000],
    ['.50', 50],
    ['12.500,000', 1_250_000],
  ])('%s is %d cents', (cell, amount) => {
    expect(amountIn(cell, 'EUR')).toBe(amount)
  })

  test.each([
    '',
    'x',
    '1234.505',
    '1,2.5',
    '12.50.1',
    '(12',
    '12)',
    '1234,56.78',
    '12 abcde',
    '12/50',
    '50 X',
    '50 CHF',
    '$50',
    '5 S H',
    '--5',
  ])('%s is none', cell => expect(amountIn(cell, 'EUR')).toBeUndefined())

  test('has the decimals of its currency', () => {
    expect(amountIn('Fr. 1’500.–', 'CHF')).toBeUndefined()
    expect(amountIn('Fr. 1’500.50', 'CHF')).toBe(150_050)
    expect(amountIn('US$12', 'USD')).toBe(1200)
    expect(amountIn('12 kr', 'SEK')).toBe(1200)
    expect(amountIn('1.500', 'KWD')).toBe(1500)
    expect(amountIn('1,500', 'JPY')).toBe(1500)
    expect(amountIn('1.5', 'JPY')).toBeUndefined()
  })

  test('is read as the other amounts of its column', () => {
    expect(decimalMark(['1.234', '12', '7,50'])).toBe(',')
    expect(decimalMark(['1,234', '7.50'])).toBe('.')
    expect(decimalMark(['1.234', '12'])).toBeNull()
    expect(amountIn('12.50', 'EUR', ',')).toBeUndefined()
  })
})

const linesOf = (text: string, isMonthFirst = false) => {
  const cells = cellsOfText(text, true, bankColumnOf)
  const sheet = sheetOf(cells, headingRowOf(cells, bankColumnOf))
  const titles = Array.from({ length: sheet.width }, (_, at) => sheet.headings?.[at] ?? '')
  return bankLinesOf(sheet, bankColumnsOf(titles), 'EUR', isMonthFirst)
}

describe('a bank statement', () => {
  test('from a German bank has lines above its headings, and a year of two digits', () => {
    const lines = linesOf(`"Girokonto";"DE00 1234"
"Kontostand";"1.000,00 EUR"

"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"
"03.05.26";"04.05.26";"GUTSCHR.";"RF71 0000 42";"Ann Lee";"1.250,00";"EUR"
"03.05.26";"04.05.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"-80,5";"EUR"
"03.05.26";"04.05.26";"GUTSCHR.";"x";"Bo";"20,00";"USD"`)
    expect(lines).toMatchObject([
      { day: '2026-05-03', amount: 125_000, payer: 'Ann Lee', text: 'GUTSCHR. RF71 0000 42', wrong: [] },
      { amount: -8050, wrong: [] },
      { amount: 2000, wrong: ['currency'] },
    ])
  })

  test('from a British bank has money in and out in two columns', () => {
    expect(
      linesOf('Date,Description,Money in,Money out\n03/05/2026,Owls,1250.00,\n13/05/2026,Fee,,3.20'),
    ).toMatchObject([
      { day: '2026-05-03', amount: 125_000, text: 'Owls' },
      { day: '2026-05-13', amount: -320 },
    ])
  })

  test('from a French or Spanish bank is read by its headings', () => {
    expect(linesOf('Date opération;Libellé;Débit;Crédit\n03/05/2026;VIR LES OIES;;1 250,00')).toMatchObject([
      { day: '2026-05-03', amount: 125_000, text: 'VIR LES OIES' },
    ])
    expect(linesOf('Fecha;Concepto;Importe (EUR)\n03-05-2026;Cuota;"1.250,00"')).toMatchObject([
      { day: '2026-05-03', amount: 125_000, text: 'Cuota' },
    ])
  })

  test('may say in a column of its own which way the money went', () => {
    expect(linesOf('Datum;Betrag;S/H\n03.05.2026;12,50;S\n03.05.2026;12,50;H')).toMatchObject([
      { amount: -1250 },
      { amount: 1250 },
    ])
  })

  test('may write days in one number or with an English month, and the sign of the currency', () => {
    expect(
      linesOf(
        'Date;Amount;Currency\n20260314;1,00;€\n14 Mar 2026;1,00;Euro\n4-March-2026;1,00;eur\n20261314;1,00;$',
      ),
    ).toMatchObject([
      { day: '2026-03-14', wrong: [] },
      { day: '2026-03-14', wrong: [] },
      { day: '2026-03-04', wrong: [] },
      { day: '', wrong: ['day', 'currency'] },
    ])
  })

  test('counts rows as equal that differ in blanks and capitals alone, as the server does', () => {
    const long = 'x'.repeat(600)
    const lines = linesOf(
      [
        'Date;Amount;Reference',
        ...['Fee Team A', 'FEE TeamA', `${long}a`, `${long}b`].map(text => `2026-05-03;5;${text}`),
      ].join('\n'),
    )
    expect(lines.map(({ occurrence }) => occurrence)).toEqual([1, 2, 1, 2])
  })

  test('counts equal rows, and tells what it cannot read', () => {
    const lines = linesOf(
      'Date;Amount;Name\n2026-05-03;12,50;Ann\n2026-05-03;12,50;Ann\nsoon;lots;Bo\n;;Total',
    )
    expect(lines.map(({ occurrence, wrong }) => [occurrence, wrong])).toEqual([
      [1, []],
      [2, []],
      [1, ['day', 'amount']],
      [1, ['day', 'amount']],
    ])
  })
})
