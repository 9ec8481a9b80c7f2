import { foldAgain } from '../../shared-schema/scoring/fold-again.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { device, sides } from '../scoring/sheet.ts'

/** A tablet that follows a game of teams 1 and 2, and gives the state after each step. */
interface Tablet {
  readonly record: (...plays: readonly Play[]) => GameState
  /** Takes back the last play that counts, of those that are meant. */
  readonly undo: (isMeant: (play: Play) => boolean) => GameState
}

export function tabletOf(sport: Sport): Tablet {
  const sheet = device(1)
  const fold = foldAgain()
  const state = () => fold(sides, rulesOf(sport), orderEntries(sheet.entries))
  return {
    record(...plays) {
      for (const play of plays) sheet.record('play', play)
      return state()
    },
    undo(isMeant) {
      const last = state().plays.findLast(({ play }) => isMeant(play))
      if (last) sheet.record('withdrawal', { entry_id: last.root.id })
      return state()
    },
  }
}

/** The score of a game. */
export const scoreOf = ({ team_1_score, team_2_score }: GameState): string =>
  `${team_1_score}-${team_2_score}`
