import { describe, expect, test } from 'vitest'
import german from '../../../../client/office/texts/de/office.json'
import english from '../../../../client/office/texts/en/office.json'
import spanish from '../../../../client/office/texts/es/office.json'
import french from '../../../../client/office/texts/fr/office.json'
import {
  guessedOfficialColumns,
  officialSheet,
  officialsIn,
} from '../../../../client/office/rosters/officials.ts'

const read = (text: string, known: readonly { name: string; email: string }[] = []) => {
  const sheet = officialSheet(text, false)
  return officialsIn(sheet, guessedOfficialColumns(sheet), known).map(
    ({ line: _, lacksEmail: _lacks, info: _info, ...one }) => one,
  )
}
const one = (name: string, more: object = {}) => ({ name, email: '', roles: [], wrong: null, ...more })

describe('a list of officials', () => {
  test('is a name in each line', () => {
    expect(read('Ada\nBea Bay')).toEqual([one('Ada'), one('Bea Bay')])
  })

  test('has the columns of its headings, in German too', () => {
    expect(read('Vorname;Nachname;E-Mail;Rolle\nAda;Lind;ada@example.org;Schiri, Zeit')).toEqual([
      one('Ada Lind', { email: 'ada@example.org', roles: ['Schiri', 'Zeit'] }),
    ])
  })

  test('without headings has addresses where they are, and names in the first other column', () => {
    const ada = one('Ada', { email: 'ada@example.org' })
    expect(read('Ada\tada@example.org\treferee')).toEqual([ada])
    expect(read('ada@example.org\tAda')).toEqual([ada])
  })

  test('is read as the office exports it, in every language', () => {
    for (const { officials, lists } of [english, german, spanish, french]) {
      const headings = [officials.name, lists.email, officials.roles].join('\t')
      expect(read(`${headings}\nAda\tada@example.org\treferee`)).toEqual([
        one('Ada', { email: 'ada@example.org', roles: ['referee'] }),
      ])
    }
  })

  test('takes two people of one name if their addresses differ', () => {
    const known = [{ name: 'Ada', email: 'ada@example.org' }]
    expect(
      read('Name,Mail\nAda,other@example.org\nAda,ada@example.org', known).map(({ wrong }) => wrong),
    ).toEqual([null, 'there'])
  })

  test('adds nobody twice, however the name is written', () => {
    expect(read('ada\nBea\nBEA', [{ name: 'Ada', email: '' }]).map(({ wrong }) => wrong)).toEqual([
      'there',
      null,
      'twice',
    ])
  })
})
