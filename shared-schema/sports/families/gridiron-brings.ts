import type { Sides } from '../../rules/progress/sent-on.ts'
import { sideOf } from '../model/course.ts'
import type { PlayKind } from '../model/play-kind.ts'
import type { Play } from '../model/play.ts'
import { kindOf } from '../model/sport.ts'
import type { Situation } from '../model/situation.ts'

/** A touchdown from scrimmage gains the yards to the goal line, if the place of the ball is known. */
export const touchdownYards =
  (kinds: readonly PlayKind[]) =>
  (play: Play, { facts, onTurn }: Situation, sides: Sides): readonly Play[] => {
    const word = kindOf({ kinds }, play)?.word
    const isFromScrimmage = word === 'rushingTouchdown' || word === 'passingTouchdown'
    const isOnTurn = sideOf(play.player_1_team_id, sides) === onTurn
    const toGoal = facts.find(({ numbers }) => 'toGoal' in numbers)?.numbers.toGoal
    return [
      isFromScrimmage && isOnTurn && toGoal !== undefined && play.int_1 === null
        ? { ...play, int_1: toGoal }
        : play,
    ]
  }
