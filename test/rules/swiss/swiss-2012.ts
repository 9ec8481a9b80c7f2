// The first four rounds of tournament 18055 of 2012: 39 teams, victory points, games to 13, cap 23, 1 point
// for a bye.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { GameResult } from '../../../shared-schema/rules/standings/game-result.ts'
import { recordedData } from '../../support/recorded-data.ts'

const recording = z.object({
  objects: z.array(
    z.object({
      round_number: z.int(),
      games: z.array(
        z.object({
          team_1_id: z.int(),
          team_2_id: z.int().nullable(),
          team_1_score: z.int(),
          team_2_score: z.int(),
        }),
      ),
      standings: z.array(
        z.object({
          ranking: z.int(),
          team_id: z.int(),
          wins: z.int(),
          losses: z.int(),
          swiss_score: z.string(),
          swiss_opponent_score: z.string(),
        }),
      ),
    }),
  ),
})

export interface RecordedRound {
  readonly round_number: number
  readonly games: readonly GameResult[]
  readonly standings: readonly z.infer<typeof recording>['objects'][number]['standings'][number][]
}

/** The rounds from the first on. That early wire did not mark a game as final: one with a score is. */
export function readSwiss2012(): RecordedRound[] {
  const text = readFileSync(resolve(recordedData, 'swiss-2012/swiss_rounds.json'), 'utf8')
  return recording
    .parse(JSON.parse(text))
    .objects.map(round => ({
      ...round,
      games: round.games.map(game => ({
        ...game,
        status: game.team_1_score + game.team_2_score > 0 ? ('final' as const) : ('scheduled' as const),
        forfeit_team_ids: [],
      })),
    }))
    .sort((a, b) => a.round_number - b.round_number)
}
