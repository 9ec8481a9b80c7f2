import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadsToSecondFinal } from '../../../shared-schema/rules/progress/sent-on.ts'
import { openQuestions, teamsWithoutGames } from '../../../shared-schema/rules/standings/open-questions.ts'
import { finalTable } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { UnplannedEvent } from './event.ts'
import { decideOne, happen, happening, isPlayable, plan, record } from './happenings.ts'

/** Enough for every game and every decision of the largest event. */
const MANY = 1000

/**
 * All that can happen to an event of any format, at any time: withdrawals, disqualifications, double
 * forfeits, late entries, corrections, results that are cleared.
 */
describe('an event that leaves its plan', () => {
  const property = fc.property(plan, fc.array(happening, { maxLength: 40 }), (planned, happenings) => {
    const event = new UnplannedEvent(planned)
    for (const one of happenings) happen(event, one)
    playWhatCanBePlayed(event)
    expectNoGameToWaitForNobody(event)
    end(event)
    expectCompletePlaces(event)
    expectChampionToFollow(event)
  })

  test('ends with every game played or not needed, and all places', () => {
    fc.assert(property, { numRuns: 100 })
  })

  test('ends so each time of 500', { tags: ['long'] }, () => {
    fc.assert(property, { numRuns: 500 })
  })

  test('ends so each time of 2,000', { tags: ['thorough'] }, () => {
    fc.assert(property, { numRuns: 2000 })
  })
})

function playWhatCanBePlayed(event: UnplannedEvent): void {
  for (let turn = 0; turn < MANY; turn++) {
    const game = event.play().games.find(isPlayable)
    if (!game) return
    record(event, game, game.id % 3 === 0 ? 'second' : 'first')
  }
  throw new Error('There is always one more game to play')
}

/** All is played that can be: what is left waits for a decision that is listed. */
function expectNoGameToWaitForNobody(event: UnplannedEvent): void {
  const { play, games } = event.play()
  const waiting = games.filter(({ status }) => status !== 'final' && status !== 'not needed')
  const listed = [
    ...openQuestions(play),
    ...teamsWithoutGames(play),
    ...games.filter(game => game.needs_decision),
  ]
  if (listed.length === 0) expect(waiting).toEqual([])
}

/** Takes all decisions and plays all games, until nothing is left to do. */
function end(event: UnplannedEvent): void {
  for (let turn = 0; turn < MANY; turn++) {
    playWhatCanBePlayed(event)
    if (!decideOne(event, turn)) return
  }
  throw new Error('There is always one more decision to take')
}

function expectCompletePlaces(event: UnplannedEvent): void {
  const { play, games } = event.play()
  expect(games.filter(({ status }) => status !== 'final' && status !== 'not needed')).toEqual([])
  const lines = finalTable(play)
  expect(lines.filter(({ is_decided }) => !is_decided)).toEqual([])
  expect(lines.map(({ team_id }) => team_id).sort((a, b) => a - b)).toEqual(
    event.entrants.map(({ team_id }) => team_id),
  )
  expect(Math.max(...lines.map(({ place }) => place))).toBeLessThanOrEqual(lines.length)
}

/** The winner of the only grand final that counts is first, unless the office has put others into it. */
function expectChampionToFollow(event: UnplannedEvent): void {
  const { play, games } = event.play()
  const first = games.find(game => leadsToSecondFinal(game) && game.place_for_winner === 1)
  const second = games.find(({ id }) => id === first?.next_game_for_winner_id)
  const deciding = second?.status === 'not needed' ? first : second
  if (!deciding || deciding.winner_id === null) return
  expect(finalTable(play)[0]?.team_id).toBe(deciding.winner_id)
}
