import type { Random } from '../../rules/random.ts'

/** A player in the simulated games: the relative likelihood of throwing, catching and defending. */
export interface SquadPlayer {
  readonly id: number
  readonly name: string
  readonly throwing: number
  readonly catching: number
  readonly defending: number
}

/** A team that can play. */
export interface Squad {
  readonly team_id: number
  readonly seed: number
  readonly players: readonly SquadPlayer[]
}

/** How strong a team is, from 1 for the first seed to 0 for the last. */
export const strength = (squad: Squad, teams: number): number => 1 - (squad.seed - 1) / (teams - 1)

type Skills = Pick<SquadPlayer, 'throwing' | 'catching' | 'defending'>

/** Handlers throw a lot, cutters catch a lot; each squad has a few of the former first in its list. */
export function skillsAt(place: number, random: Random): Skills {
  const handler = place < 5
  return {
    throwing: handler ? 2 + random.fraction() : 0.4 + random.fraction() / 2,
    catching: handler ? 0.4 + random.fraction() : 1 + 2 * random.fraction(),
    defending: 0.4 + 2 * random.fraction(),
  }
}
