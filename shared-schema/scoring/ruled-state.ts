import { isVoid, type Ruling } from '../rules/progress/ruling.ts'
import { isNeedless, type Vacancies } from '../rules/progress/sent-on.ts'
import type { GameState } from './fold-game.ts'

type Outcome = Pick<GameState, 'status' | 'hasBegun' | 'winner_id' | 'leader_id' | 'forfeit_team_ids'>

/**
 * What counts of a game after the office has ruled on it. Of one that is cancelled, abandoned or annulled nothing
 * does, though all that was recorded stays; one that was abandoned and whose score counts has ended as it stands.
 */
export function ruledState<S extends Outcome>(state: S, ruling: Ruling): S {
  if (isVoid(ruling)) return { ...state, status: 'scheduled', winner_id: null, forfeit_team_ids: [] }
  return ruling === 'abandoned with result' && state.status === 'live'
    ? { ...state, status: 'final', winner_id: state.leader_id }
    : state
}

/** What counts of a game: nothing, too, if nobody comes to one of its sides, so that it is not to be played. */
export const countedState = <S extends Outcome>(state: S, game: Vacancies & { readonly ruling: Ruling }): S =>
  ruledState(state, isNeedless(game) ? 'annulled' : game.ruling)
