import type { BracketKind } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { bracketsOf, type BracketStage, type Stage } from '../../../shared-schema/rules/formats/format.ts'
import { flawOf, groupSizes, teamsOn } from '../../../shared-schema/rules/formats/places.ts'

/** The largest pool for a full round robin, when nothing follows and when more follows. */
const MAX_ALONE = 10
const MAX_POOL = 6

const MAX_PLACEMENT = 32

const bracket = (bracket_kind: BracketKind, from_place: number, to_place: number): BracketStage => ({
  kind: 'bracket',
  bracket_kind,
  from_place,
  to_place,
})

/** The formats that tournaments of so many teams are usually played in. Each can be played. */
export function candidates(teams: number): Stage[][] {
  const found: Stage[][] = [
    ...(teams <= MAX_ALONE ? [[{ kind: 'pools', pools: 1 } as const]] : []),
    ...poolCounts(teams).flatMap(pools => withPools(teams, pools)),
    ...withSwiss(teams),
    ...(['full placement', 'consolation', 'double elimination', 'single elimination'] as const).map(kind => [
      bracket(kind, 1, teams),
    ]),
  ]
  const different = new Map(found.map(stages => [JSON.stringify(stages), stages]))
  return [...different.values()].filter(
    stages => flawOf(stages, teams) === undefined && isUsual(stages, teams),
  )
}

/** Excludes full placement in brackets of more than 32 teams. */
const isUsual = (stages: readonly Stage[], teams: number): boolean =>
  bracketsOf(stages).every(
    stage =>
      stage.bracket_kind === 'single elimination' ||
      teamsOn(groupSizes(stages, teams), stage) <= MAX_PLACEMENT,
  )

/** The possible numbers of pools of 3 to 6 teams. */
function poolCounts(teams: number): number[] {
  return Array.from({ length: Math.floor(teams / 3) }, (_, index) => index + 1).filter(
    pools => Math.ceil(teams / pools) <= MAX_POOL,
  )
}

function withPools(teams: number, pools: number): Stage[][] {
  const group: Stage = { kind: 'pools', pools }
  const size = Math.max(...groupSizes([group], teams))
  const upper = Math.ceil(size / 2)
  const rest = (after: number): Stage[] => (after < size ? [bracket('full placement', after + 1, size)] : [])
  return [
    // Everybody plays on for every place.
    [group, bracket('full placement', 1, size)],
    // The better half and the other one, each for their places.
    [group, bracket('full placement', 1, upper), ...rest(upper)],
    // Firsts wait while seconds and thirds cross over, the others play for the places below.
    ...(size > 3 && isPowerOfTwo(pools) && pools > 1
      ? [[group, bracket('full placement', 1, 3), ...rest(3)]]
      : []),
    // The best alone.
    ...[1, 2, 4]
      .filter(place => [4, 8, 16].includes(place * pools) && place < size)
      .map(place => [group, bracket('single elimination', 1, place)]),
  ]
}

/** Enough rounds for one winner, and one more; then the best four or eight play on. */
function withSwiss(teams: number): Stage[][] {
  if (teams < 6) return []
  const enough = Math.ceil(Math.log2(teams))
  const cut = teams < 12 ? 4 : 8
  return [enough, enough + 1].flatMap(rounds => [
    [{ kind: 'swiss', rounds } as const, bracket('single elimination', 1, cut)],
    [{ kind: 'swiss', rounds } as const, bracket('full placement', 1, cut)],
  ])
}

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count))
