import { describe, expect, test } from 'vitest'
import { gameTimes, type GameTimes } from '../../../client/scoring/game-times.ts'
import { isClockForgotten, placeText } from '../../../client/screens/game/clock/clock-text.ts'
import { dueEnd } from '../../../client/screens/game/clock/due-end.ts'
import { usualGameRules } from '../../../client/sync/storage/game-rules.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import { tennisPlays as tennis } from '../../../shared-schema/sports/tennis-plays.ts'
import { device, sides } from '../../scoring/sheet.ts'
import { writer } from '../../sports/game-of.ts'

/** The times from which the clock of a game is shown after these plays. */
function timesAfter(sport: Sport, plays: readonly Play[]): GameTimes {
  const sheet = device(1)
  for (const play of plays) sheet.record('play', play)
  const definition = definitionOf(sport)
  const names = {
    sport: definition,
    team: (id: number | null) => (id === 1 ? 'Ants' : 'Bees'),
    player: (player: number | string) => `#${player}`,
  }
  return gameTimes(
    foldGame(sides, definition.rules, sheet.entries),
    { ...sides },
    definition,
    usualGameRules,
    names,
  )
}

describe('after the end of a half', () => {
  const play = writer('soccer')
  /** With a clock that somebody started before the first play. */
  function after(...plays: readonly Play[]): GameTimes {
    const sheet = device(1)
    sheet.record('status', { status: 'live' })
    sheet.record('clock', { runs: true, played: 0, at: Date.parse('2026-06-01T08:00:00Z'), ahead: null })
    for (const one of plays) sheet.record('play', one)
    const definition = definitionOf('soccer')
    const names = { sport: definition, team: () => '', player: () => '' }
    const state = foldGame(sides, definition.rules, sheet.entries)
    return gameTimes(state, { ...sides }, definition, usualGameRules, names)
  }
  const [goal, end] = [play(140, 1, [11]), play(generalPlays.endOfPeriod)]

  test('it is half-time, also with substitutions and timeouts', () => {
    expect(placeText(after(goal, end))).toBe('Half-time')
    const times = after(goal, end, play(generalPlays.on, 1, [12]), play(generalPlays.timeout, 1))
    expect(placeText(times)).toBe('Half-time')
    expect(isClockForgotten(times)).toBe(false)
  })

  test('it is the next half once something of it is recorded, and its clock was forgotten', () => {
    expect(placeText(after(goal, end, goal))).toBe('Half 2')
    expect(isClockForgotten(after(goal, end, goal))).toBe(true)
    expect(isClockForgotten(after(goal))).toBe(false)
    const card = play(156, 1, [11])
    expect(placeText(after(goal, end, card))).toBe('Half 2')
    expect(isClockForgotten(after(goal, end, card))).toBe(true)
  })

  test('and a goal before anybody has started the clock is one that was forgotten', () => {
    expect(isClockForgotten(timesAfter('soccer', [goal]))).toBe(true)
    expect(isClockForgotten(timesAfter('soccer', []))).toBe(false)
    expect(isClockForgotten(timesAfter('tennis', [writer('tennis')(tennis.point, 1)]))).toBe(false)
  })
})

describe('where in the match it is, in tennis,', () => {
  const play = writer('tennis')
  const points = (...teams: readonly (1 | 2)[]) => teams.map(team => play(tennis.point, team))
  const text = (plays: readonly Play[]) => placeText(timesAfter('tennis', plays))

  test('is the set, and the points as they are called', () => {
    expect(text([])).toBe('Set 1')
    expect(text(points(1))).toBe('Set 1 · 15–0')
    expect(text(points(1, 1, 2))).toBe('Set 1 · 30–15')
    expect(text(points(1, 1, 2, 1, 1))).toBe('Set 1')
  })

  test('and deuce, advantage and the tie-break by their names', () => {
    const deuce = points(1, 1, 1, 2, 2, 2)
    expect(text(deuce)).toBe('Set 1 · Deuce')
    expect(text([...deuce, ...points(2)])).toBe('Set 1 · 40–Advantage')
    expect(text([play(tennis.tiebreakToTen)])).toBe('Set 1 · Tie-break 0–0')
    expect(text([play(tennis.tiebreakToTen), ...points(2, 2)])).toBe('Set 1 · Tie-break 0–2')
  })
})

describe('the end that is due', () => {
  const now = { device_id: '', at: 0, ahead: null }
  /** The end that is due in a period after so many minutes of it. */
  const due = (sport: Sport, period: number, minutes: number, score: readonly [number, number]) =>
    dueEnd(
      {
        ...timesAfter(sport, []),
        status: 'live',
        period,
        score,
        clock: { runs: false, period, played: minutes * 60_000, since: now, stoppedBy: null, scored: [] },
      },
      now,
    )

  test('is that of the period once its time is up', () => {
    expect(due('basketball', 1, 9.9, [20, 18])).toBeNull()
    expect(due('basketball', 1, 10, [20, 18])).toBe('period')
    expect(due('soccer', 1, 45, [0, 0])).toBe('period')
  })

  test('is that of the game after its last period, unless it is level', () => {
    expect(due('basketball', 4, 10, [80, 78])).toBe('game')
    expect(due('basketball', 4, 10, [80, 80])).toBe('period')
    expect(due('basketball', 5, 5, [90, 88])).toBe('game')
    expect(due('field hockey', 4, 15, [1, 1])).toBeNull()
    expect(due('soccer', 2, 46, [1, 0])).toBeNull()
  })

  test('is half-time in a game without such a clock, at half of its points', () => {
    expect(due('ultimate', 1, 30, [7, 6])).toBeNull()
    expect(due('ultimate', 1, 30, [8, 6])).toBe('period')
    expect(due('ultimate', 2, 50, [8, 6])).toBeNull()
  })
})
