import type { Links } from '../../../shared-schema/rules/progress/sent-on.ts'

type Target = readonly [game: number, side: 1 | 2]

/** Where the winner and the loser of a game go. */
export const links = (winner: Target | null, loser: Target | null = null): Links => ({
  next_game_for_winner_id: winner?.[0] ?? null,
  next_team_for_winner: winner?.[1] ?? 1,
  next_game_for_loser_id: loser?.[0] ?? null,
  next_team_for_loser: loser?.[1] ?? 1,
})
