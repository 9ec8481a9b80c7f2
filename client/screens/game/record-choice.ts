import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import { kindOf } from '../../../shared-schema/sports/model/sport.ts'
import type { Situation } from '../../../shared-schema/sports/model/situation.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { chosenPlay, withKnownPlayers, type PlayChoice } from '../../scoring/play-choices.ts'
import { nextByPlayer, playOfNext, type NextByPlayer } from '../../scoring/next-player.ts'
import { hasOpenQuestion, hasQuestions } from '../../scoring/questions.ts'
import { playersAt } from '../../scoring/situation-at.ts'
import type { Game } from './use-recording.ts'

interface Chosen {
  readonly choice: PlayChoice
  /** The team of the button. */
  readonly own: number
  readonly other: number | null
}

/** Records a play at the tap, and asks about it if its kind and the level have questions. */
export function recordChoice({ choice, own, other }: Chosen, view: GameView, game: Game, level: Level): void {
  const { sport, sides, isBarred } = view
  const teams = { team_1_id: sides[0].id, team_2_id: sides[1].id }
  const chosen = chosenPlay(choice, own, other)
  void game.tap({
    plays(entries, withTime) {
      const situation = situationNow(entries, view)
      const players = playersAt(level, situation)
      const known = withTime(withKnownPlayers(sport, chosen, sides, { players }))
      const tapped = sport.atStrength(known, situation, teams)
      return level === 'plays' ? sport.playsAt(tapped, situation, teams) : [tapped]
    },
    question(last) {
      // The next play is at hand: an answered one needs no room.
      if (view.board.situation.next.length > 0 && !hasOpenQuestion(sport, last)) return 'closed'
      const kind = kindOf(sport.rules, last)
      if (level !== 'score' && kind && hasQuestions(kind) && !isBarred) return 'asked'
      // The open question ends with the next score or frequent play, and keeps the answers that it has.
      return kind?.points !== undefined || kind?.isOften === true ? 'closed' : 'left open'
    },
  })
}

/** Records the play that a tap on a player is: by the plays so far, also those that are not on the screen yet. */
export function recordNext(
  { shown, player }: { shown: NextByPlayer; player: PlayerReference | null },
  view: GameView,
  game: Game,
): void {
  void game.tap({
    plays(entries) {
      const situation = situationNow(entries, view)
      const next = nextByPlayer(situation).find(({ side }) => side === shown.side) ?? shown
      return [{ ...playOfNext(next, view, situation), [`player_${next.place}_id`]: player }]
    },
    question: () => 'closed',
  })
}

/** The situation at a tap. If the next play depends on it, also of taps that are not on the screen yet. */
const situationNow = (entries: readonly Entry[], { sport, board, situationAfter }: GameView): Situation =>
  sport.takesTurns || board.situation.next.length > 0 ? situationAfter(entries) : board.situation
