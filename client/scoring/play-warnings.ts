import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { watchPlays, type Watched } from '../../shared-schema/scoring/watch-plays.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import type { Names } from './play-text.ts'
import { warningText } from './warning-text.ts'

/** Checks the plays of a game at the times of their recording. */
export const watchedPlays = (sport: SportDefinition, game: Sides, { plays }: GameState): Watched =>
  watchPlays(
    sport,
    game,
    plays.map(({ root, play, period, score }) => ({ play, period, score, at: Date.parse(root.recorded_at) })),
  )

/** The warnings about plays in words, by the plays' first entries. */
export const playWarnings = (
  { plays }: GameState,
  { warnings }: Watched,
  names: Names,
): Map<string, readonly string[]> =>
  new Map(
    plays.map(({ root }, index) => [
      root.id,
      (warnings[index] ?? []).map(warning => warningText(warning, names)),
    ]),
  )
