import type { GameResult } from './game-result.ts'

interface Score extends Pick<GameResult, 'team_1_score' | 'team_2_score'> {
  readonly team_1_shootout_score?: number | null | undefined
  readonly team_2_shootout_score?: number | null | undefined
}

/** The score of a game, with the goals of a shoot-out in brackets: `15–13`, `2–2 (4–3)`. */
export function scoreText(game: Score): string {
  const score = `${game.team_1_score}–${game.team_2_score}`
  const shootout = shootoutOf(game)
  return shootout === null ? score : `${score} (${shootout.join('–')})`
}

/** The goals of a game's shoot-out, or null if there was none. */
export const shootoutOf = ({
  team_1_shootout_score: one = null,
  team_2_shootout_score: two = null,
}: Score): [number, number] | null => (one === null || two === null ? null : [one, two])
