import type { GameView } from '../../scoring/game-view.ts'
import { PlayQuestions } from './PlayQuestions.tsx'
import { recordCorrection } from './record-correction.ts'
import type { Game, OpenPlay } from './use-recording.ts'

interface AskedPlayProps {
  readonly asked: OpenPlay
  readonly view: GameView
  readonly game: Game
  readonly onDone: () => void
}

/** The questions about a play that was just recorded: each answer is stored at once. */
export const AskedPlay = ({ asked: { root, play }, view, game, onDone }: AskedPlayProps) => (
  <PlayQuestions
    play={play}
    view={view}
    game={game}
    onPick={picked => recordCorrection(root, picked, view, game)}
    onDone={onDone}
  />
)
