import { describe, expect, test } from 'vitest'
import { boardOf } from '../../shared-schema/scoring/board.ts'
import { decidedBy } from '../../shared-schema/scoring/decided.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { underRules, type EventRules } from '../../shared-schema/sports/model/event-rules.ts'
import { device, sides } from './sheet.ts'

const noRules: EventRules = {
  period_minutes: null,
  points_to_win: null,
  soft_cap_minutes: null,
  soft_cap_points: 1,
  hard_cap_minutes: null,
  timeouts: null,
  timeout_seconds: null,
  captains_confirm: false,
  spirit_scores: null,
}

/** The side that has won after goals of teams and ends of periods: `11|2|` is 2–0, then 2–1. */
function winnerAfter(sport: Sport, steps: string, ...further: 'final'[]): number | null {
  const sheet = device(1)
  for (const step of steps) {
    if (step === '|') sheet.record('play', playOf(generalPlays.endOfPeriod, {}))
    else sheet.add(step === '1' ? 1 : 2, 1)
  }
  for (const status of further) sheet.record('status', { status })
  const definition = definitionOf(sport)
  return boardOf(definition, foldGame(sides, definition.rules, sheet.entries)).winner
}

describe('a match is won', () => {
  test('once the last period is over, if one team leads', () => {
    expect(winnerAfter('ice hockey', '1||')).toBeNull()
    expect(winnerAfter('ice hockey', '1|||')).toBe(0)
    expect(winnerAfter('soccer', '2|')).toBeNull()
    expect(winnerAfter('soccer', '2||')).toBe(1)
    expect(winnerAfter('basketball', '|2||1|')).toBeNull()
    expect(winnerAfter('basketball', '|2|||')).toBe(1)
  })

  test.each(['ice hockey', 'lacrosse', 'broomball'] as const)(
    'in overtime of %s by its first goal',
    sport => {
      const level = '12' + '|'.repeat(definitionOf(sport).structure.periods)
      expect(winnerAfter(sport, level)).toBeNull()
      expect(winnerAfter(sport, `${level}2`)).toBe(1)
      expect(winnerAfter(sport, `${level}|1`)).toBe(0)
    },
  )

  test('in overtime of other sports after all of it', () => {
    expect(winnerAfter('basketball', '12||||1')).toBeNull()
    expect(winnerAfter('basketball', '12||||1|')).toBe(0)
    for (const sport of ['soccer', 'handball', 'rugby'] as const) {
      expect(winnerAfter(sport, '12||1')).toBeNull()
      expect(winnerAfter(sport, '12||1|')).toBeNull()
      expect(winnerAfter(sport, '12||1||')).toBe(0)
    }
  })

  test('in overtime that a sport does not have once a further period is over', () => {
    expect(winnerAfter('field hockey', '12||||1')).toBeNull()
    expect(winnerAfter('field hockey', '12||||1|')).toBe(0)
  })

  test('by the points that win it, of the sport or of the event', () => {
    expect(winnerAfter('ultimate', '1'.repeat(14))).toBeNull()
    expect(winnerAfter('ultimate', '1'.repeat(15))).toBe(0)
    expect(winnerAfter('ultimate', '1'.repeat(14) + '2'.repeat(15))).toBe(1)
    expect(winnerAfter('ultimate', '1'.repeat(15), 'final')).toBeNull()
    const to = (points_to_win: number | null, steps: string, sport: Sport = 'soccer') => {
      const sheet = device(1)
      for (const step of steps) sheet.add(step === '1' ? 1 : 2, 1)
      const definition = underRules(definitionOf(sport), { ...noRules, points_to_win })
      return boardOf(definition, foldGame(sides, definition.rules, sheet.entries)).winner
    }
    expect(to(3, '1122')).toBeNull()
    expect(to(3, '11222')).toBe(1)
    expect(to(null, '111')).toBeNull()
    expect(to(11, '1'.repeat(11), 'ultimate')).toBe(0)
    expect(to(11, '1'.repeat(10), 'ultimate')).toBeNull()
  })

  test('after all periods of overtime, however many come before', () => {
    const structure = {
      ...definitionOf('handball').structure,
      periods: 3,
      overtime: { minutes: 5, suddenDeath: false, periods: 2 },
    }
    const at = (period: number) => decidedBy(structure, { score: [2, 3], period, periods: [] })
    expect([3, 4, 5, 6, 7, 8].map(at)).toEqual([null, 1, null, 1, null, 1])
  })

  test('no longer once it has ended, and not while more is scored after all', () => {
    expect(winnerAfter('soccer', '1||', 'final')).toBeNull()
    expect(winnerAfter('soccer', '1||1')).toBeNull()
  })
})

test.each(sports)(
  'a match of %s is never won while the score is level, nor before its last period ends',
  sport => {
    const { structure } = definitionOf(sport)
    for (let period = 1; period < 12; period += 1) {
      expect(decidedBy(structure, { score: [2, 2], period, periods: [] })).toBeNull()
      if (period <= structure.periods)
        expect(decidedBy(structure, { score: [3, 2], period, periods: [] })).toBeNull()
      else if (structure.minutes === null)
        expect(decidedBy(structure, { score: [3, 2], period, periods: [] })).toBeNull()
    }
  },
)
