import type {
  BracketPlan,
  GameRef,
  PlannedGame,
  TeamSource,
} from '../../../shared-schema/rules/brackets/bracket-plan.ts'

/** A game of a plan with its place. */
export interface PlacedGame extends PlannedGame, GameRef {
  readonly step: number
}

/** A game that has been played: the seeds of teams 1 and 2, and which of them won. */
export interface PlayedGame extends PlacedGame {
  readonly seeds: readonly [number, number]
  readonly winner: number
  readonly loser: number
}

export function gamesOf({ sections }: BracketPlan): PlacedGame[] {
  return sections.flatMap(({ rounds }, section) =>
    rounds.flatMap(({ round_number, step, games }) =>
      games.map(game => ({ ...game, section, round_number, step })),
    ),
  )
}

export function keyOf({ section, round_number, slot }: GameRef): string {
  return `${section} ${round_number} ${slot}`
}

/** The game that a team comes from; null for a seed. */
export function feederOf(source: TeamSource): GameRef | null {
  if ('seed' in source) return null
  return 'winner_of' in source ? source.winner_of : source.loser_of
}

/** Whether both teams have just met and keep their sides, team 2 having won: a second grand final. */
export function isReset({ team_1, team_2 }: PlannedGame): boolean {
  return 'loser_of' in team_1 && 'winner_of' in team_2 && keyOf(team_1.loser_of) === keyOf(team_2.winner_of)
}

/**
 * Plays a plan to its end, a reset only when it is needed. `doesTeam1Win` is asked with the seeds of each
 * game.
 * @returns the games in order, and the place of each seed that got one.
 */
export function play(
  plan: BracketPlan,
  doesTeam1Win: (seed1: number, seed2: number) => boolean,
): { games: PlayedGame[]; places: Map<number, number> } {
  const played = new Map<string, PlayedGame>()
  const places = new Map<number, number>()
  const gameAt = (ref: GameRef): PlayedGame => {
    const game = played.get(keyOf(ref))
    if (game === undefined) throw new Error(`game ${keyOf(ref)} has not been played yet`)
    return game
  }
  const seedOf = (source: TeamSource): number => {
    if ('seed' in source) return source.seed
    return 'winner_of' in source ? gameAt(source.winner_of).winner : gameAt(source.loser_of).loser
  }

  for (const game of gamesOf(plan).sort((a, b) => a.step - b.step)) {
    const feeder = feederOf(game.team_2)
    if (feeder !== null && isReset(game) && gameAt(feeder).winner === gameAt(feeder).seeds[0]) continue
    const seeds = [seedOf(game.team_1), seedOf(game.team_2)] as const
    const [winner, loser] = doesTeam1Win(...seeds) ? seeds : [seeds[1], seeds[0]]
    played.set(keyOf(game), { ...game, seeds, winner, loser })
    if (game.place_for_winner !== null) places.set(winner, game.place_for_winner)
    if (game.place_for_loser !== null) places.set(loser, game.place_for_loser)
  }
  return { games: [...played.values()], places }
}
