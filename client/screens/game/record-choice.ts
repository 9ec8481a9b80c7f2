import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { kindOf } from '../../../shared-schema/sports/model/sport.ts'
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
  const { situation } = view.board
  const tapped = withKnownPlayers(view.sport, chosen, view.sides, situation)
  const plays = level === 'plays' ? view.sport.playsAt(tapped, situation) : [tapped]
  const [play = tapped] = plays.slice(-1)
  const kind = kindOf(view.sport.rules, play)
  if (level !== 'score' && kind && hasQuestions(kind) && !view.isBarred)
    return void game.play(play, { preceding: plays.slice(0, -1) })
  // The open question about a score ends with the next score.
  if (choice.kind.points !== undefined) game.ask(null)
  void game.record(...plays.map(data => ({ kind: 'play', data }) as const))
}
