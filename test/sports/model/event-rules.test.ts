import { expect, test } from 'vitest'
import { underRules, type EventRules } from '../../../shared-schema/sports/model/event-rules.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'

const usual: EventRules = {
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

const playedBy = (sport: Sport, rules: Partial<EventRules>) => {
  const { structure, rules: changed } = underRules(definitionOf(sport), { ...usual, ...rules })
  return { minutes: structure.minutes, ...changed.timing }
}

test.each(['basketball', 'soccer', 'ultimate', 'volleyball'] as const)(
  '%s is played as is usual where an event says nothing',
  sport => {
    const definition = definitionOf(sport)
    expect(underRules(definition, usual)).toEqual(definition)
  },
)

test('periods last as long as the event says, if they are timed at all', () => {
  expect(playedBy('basketball', { period_minutes: 8 })).toMatchObject({ minutes: 8 })
  expect(playedBy('volleyball', { period_minutes: 8 })).toMatchObject({ minutes: null })
})

test('timeouts are as many and as long as the event says, and else as is usual', () => {
  const { timeouts } = definitionOf('basketball').rules.timing
  expect(playedBy('basketball', { timeouts: 1 }).timeouts).toEqual({ ...timeouts, many: [1] })
  expect(playedBy('basketball', { timeout_seconds: 30 }).timeouts).toEqual({ ...timeouts, seconds: 30 })
})

test('a sport without timeouts has those that the event gives, of a minute in the whole game', () => {
  expect(playedBy('soccer', { timeouts: 1 }).timeouts).toEqual({ per: 'game', many: [1], seconds: 60 })
  expect(playedBy('soccer', { timeouts: 1, timeout_seconds: 90 }).timeouts).toMatchObject({ seconds: 90 })
  expect(playedBy('soccer', { timeout_seconds: 90 })).not.toHaveProperty('timeouts')
})

test('a game is won by as many points as the event says, but sets by those of the sport', () => {
  expect(playedBy('soccer', { points_to_win: 3 }).target).toBe(3)
  expect(playedBy('ultimate', { points_to_win: 13 }).target).toBe(13)
  expect(playedBy('volleyball', { points_to_win: 21 })).not.toHaveProperty('target')
})

test('spirit is scored if the event says so, and else as is usual', () => {
  const hasSpirit = (sport: Sport, spirit_scores: boolean | null) =>
    underRules(definitionOf(sport), { ...usual, spirit_scores }).hasSpirit
  expect([hasSpirit('ultimate', null), hasSpirit('ultimate', false)]).toEqual([true, false])
  expect([hasSpirit('soccer', null), hasSpirit('soccer', true)]).toEqual([false, true])
})
