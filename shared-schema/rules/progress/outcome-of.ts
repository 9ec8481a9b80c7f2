import type { Outcome } from './sent-on.ts'

interface Ended {
  readonly status: string
  readonly winner_id: number | null
  readonly forfeit_team_ids: readonly number[]
}

/** The outcome of a game, for the games that follow it and for the places that it gives. */
export const outcomeOf = ({ status, winner_id, forfeit_team_ids }: Ended): Outcome => ({
  winner_id,
  is_lost_by_both: status === 'final' && winner_id === null && forfeit_team_ids.length > 1,
})
