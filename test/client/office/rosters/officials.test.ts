import { describe, expect, test } from 'vitest'
import {
  guessedOfficialColumns,
  officialSheet,
  officialsIn,
} from '../../../../client/office/rosters/officials.ts'

const read = (text: string, known: readonly string[] = []) => {
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

  test('without headings has names first, addresses where they are, and roles at the end', () => {
    expect(read('Ada\tada@example.org\treferee\nBea\t\tobserver')).toEqual([
      one('Ada', { email: 'ada@example.org', roles: ['referee'] }),
      one('Bea', { roles: ['observer'] }),
    ])
  })

  test('adds nobody twice, however the name is written', () => {
    expect(read('ada\nBea\nBEA', ['Ada']).map(({ wrong }) => wrong)).toEqual(['there', null, 'twice'])
  })
})
