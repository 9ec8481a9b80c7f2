import { groupBy } from '../group-by.ts'
import { betweenLaterPools } from './between-later-pools.ts'
import { type BracketGame, type BracketPlace, bracketPlaces } from './bracket-places.ts'
import { bySeed, type Entrant, isOut } from './entrant.ts'
import { type GroupPlace, groupPlaces, type GroupStage, type PoolStage } from './group-places.ts'
import type { Separation } from './separation.ts'

/** One line of the final standings of a tournament. */
export interface FinalStanding {
  readonly place: number
  readonly team_id: number
  /** Whether no future game can change the place. */
  readonly is_decided: boolean
  /** Whether another team has the same place. */
  readonly is_shared: boolean
  /**
   * Whether it is level with another team in every criterion of its group and nobody has decided between
   * them.
   */
  readonly is_unresolved: boolean
  readonly reason: FinalReason
}

/** The reason for a place. */
export type FinalReason =
  /** `place_for_winner` is the place at stake in the game, null if its winner went on. */
  | {
      readonly kind: 'bracket game'
      readonly won: boolean
      readonly place: number
      readonly place_for_winner: number | null
    }
  /** A team that had no opponent in the game for a place, or in its last game. */
  | { readonly kind: 'no opponent'; readonly place: number }
  /** A team of a bracket that still has games to play. */
  | { readonly kind: 'open bracket' }
  /** The separation is from the next team with the same place in another pool. */
  | { readonly kind: GroupStage['kind']; readonly place: number; readonly separation: Separation | null }
  /** In no pool, swiss round or bracket. */
  | { readonly kind: 'no games' }

/** Pools of a later stage, such as power pools, that play for the same places. */
export interface LaterPools {
  readonly first_place: number
  /** The teams that have not gone on from them. */
  readonly team_ids: ReadonlySet<number>
  readonly stage: PoolStage
}

export interface Finals {
  readonly entrants: readonly Entrant[]
  /** In the order of their rounds, as `bracketPlaces` expects them. */
  readonly bracketGames: readonly BracketGame[]
  /** Ranks the teams that are in no bracket; null without pools and swiss rounds. */
  readonly groups: GroupStage | null
  /** Pools after these groups. */
  readonly later?: readonly LaterPools[]
  /** Whether teams of the groups may still enter brackets. */
  readonly is_bracket_filling?: boolean
}

/**
 * The standings of a whole tournament: the teams in brackets by the places from their games, those of later pools
 * on the places that they play for, and on the places between them all others by the standings of their groups.
 *
 * @returns every entrant once, best first; teams that share a place are ordered by seed and id.
 */
export function finalStandings({
  entrants,
  bracketGames,
  groups,
  later = [],
  is_bracket_filling = false,
}: Finals): FinalStanding[] {
  const inLater = new Set(later.flatMap(({ team_ids }) => [...team_ids]))
  const inBracket = new Map(
    [...bracketPlaces(entrants, bracketGames)].filter(([teamId]) => !inLater.has(teamId)),
  )
  const gamesOfBrackets = bracketGames.filter(({ team_1_id, team_2_id }) =>
    [team_1_id, team_2_id].some(id => id === null || !inLater.has(id)),
  )
  const out = new Set(entrants.filter(isOut).map(({ team_id }) => team_id))
  const others = entrants.filter(({ team_id }) => !inBracket.has(team_id))
  const inGroups = ofStage(
    others.filter(({ team_id }) => !inLater.has(team_id)),
    groups,
  )
  const tiers = later.map(({ first_place, team_ids, stage }) => ({
    first_place,
    lines: ofStage(
      others.filter(({ team_id }) => team_ids.has(team_id)),
      stage,
    ),
  }))
  const lines = new Map([
    ...[...inBracket].map(([teamId, place]) => [teamId, bracketLine(place)] as const),
    ...betweenLaterPools(tiers, inGroups, takenPlaces(inBracket, gamesOfBrackets)).map(
      ({ stage, ...place }) => {
        const line = groupLine(place, stage, out.has(place.team_id))
        return [place.team_id, { ...line, is_decided: line.is_decided && !is_bracket_filling }] as const
      },
    ),
  ])
  const inOrder = [...entrants].sort(bySeed).flatMap(({ team_id }) => {
    const line = lines.get(team_id)
    return line === undefined ? [] : [{ team_id, ...line }]
  })
  const sharing = groupBy(inOrder, ({ place }) => place)
  return inOrder
    .map(line => ({ ...line, is_shared: (sharing.get(line.place)?.length ?? 0) > 1 }))
    .sort((a, b) => a.place - b.place)
}

/**
 * The places that belong to brackets: one for each of their teams, and those better than the last of them that
 * their games give, even if nobody has won them. Teams that share a place also take the ones behind it, or one
 * before it that both of them have lost.
 */
function takenPlaces(
  inBracket: ReadonlyMap<number, BracketPlace>,
  games: readonly BracketGame[],
): Set<number> {
  const sharing = groupBy([...inBracket.values()], ({ place }) => place)
  const last = Math.max(inBracket.size, ...sharing.keys())
  const unwon = new Set(
    games
      .flatMap(({ place_for_winner, place_for_loser }) => [place_for_winner, place_for_loser])
      .filter(place => place !== null)
      .filter(place => place <= last && !sharing.has(place)),
  )
  const taken = new Set([...sharing.keys(), ...unwon])
  for (const [place, teams] of sharing) {
    const before = [...unwon].filter(lost => lost < place).slice(0, teams.length - 1)
    for (const lost of before) unwon.delete(lost)
    for (let next = place + 1; next < place + teams.length - before.length; next++) taken.add(next)
  }
  return taken
}

/** The places of teams in a stage, from 1. */
const ofStage = (entrants: readonly Entrant[], stage: GroupStage | null) =>
  groupPlaces(entrants, stage).map(place => ({ ...place, stage }))

type Line = Omit<FinalStanding, 'team_id' | 'is_shared'>

function bracketLine({ place, won, place_for_winner, is_walkover }: BracketPlace): Line {
  if (won === null)
    return { place, is_decided: false, is_unresolved: false, reason: { kind: 'open bracket' } }
  return {
    place,
    is_decided: true,
    is_unresolved: false,
    reason: is_walkover
      ? { kind: 'no opponent', place }
      : { kind: 'bracket game', won, place, place_for_winner },
  }
}

function groupLine(
  { place, own_place, is_unresolved, separation }: GroupPlace,
  groups: GroupStage | null,
  isTeamOut: boolean,
): Line {
  const line = { place, is_unresolved }
  if (groups === null || own_place === null)
    return { ...line, is_decided: isTeamOut && groups?.is_over !== false, reason: { kind: 'no games' } }
  return { ...line, is_decided: groups.is_over, reason: { kind: groups.kind, place: own_place, separation } }
}
