import { describe, expect, test } from 'vitest'
import { sports } from '../../shared-schema/sports/index.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import { generalKinds } from '../../shared-schema/sports/model/general-kinds.ts'
import { askedOf, placesOf } from '../../shared-schema/sports/model/play-kind.ts'
import { columns } from '../../shared-schema/texts/en/sports/index.ts'

describe.each(sports)('the table of %s', sport => {
  const { rules, scoreboard, structure, box } = definitionOf(sport)
  const own = rules.kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
  const counted = [...rules.playerCounters, ...rules.teamCounters]

  test('has each kind of play once, by a number and a word', () => {
    expect(new Set(rules.kinds.map(({ type }) => type)).size).toBe(rules.kinds.length)
    for (const { type } of own) {
      expect(type).toBeGreaterThan(0)
      expect(type).toBeLessThan(1000)
    }
  })

  test('has up to three players in a play, and asks only for those', () => {
    for (const kind of rules.kinds) {
      expect(kind.roles.length).toBeLessThanOrEqual(3)
      expect(placesOf(kind)).toEqual(expect.arrayContaining([...askedOf(kind)]))
      expect(new Set(askedOf(kind)).size).toBe(askedOf(kind).length)
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
    expect(rules.teamCounters).toEqual(expect.arrayContaining([...rules.opponentCounters]))
  })

  test('has a box score of what is counted and what follows from it, each column with its words', () => {
    const known = [...counted, ...Object.keys(rules.figures)]
    for (const { columns: shown, ranking } of box) {
      expect(known).toEqual(expect.arrayContaining([...shown]))
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.map(column => columns[column].short)).not.toContain('')
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

test('no two sports number their own plays alike', () => {
  const types = sports.flatMap(sport =>
    definitionOf(sport)
      .rules.kinds.filter(kind => !generalKinds.some(({ type }) => type === kind.type))
      .map(({ type }) => type),
  )
  expect(new Set(types).size).toBe(types.length)
})

test('no two sports use one word for different things: what means the same stands in the words of all sports', async () => {
  const files = import.meta.glob<Record<string, Record<string, Record<string, unknown>>>>(
    '../../shared-schema/texts/en/sports/*.ts',
    { eager: true },
  )
  const keys = Object.entries(files)
    .filter(([path]) => !path.endsWith('/index.ts'))
    .flatMap(([, module]) =>
      Object.values(module).flatMap(words =>
        Object.entries(words).flatMap(([kind, texts]) => Object.keys(texts).map(key => `${kind}.${key}`)),
      ),
    )
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
