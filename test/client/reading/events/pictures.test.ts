import { describe, expect, test } from 'vitest'
import { drawnBrackets } from '../../../../client/reading/events/bracket-columns.ts'
import { eventGames } from '../../../../client/reading/events/event-view.ts'
import { bracketPicture } from '../../../../client/reading/events/pictures/bracket-picture.ts'
import { gamesPicture } from '../../../../client/reading/events/pictures/games-picture.ts'
import { stacked, type Picture } from '../../../../client/reading/events/pictures/picture.ts'
import { standingsPicture } from '../../../../client/reading/events/pictures/standings-picture.ts'
import { publicPath } from '../../../../client/reading/events/public-path.ts'
import { standingTables } from '../../../../client/reading/events/standing-tables.ts'
import { bracketRecord } from '../../../../client/sync/storage/tournament-records.ts'
import { gameOf, played, scored, semisAndFinals, teams, tournamentOf } from '../../event.ts'

const textsOf = ({ shapes }: Picture) => shapes.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []))

/** True if nothing is painted outside the picture. */
const isWithin = ({ width, height, shapes }: Picture): boolean =>
  shapes
    .flatMap(shape => (shape.kind === 'path' ? shape.points : [[shape.x, shape.y] as const]))
    .every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)

describe('a picture to be shared', () => {
  const brackets = [bracketRecord.parse({ id: 5, name: 'Playoff' })]
  const records = tournamentOf([1, 2, 3, 4], {
    brackets,
    pools: [{ id: 8, name: 'A', team_ids: [1, 2], first_place: null, counts_earlier_games: false }],
  })
  const games = played([...semisAndFinals, gameOf(9, { pool_id: 8 })], scored(gameOf(9), 15, 9))
  const details = { games, teams, sites: [] }

  test('of standings has each line with its figures', () => {
    const [table] = standingTables(details, records)
    if (!table) throw new Error('There are no standings')
    const picture = standingsPicture(table, 'Spring Cup')
    expect(picture.name).toBe('Spring-Cup-Pool-A')
    expect(textsOf(picture)).toEqual(
      expect.arrayContaining(['Pool A', 'Spring Cup', 'Ants', '1–0–0', '15:9', '+6', 'Bees', '−6']),
    )
    expect(isWithin(picture)).toBe(true)
  })

  test('of a bracket has its teams and lines', () => {
    const [bracket] = drawnBrackets(details, records)
    if (!bracket) throw new Error('There is no bracket')
    const picture = bracketPicture(bracket, 'Spring Cup')
    expect(textsOf(picture)).toEqual(expect.arrayContaining(['Playoff', 'Ants', 'Winner of SF 2']))
    expect(picture.shapes.filter(({ kind }) => kind === 'path')).toHaveLength(2)
    expect(isWithin(picture)).toBe(true)
    const two = stacked('Spring Cup Brackets', [picture, picture])
    expect([two.name, two.height]).toEqual(['Spring-Cup-Brackets', 2 * picture.height])
    expect(isWithin(two)).toBe(true)
  })

  test('of games has the scores of those that have begun', () => {
    const picture = gamesPicture('Friday', 'Spring Cup', eventGames(details))
    expect(textsOf(picture).filter(text => text.includes('–'))).toEqual(['–', '–', '–', '–', '15 – 9'])
    expect(isWithin(picture)).toBe(true)
  })
})

test('a link leads to the address that the interface gives', () => {
  expect(publicPath('tournament:4')).toBe('/tournaments/4/')
  expect(publicPath('tournament:4', 'standings')).toBe('/tournaments/4/pools/')
  expect(publicPath('tournament:4', 'brackets')).toBe('/tournaments/4/brackets/')
  expect(publicPath('season:4', 'standings')).toBe('/seasons/4/')
})
