import { describe, expect, test } from 'vitest'
import type { GameRef, PlannedRound, TeamSource } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { planBracket } from '../../../server/rules/brackets/plan-bracket.ts'
import { feederOf, gamesOf, keyOf } from './play.ts'

const WINNERS = 0
const LOSERS = 1

function planOf(teams: number) {
  return planBracket({
    kind: 'double elimination',
    teams,
    third_place: false,
    grand_final_reset: false,
    first_place: 1,
  })
}

function losersRounds(teams: number): readonly PlannedRound[] {
  return planOf(teams).sections[LOSERS]?.rounds ?? []
}

/**
 * The earliest round of the losers' bracket, from 1, in which two teams can meet that have met in the
 * winners' bracket.
 */
function earliestRematch(teams: number): number {
  const games = new Map(gamesOf(planOf(teams)).map(game => [keyOf(game), game]))
  /** The winners' games that a team can have lost. */
  const lostGames = (source: TeamSource): GameRef[] => {
    const feeder = feederOf(source)
    if (feeder === null || feeder.section === WINNERS) return feeder === null ? [] : [feeder]
    const game = games.get(keyOf(feeder))
    return game === undefined ? [] : [...lostGames(game.team_1), ...lostGames(game.team_2)]
  }
  /** Whether the winner of one game can go on to lose the other. */
  const leadsTo = (from: GameRef, to: GameRef): boolean => {
    const next = games.get(keyOf(from))?.winner_to
    return next?.section === WINNERS && (keyOf(next) === keyOf(to) || leadsTo(next, to))
  }
  const rounds = losersRounds(teams)
  return (
    1 +
    rounds.findIndex(round =>
      round.games.some(({ team_1, team_2 }) =>
        lostGames(team_1).some(a => lostGames(team_2).some(b => leadsTo(a, b) || leadsTo(b, a))),
      ),
    )
  )
}

/**
 * The latest that any orders of the drops allow. Take the games that a team plays on its way to the
 * winners' final. Their losers can have met, any two of them. Once as many rounds have dropped as
 * `dropped`, that many of these games have sent their losers to some branch of the losers' bracket;
 * with fewer branches left than that, two share one and can have met in it.
 */
function latestPossible(teams: number): number {
  const feeding = new Set<number>()
  const rounds = losersRounds(teams)
  return (
    1 +
    rounds.findIndex(({ games }) => {
      for (const { team_1, team_2 } of games) {
        for (const feeder of [feederOf(team_1), feederOf(team_2)])
          if (feeder?.section === WINNERS) feeding.add(feeder.round_number)
      }
      return feeding.size > games.length
    })
  )
}

describe("teams that met in the winners' bracket", () => {
  test.each([
    [4, 2, 2],
    [8, 3, 4],
    [16, 4, 6],
    [32, 5, 8],
    [64, 7, 10],
    [128, 8, 12],
  ])(
    "of %i teams meet again in losers' round %i of %i at the earliest, as late as any order allows",
    (teams, earliest, rounds) => {
      expect(losersRounds(teams)).toHaveLength(rounds)
      expect(earliestRematch(teams)).toBe(earliest)
      expect(latestPossible(teams)).toBe(earliest)
    },
  )
})
