import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, fold, office, sides, summary, type Sheet } from './sheet.ts'

const ultimate = rulesOf('ultimate')

/**
 * The plays that a tracker publishes: goals, passes, lines and the ends of periods of two teams with three
 * players each.
 */
const trackedPlay = fc
  .record({
    type: fc.constantFrom(...Object.values(ultimatePlays)),
    team: fc.constantFrom(1 as const, 2 as const),
    one: fc.nat(2),
    two: fc.nat(2),
  })
  .map(({ type, team, one, two }) =>
    playOf(type, {
      player_1_id: 10 * team + one,
      player_1_team_id: team,
      player_2_id: 10 * team + two,
      player_2_team_id: team,
      player_3_id: 30 - 10 * team + two,
      player_3_team_id: team === 1 ? 2 : 1,
      int_1: team,
    }),
  )

/** A game whose final score is entered before the play with a number, or after all of them. */
const trackedGame = fc.record({
  plays: fc.array(trackedPlay, { maxLength: 20 }),
  at: fc.nat(20),
  score: fc.tuple(fc.nat(17), fc.nat(17)),
  seed: fc.integer(),
})

/** Score, periods, winner and statistics: all that standings and box scores follow from. */
function outcome(entries: readonly Entry[]) {
  const state = foldGame(sides, ultimate, entries)
  const { status, team_1_score, team_2_score, winner_id, periods, refused } = state
  const { teams, players } = boxScore(sides, ultimate, state)
  return {
    status,
    team_1_score,
    team_2_score,
    winner_id,
    periods,
    refused,
    teams,
    players: players.toSorted((a, b) => Number(a.player_id) - Number(b.player_id)),
  }
}

const shuffled = (entries: readonly Entry[], seed: number): Entry[] =>
  entries
    .map((entry, index) => ({ entry, weight: Math.sin(seed + index * 7919) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ entry }) => entry)

describe('L8: plays after the final score', () => {
  /**
   * Who records the plays, and who the score. The office has seen what a tablet had sent by then, or nothing
   * of it.
   */
  const recorders: [string, () => { tracker: Sheet; scorer: Sheet; knows: boolean }][] = [
    [
      'of one tablet',
      () => {
        const sheet = device(1)
        return { tracker: sheet, scorer: sheet, knows: false }
      },
    ],
    [
      'of the office',
      () => {
        const desk = office()
        return { tracker: desk, scorer: desk, knows: false }
      },
    ],
    [
      'of a tablet, and the score of an office that sees it',
      () => ({ tracker: device(1), scorer: office(), knows: true }),
    ],
  ]
  test.each(recorders)(
    '%s: in whatever order they are recorded and arrive, score, periods and statistics are the same',
    (_, make) => {
      const recorded = (
        plays: readonly ReturnType<typeof playOf>[],
        at: number,
        [one, two]: readonly [number, number],
      ): Entry[] => {
        const { tracker, scorer, knows } = make()
        const write = (from: number, to?: number) =>
          plays.slice(from, to).map(play => tracker.record('play', play))
        const before = write(0, at)
        scorer.score(one, two, true, knows ? (before.at(-1) ?? null) : null)
        write(at)
        return [...new Set([...tracker.entries, ...scorer.entries])]
      }
      fc.assert(
        fc.property(trackedGame, ({ plays, at, score, seed }) => {
          const known = outcome(recorded(plays, plays.length, score))
          expect(outcome(shuffled(recorded(plays, at, score), seed))).toEqual(known)
          expect(known).toMatchObject({
            status: 'final',
            team_1_score: score[0],
            team_2_score: score[1],
            refused: [],
          })
        }),
        { numRuns: 300 },
      )
    },
  )

  test('add no score, say that they came late, and count as others do once the final score is taken back', () => {
    const sheet = device(1)
    const final = sheet.score(1, 0, true)
    sheet.goal(1)
    sheet.goal(2)
    expect(fold(sheet)).toMatchObject({
      scores: [{ is_final: true }],
      plays: [{ isLate: true }, { isLate: true }],
    })
    expect(summary(sheet)).toBe('1-0 final')
    sheet.record('withdrawal', { entry_id: final.id })
    expect(fold(sheet)).toMatchObject({
      scores: [{ team_1_score: 1 }, { team_2_score: 1 }],
      plays: [{ isLate: false }, { isLate: false }],
    })
    expect(summary(sheet)).toBe('1-1 live')
  })

  test("tell in which period the points were scored; what no play tells of is the last one's", () => {
    const sheet = device(1)
    sheet.score(3, 1, true)
    sheet.goal(1)
    sheet.record('play', playOf(ultimatePlays.halfTime, {}))
    sheet.goal(2)
    expect(fold(sheet).periods).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  test('tell the same if the end is recorded once more', () => {
    const sheet = device(1)
    sheet.score(3, 1, true)
    sheet.record('status', { status: 'final' })
    sheet.goal(1)
    sheet.record('play', playOf(ultimatePlays.halfTime, {}))
    expect(fold(sheet).periods).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  test('move no points that stood before the end', () => {
    const sheet = device(1)
    sheet.score(3, 1, false)
    sheet.record('status', { status: 'final' })
    sheet.record('play', playOf(ultimatePlays.halfTime, {}))
    expect(fold(sheet).periods).toEqual([[3, 1]])
  })

  test('leave a game that goes on where it was', () => {
    const sheet = device(1)
    sheet.score(14, 13, true)
    sheet.goal(1)
    sheet.record('status', { status: 'live' })
    sheet.goal(1)
    expect(summary(sheet)).toBe('15-13 live')
  })
})
