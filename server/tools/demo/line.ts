import type { Random } from '../../rules/random.ts'
import type { Squad, SquadPlayer } from './squad.ts'

/** The seven players of a point. */
export interface Line {
  readonly team_id: number
  readonly players: readonly SquadPlayer[]
}

export const lineOf = (squad: Squad, random: Random): Line => ({
  team_id: squad.team_id,
  players: random.shuffled(squad.players).slice(0, 7),
})
