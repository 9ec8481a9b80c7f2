import { bracketsOf, groupStageOf, type BracketStage, type Stage } from './format.ts'

/** How many teams each pool has, the larger first; teams that are in no pools are one group. */
export function groupSizes(stages: readonly Stage[], teams: number): number[] {
  const group = groupStageOf(stages)
  const pools = group?.kind === 'pools' ? group.pools : 1
  return Array.from({ length: pools }, (_, index) => Math.floor((teams + pools - 1 - index) / pools))
}

/** How many teams of these groups are on the given places, both included. */
export const teamsOn = (sizes: readonly number[], { from_place, to_place }: Places): number =>
  sizes.reduce((sum, size) => sum + Math.max(0, Math.min(size, to_place) - from_place + 1), 0)

type Places = Pick<BracketStage, 'from_place' | 'to_place'>

/** The best place of the tournament that a bracket decides: below all teams on better places. */
export const firstPlaceOf = (sizes: readonly number[], { from_place }: Places): number =>
  teamsOn(sizes, { from_place: 1, to_place: from_place - 1 }) + 1

/** Why a number of teams cannot play the given stages. */
export type Flaw =
  | ('none' | 'groups' | 'order' | 'pools' | 'rounds')
  | ('bracket size' | 'odd crossover' | 'places twice')

/** The flaw that keeps this number of teams from playing these stages, if any. */
export function flawOf(stages: readonly Stage[], teams: number): Flaw | undefined {
  if (stages.length === 0) return 'none'
  const groups = stages.filter(stage => stage.kind !== 'bracket')
  if (groups.length > 1) return 'groups'
  const [group] = groups
  if (group !== undefined && stages[0] !== group) return 'order'
  if (group?.kind === 'pools' && group.pools * 2 > teams) return 'pools'
  if (group?.kind === 'swiss' && group.rounds >= teams) return 'rounds'
  const sizes = groupSizes(stages, teams)
  const brackets = bracketsOf(stages).toSorted((one, other) => one.from_place - other.from_place)
  if (brackets.some(bracket => teamsOn(sizes, bracket) < 2 || teamsOn(sizes, bracket) > 256))
    return 'bracket size'
  if (brackets.some(bracket => bracket.bracket_kind === 'crossover' && teamsOn(sizes, bracket) % 2 === 1))
    return 'odd crossover'
  return brackets.some(({ to_place }, index) => to_place >= (brackets[index + 1]?.from_place ?? Infinity))
    ? 'places twice'
    : undefined
}
