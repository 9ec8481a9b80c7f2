import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { chosenPlay, withKnownPlayers, type PlayChoice } from '../../scoring/play-choices.ts'
import { hasQuestions } from '../../scoring/questions.ts'
import type { Game } from './use-recording.ts'

interface Chosen {
  readonly choice: PlayChoice
  /** The team of the button. */
  readonly own: number
  readonly other: number | null
}

/** Records a play at the tap, and asks about it if its kind and the level have questions. */
export function recordChoice({ choice, own, other }: Chosen, view: GameView, game: Game, level: Level): void {
  const chosen = chosenPlay(choice, own, other)
  const play = withKnownPlayers(view.sport, chosen, view.sides, view.board.situation)
  if (level !== 'score' && hasQuestions(choice.kind) && !view.isBarred) return void game.play(play)
  // The open question about a score ends with the next score.
  if (choice.kind.points !== undefined) game.ask(null)
  void game.record({ kind: 'play', data: play })
}
