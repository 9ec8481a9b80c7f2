import { isVoid, type Ruling } from '../rules/progress/ruling.ts'
import { isNeedless, type Vacancies } from '../rules/progress/sent-on.ts'
import type { GameState } from './fold-game.ts'

type Outcome = Pick<GameState, 'status' | 'hasBegun' | 'winner_id' | 'leader_id' | 'forfeit_team_ids'>

/**
 * The state that counts after a ruling of the office. Of a cancelled, abandoned or annulled game nothing
 * counts, though all entries stay. An abandoned game whose score counts has ended with its present score.
 */
export function ruledState<S extends Outcome>(state: S, ruling: Ruling): S {
  if (isVoid(ruling)) return { ...state, status: 'scheduled', winner_id: null, forfeit_team_ids: [] }
  return ruling === 'abandoned with result' && state.status === 'live'
    ? { ...state, status: 'final', winner_id: state.leader_id }
    : state
}

/** The state that counts: also nothing if one side stays empty, so that the game is not to be played. */
export const countedState = <S extends Outcome>(state: S, game: Vacancies & { readonly ruling: Ruling }): S =>
  ruledState(state, isNeedless(game) ? 'annulled' : game.ruling)
