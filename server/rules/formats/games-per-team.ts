import type {
  BracketPlan,
  GameRef,
  PlannedGame,
  TeamSlot,
} from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { bracketsOf, groupStageOf, type Stage } from '../../../shared-schema/rules/formats/format.ts'
import { planOfStage } from './format-games.ts'
import { groupSizes } from '../../../shared-schema/rules/formats/places.ts'

/** The fewest and the most games that a team can have. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** The least and the most games that a team of a format can have, for any results. */
export function gamesPerTeam(stages: readonly Stage[], teams: number): Bounds {
  const group = groupStageOf(stages)
  const sizes = groupSizes(stages, teams)
  const brackets = bracketsOf(stages).map(stage => ({
    stage,
    games: gamesInBracket(planOfStage(stages, stage, teams)),
  }))
  const all = sizes.flatMap(size =>
    Array.from({ length: size }, (_, index): Bounds => {
      const before =
        group === undefined
          ? { least: 0, most: 0 }
          : group.kind === 'pools'
            ? { least: size - 1, most: size - 1 }
            : // A team with the bye has one game less.
              { least: group.rounds - (teams % 2), most: group.rounds }
      const after = brackets.find(
        ({ stage }) => stage.from_place <= index + 1 && index + 1 <= stage.to_place,
      )?.games
      return {
        least: before.least + (after?.least ?? 0),
        most: before.most + (after?.most ?? 0),
      }
    }),
  )
  return widest(all)
}

/**
 * The same for a bracket. A game that is played only if the first one does not decide counts in the maximum.
 */
function gamesInBracket({ sections }: BracketPlan): Bounds {
  const games = new Map<string, PlannedGame>()
  for (const [section, { rounds }] of sections.entries())
    for (const { round_number, games: planned } of rounds)
      for (const game of planned) games.set(keyOf({ section, round_number, slot: game.slot }), game)
  const known = new Map<PlannedGame, Bounds>()
  const first = [...games.values()].filter(({ team_1, team_2 }) => 'seed' in team_1 || 'seed' in team_2)
  return widest(first.map(from))

  function from(game: PlannedGame): Bounds {
    const found = known.get(game)
    if (found) return found
    const [won, lost] = [after(game.winner_to), after(game.loser_to)]
    const mayEndHere =
      game.winner_to !== null && game.loser_to !== null && keyOf(game.winner_to) === keyOf(game.loser_to)
    const bounds = {
      least: 1 + (mayEndHere ? 0 : Math.min(won.least, lost.least)),
      most: 1 + Math.max(won.most, lost.most),
    }
    known.set(game, bounds)
    return bounds
  }

  function after(slot: TeamSlot | null): Bounds {
    const game = slot === null ? undefined : games.get(keyOf(slot))
    return game === undefined ? { least: 0, most: 0 } : from(game)
  }
}

const widest = (all: readonly Bounds[]): Bounds => ({
  least: Math.min(...all.map(({ least }) => least)),
  most: Math.max(...all.map(({ most }) => most)),
})

const keyOf = ({ section, round_number, slot }: GameRef): string => `${section} ${round_number} ${slot}`
