import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { definitionOf, sports, usualSport, type Sport } from '../../shared-schema/sports/index.ts'
import { usualTable } from '../../shared-schema/sports/usual-table.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import { placesOf, placesToAsk } from '../../shared-schema/sports/model/play-kind.ts'
import {
  columns as ofWarnings,
  groups,
  plays,
  roles,
  values,
} from '../../shared-schema/texts/en/scoring.json'
import { columns as ofTables } from '../../shared-schema/texts/en/screens.json'
import { cataloguesOf, type SportWords } from '../../shared-schema/texts/sports-words.ts'
import { english } from '../../server/texts/say.ts'

const [, shared] = english

describe.each(sports)('L17: the table of %s', sport => {
  const { rules, scoreboard, structure, box } = definitionOf(sport)
  const own = rules.kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
  const counted = [...rules.playerCounters, ...rules.teamCounters]

  test('is tested by games in a file that is called like the sport', () => {
    const file = `${sport.replaceAll(' ', '-')}.test.ts`
    expect(existsSync(resolve(import.meta.dirname, file)), `test/sports/${file}`).toBe(true)
  })

  test('has each kind of play once, by a number and a word', () => {
    expect(new Set(rules.kinds.map(({ type }) => type)).size).toBe(rules.kinds.length)
    for (const { type } of own) {
      expect(type).toBeGreaterThan(0)
      expect(type).toBeLessThan(1000)
    }
  })

  test('has the numbers of its plays where no other sport can have any: forty, in the order of the sports', () => {
    const place = sports.indexOf(sport)
    const [first, last] = place === 0 ? [1, 60] : [60 + 40 * place, 99 + 40 * place]
    expect(own.map(({ type }) => type).filter(type => type < first || type > last)).toEqual([])
  })

  test('has up to three players in a play, and asks only for those', () => {
    for (const kind of rules.kinds) {
      expect(kind.roles.length).toBeLessThanOrEqual(3)
      expect(placesOf(kind)).toEqual(expect.arrayContaining([...placesToAsk(kind)]))
      expect(new Set(placesToAsk(kind)).size).toBe(placesToAsk(kind).length)
    }
  })

  test('counts only what a line shows, and shows nothing twice', () => {
    for (const { roles, teamCounts, otherTeamCounts } of rules.kinds) {
      const named = [...roles.map(({ counts }) => counts), teamCounts, otherTeamCounts]
      for (const counts of named) expect(counted).toEqual(expect.arrayContaining(Object.keys(counts ?? {})))
    }
    expect(new Set(rules.playerCounters).size).toBe(rules.playerCounters.length)
    expect(new Set(rules.teamCounters).size).toBe(rules.teamCounters.length)
    expect(counted.filter(name => name in rules.figures)).toEqual([])
    expect(Object.keys(rules.derived({}))).toEqual(Object.keys(rules.figures))
    expect(rules.teamCounters).toEqual(expect.arrayContaining([...rules.opponentCounters]))
  })

  test('has a box score of what is counted and what follows from it, each column with its words', () => {
    const known = [...counted, ...Object.keys(rules.figures)]
    for (const { columns: shown, ranking } of box) {
      expect(known).toEqual(expect.arrayContaining([...shown]))
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.map(column => shared(`columns.${column}.short`))).not.toContain('')
      if (ranking !== undefined) expect(shown).toContain(ranking)
    }
  })

  test('offers points, of which no two buttons say the same', () => {
    expect(scoreboard.values.length).toBeGreaterThan(0)
    expect(new Set(scoreboard.values).size).toBe(scoreboard.values.length)
    expect(scoreboard.values.every(value => Number.isInteger(value) && value > 0)).toBe(true)
  })

  test('says what stops the clock by plays that it has, and only if it has a clock', () => {
    const { stops, timeouts, target } = rules.timing
    const words = rules.kinds.map(({ word }) => word)
    expect(words).toEqual(expect.arrayContaining([...(stops?.plays ?? [])]))
    if (stops) expect(structure.clock).not.toBeNull()
    if (structure.clock === 'stops') expect(stops).toBeDefined()
    if (timeouts) {
      expect(timeouts.seconds).toBeGreaterThan(0)
      expect(timeouts.many.length).toBeGreaterThan(0)
      if (structure.clock === 'stops') expect(stops?.plays).toContain('timeout')
    }
    if (target !== undefined) expect(rules.sets).toBeNull()
  })

  test('says how a game runs', () => {
    expect(structure.periods).toBeGreaterThan(0)
    expect(structure.players).toBeGreaterThan(0)
    expect(structure.clock === null).toBe(structure.minutes === null)
  })
})

test('what stops the clock of each sport: whatever scores, suspensions, or further plays', () => {
  const stopped = sports.flatMap(sport => {
    const { stops } = definitionOf(sport).rules.timing
    if (!stops) return []
    const { score, suspension, plays = [] } = stops
    return [[sport, [...(score ? ['score'] : []), ...(suspension ? ['suspension'] : []), ...plays].join(' ')]]
  })
  expect(Object.fromEntries(stopped)).toEqual({
    basketball:
      'timeout personalFoul offensiveFoul unsportsmanlikeFoul technicalFoul disqualifyingFoul teamTechnicalFoul teamTurnover jumpBall',
    broomball: 'score suspension timeout',
    dodgeball: 'timeout',
    'field hockey': 'score suspension penaltyCornerWon',
    'flag football': 'timeout',
    football: 'score timeout passIncomplete',
    handball: 'suspension timeout',
    'ice hockey': 'score suspension timeout',
    lacrosse: 'score suspension timeout',
    'water polo': 'score suspension timeout',
  })
})

test('the sports in which the clock starts over with each period, and those in which the winner of a shoot-out gets a point', () => {
  const having = (is: 'isTimedByPeriod' | 'shootoutAddsPoint') =>
    sports.filter(sport => definitionOf(sport).rules[is])
  expect(having('isTimedByPeriod')).toEqual([
    ...['soccer', 'basketball', 'football', 'rugby', 'field hockey', 'flag football', 'lacrosse'],
    ...['broomball', 'water polo', 'handball', 'ice hockey', 'dodgeball'],
  ])
  expect(having('shootoutAddsPoint')).toEqual(['broomball', 'ice hockey'])
})

test('whose rules rank a season of a sport that names none', () => {
  const named = sports
    .filter(sport => usualTable(sport) !== 'points')
    .map(sport => [sport, usualTable(sport)])
  expect(Object.fromEntries(named)).toEqual({
    ultimate: 'WFDF',
    goaltimate: 'WFDF',
    soccer: 'Premier League',
    handball: 'EHF',
    'ice hockey': 'Liiga',
    rugby: 'Six Nations',
    volleyball: 'FIVB',
  })
})

test('a league that does not say plays ultimate', () => {
  expect(usualSport).toBe('ultimate')
})

test('how many timeouts a team has in each sport, and how long they last', () => {
  const timeouts = sports.flatMap(sport => {
    const { timeouts } = definitionOf(sport).rules.timing
    return timeouts ? [[sport, `${timeouts.many.join('/')} per ${timeouts.per}, ${timeouts.seconds} s`]] : []
  })
  expect(Object.fromEntries(timeouts)).toEqual({
    ultimate: '2 per half, 70 s',
    basketball: '2/3 per half, 60 s',
    football: '3 per half, 60 s',
    volleyball: '2 per period, 30 s',
    'table tennis': '1 per game, 60 s',
    'flag football': '2 per half, 60 s',
    lacrosse: '2 per half, 90 s',
    broomball: '1 per game, 60 s',
    'water polo': '2 per game, 60 s',
    handball: '3 per game, 60 s',
    'ice hockey': '1 per game, 30 s',
    foosball: '2 per period, 30 s',
  })
})

test('no two sports number their own plays alike', () => {
  const types = sports.flatMap(sport =>
    definitionOf(sport)
      .rules.kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
      .map(({ type }) => type),
  )
  expect(new Set(types).size).toBe(types.length)
})

const common: SportWords = { columns: { ...ofWarnings, ...ofTables }, groups, plays, roles, values }
const catalogues = import.meta.glob<SportWords>('../../shared-schema/texts/en/sports/*.json', {
  import: 'default',
  eager: true,
})
const ownWordsOf = (sport: Sport): SportWords[] =>
  cataloguesOf(sport).map(name => {
    const words = catalogues[`../../shared-schema/texts/en/sports/${name}.json`]
    if (!words) throw new Error(`${sport} has no words`)
    return words
  })
const keysIn = (words: SportWords): string[] =>
  Object.entries(words).flatMap(([kind, texts]: [string, object]) =>
    Object.keys(texts).map(key => `${kind}.${key}`),
  )

test('no two sports use one word for different things: what means the same stands in the words of all sports', () => {
  const keys = [...new Set([common, ...sports.flatMap(ownWordsOf)])].flatMap(keysIn)
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test.each(sports)(
  '%s says nothing but its own words and those of all sports: a tablet has no others',
  sport => {
    const there = new Set([common, ...ownWordsOf(sport)].flatMap(keysIn))
    const { rules, box } = definitionOf(sport)
    const said = [
      ...rules.kinds.flatMap(({ word, button, roles, values = {} }) => [
        `plays.${word}`,
        ...(button === undefined ? [] : [`plays.${button}`]),
        ...roles.map(role => `roles.${role.word}`),
        ...Object.values(values).map(value => `values.${value.word}`),
      ]),
      ...box.flatMap(group => [
        ...(group.word === null ? [] : [`groups.${group.word}`]),
        ...group.columns.map(column => `columns.${column}`),
      ]),
    ]
    expect(said.filter(key => !there.has(key))).toEqual([])
  },
)

test.each(sports)('%s warns in words that are loaded before any table', sport => {
  const there = new Set([
    ...Object.keys(ofWarnings),
    ...ownWordsOf(sport).flatMap(({ columns }) => Object.keys(columns)),
  ])
  expect(definitionOf(sport).limits.filter(({ of }) => !there.has(of))).toEqual([])
})
