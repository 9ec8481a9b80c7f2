import { describe, expect, test } from 'vitest'
import { envelope, readFields, readPage, shownOf } from '../../../server/rest/requests/page.ts'
import { someText } from '../../support/matchers.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the part of a list', () => {
  test.each([
    ['', 20, 0],
    ['limit=50&offset=100', 50, 100],
    ['limit=500', 200, 0],
    ['limit=0', 20, 0],
    ['limit=-1&offset=-5', 20, 0],
    ['limit=many&offset=2.5', 20, 0],
    ['limit=&offset=', 20, 0],
    ['limit=99999999999999999999', 200, 0],
    ['offset=2147483648', 20, 2_147_483_648],
    ['offset=99999999999999999999', 20, Number.MAX_SAFE_INTEGER],
  ])('%s: %i from %i', (text, limit, offset) => {
    expect(readPage(query(text))).toEqual({ limit, offset })
  })

  test.each(['csv', 'ics'] as const)('as %s is whole, up to 2000, or smaller', format => {
    expect(readPage(query(''), format)).toEqual({ limit: 2000, offset: 0 })
    expect(readPage(query('limit=5000&offset=1'), format)).toEqual({ limit: 2000, offset: 1 })
    expect(readPage(query('limit=500'), format)).toEqual({ limit: 500, offset: 0 })
  })
})

describe('the envelope', () => {
  const wrap = (text: string, total: number) =>
    envelope([], total, readPage(query(text)), 'http://host/v1/games/', query(text)).meta

  test('has neither next nor previous around a whole list', () => {
    expect(wrap('', 20)).toEqual({ limit: 20, next: null, offset: 0, previous: null, total_count: 20 })
  })

  test('names the next and the previous page by address, with every other parameter and encoded lists', () => {
    expect(wrap('limit=20&tournament_ids=[18091,18093]&offset=20&access_token=x', 100)).toMatchObject({
      next: 'http://host/v1/games/?limit=20&tournament_ids=%5B18091%2C18093%5D&offset=40&access_token=x',
      previous: 'http://host/v1/games/?limit=20&tournament_ids=%5B18091%2C18093%5D&offset=0&access_token=x',
    })
  })

  test('begins the previous page at the beginning where it would lie before', () => {
    expect(wrap('limit=20&offset=5', 100).previous).toContain('offset=0')
  })

  test('leads back into the list from beyond its end', () => {
    expect(wrap('limit=10&offset=500', 100)).toMatchObject({ next: null, previous: someText(/offset=90/) })
    expect(wrap('limit=10&offset=500', 4)).toMatchObject({ next: null, previous: someText(/offset=0/) })
  })
})

test('fields are all where none is named', () => {
  expect(readFields(query('fields=[id, name]'))).toEqual(new Set(['id', 'name']))
  expect(readFields(query('fields=[]'))).toBe('all')
  expect(readFields(query(''))).toBe('all')
})

test('a request for a related record gets its id as well', () => {
  expect(shownOf(readFields(query('fields=[team]')), { id: 1, team: null, team_id: 5, city: '' })).toEqual({
    team: null,
    team_id: 5,
  })
})
