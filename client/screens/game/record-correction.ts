import type { Play } from '../../../shared-schema/sports/model/play.ts'
import { correctedPlays } from '../../scoring/corrected-plays.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { Game } from './use-recording.ts'

/**
 * Stores the new content of a play, and what follows from it for the plays that its tap brought.
 * @param root the first entry of the play
 */
export const recordCorrection = (
  root: string,
  play: Play,
  { sport }: GameView,
  game: Game,
): Promise<boolean> =>
  game.tap({
    plays: entries => correctedPlays(sport, entries, root, play),
    question: () => 'left open',
  })
