import { describe, expect, test } from 'vitest'
import { areaOf, eventSites, hasDetails, siteOfField } from '../../../../client/reading/events/event-sites.ts'
import { eventSiteRecord, type FieldRecord } from '../../../../client/sync/storage/site-records.ts'

const image = `/v1/pictures/${'a'.repeat(32)}.webp`
const field = (id: number, name: string, event_site_id = 1): FieldRecord => ({ id, name, event_site_id })
const marked = (...ids: number[]) =>
  ids.map((game_site_id, at) => ({ kind: 'field', x: at / 10, y: 0, game_site_id }))
const siteOf = (values: object, fields: readonly FieldRecord[]) =>
  eventSites([eventSiteRecord.parse({ id: 1, name: 'West Park', ...values })], fields)[0]

describe('the site of an event', () => {
  test('marks its fields in the order of their names, and after them what is no field', () => {
    const site = siteOf({ image, marks: [{ kind: 'water', x: 0, y: 0 }, ...marked(11, 12, 13)] }, [
      field(13, 'Field 10'),
      field(11, 'Field 9'),
      field(12, 'Field 1'),
    ])
    expect(site?.marks.map(({ kind, field: own, short }) => [kind, own?.name, short])).toEqual([
      ['field', 'Field 1', '1'],
      ['field', 'Field 9', '9'],
      ['field', 'Field 10', '10'],
      ['water', undefined, ''],
    ])
  })

  test.each([
    [
      ['Center Court', 'North'],
      ['Center Court', 'North'],
    ],
    [['Field 1'], ['Field 1']],
    [
      ['Field', 'Field 2'],
      ['Field', 'Field 2'],
    ],
    [
      ['Hall A 1', 'Hall A 2'],
      ['1', '2'],
    ],
  ])('shows of names %j on the map what tells them apart', (names, short) => {
    const fields = names.map((name, at) => field(at + 1, name))
    const site = siteOf({ image, marks: marked(...fields.map(({ id }) => id)) }, fields)
    expect(site?.marks.map(mark => mark.short)).toEqual(short)
  })

  test('marks neither fields that are gone nor what a newer office marks', () => {
    const marks = [...marked(11, 99), { kind: 'lake', x: 0, y: 0 }]
    expect(siteOf({ image, marks }, [field(11, 'Field 1')])?.marks).toHaveLength(1)
  })

  test('has no map from elsewhere, and no marks without a map', () => {
    for (const elsewhere of ['https://example.org/map.png', '']) {
      const site = siteOf({ image: elsewhere, marks: marked(11) }, [field(11, 'Field 1')])
      expect(site).toMatchObject({ map: null, marks: [] })
      expect(site && hasDetails(site)).toBe(false)
    }
  })

  test('is read from a record that was stored before sites had maps', () => {
    expect(siteOf({}, [])).toMatchObject({ address: '', directions: '', map: null, marks: [], fields: [] })
  })

  test('is found by its field', () => {
    const sites = eventSites(
      [1, 2].map(id => eventSiteRecord.parse({ id, name: `Site ${id}` })),
      [field(11, 'Field 1'), field(21, 'Field 1', 2)],
    )
    expect(siteOfField(sites, 21)?.name).toBe('Site 2')
    expect(siteOfField(sites, 5)).toBeUndefined()
  })
})

test.each([
  [0, 0, 'topLeft'],
  [0.5, 0.5, 'middle'],
  [1, 1, 'bottomRight'],
  [0.9, 0.5, 'right'],
  [0.5, 0.9, 'bottom'],
])('what is at %d, %d of the map is said to be %s', (x, y, area) => {
  expect(areaOf({ x, y })).toBe(area)
})
