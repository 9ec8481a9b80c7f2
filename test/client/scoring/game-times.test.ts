import { describe, expect, test } from 'vitest'
import { gameTimes, type GameTimes } from '../../../client/scoring/game-times.ts'
import { placeText } from '../../../client/screens/game/clock/clock-text.ts'
import { usualGameRules } from '../../../client/sync/storage/game-rules.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { iceHockeyPlays as ice } from '../../../shared-schema/sports/ice-hockey.ts'
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

test('who is suspended is shown until then, or until a goal of the other team on a power play', () => {
  const play = writer('ice hockey')
  const penalties = [
    play(ice.minorPenalty, 1, [15], { int_4: 180 }),
    play(ice.benchPenalty, 1, [], { int_4: 200 }),
    play(ice.majorPenalty, 2, [25]),
  ]
  expect(timesAfter('ice hockey', penalties).suspended).toEqual([
    { player: '#15', until: 300 },
    { player: 'Ants', until: 320 },
  ])
  const goal = play(ice.powerPlayGoal, 2, [21], { int_4: 270 })
  expect(timesAfter('ice hockey', [...penalties, goal]).suspended).toEqual([
    { player: '#15', until: 270 },
    { player: 'Ants', until: 320 },
  ])
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
