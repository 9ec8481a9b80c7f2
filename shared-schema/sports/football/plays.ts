import { gridironPlays } from '../families/gridiron.ts'
import { generalPlays } from '../model/general-plays.ts'

/** The play types of football, by their numbers on the wire: those of its family from 260 on, and its own. */
export const footballPlays = {
  ...gridironPlays(260),
  fumbleKept: 271,
  fumbleLost: 272,
  fumbleTouchdown: 273,
  tackle: 274,
  tackleAssist: 275,
  specialTeamsTackle: 276,
  fieldGoal: 277,
  fieldGoalMissed: 278,
  extraPoint: 279,
  extraPointMissed: 280,
  twoPointRush: 281,
  twoPointPass: 282,
  twoPointFailed: 283,
  conversionReturned: 284,
  kickoff: 285,
  kickoffReturn: 286,
  kickoffReturnTouchdown: 287,
  punt: 288,
  puntReturned: 289,
  puntReturnTouchdown: 290,
  puntBlocked: 291,
  ...generalPlays,
} as const
