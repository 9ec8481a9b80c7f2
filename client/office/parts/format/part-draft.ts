import { z } from 'zod'
import { bracketKinds } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import type { EventGames } from '../../data/games.ts'
import {
  makingBracket,
  makingPool,
  makingPools,
  nextPlace,
  type BracketTeams,
  type NewPart,
} from '../../data/new-parts.ts'
import type { Tournament } from '../../data/shapes.ts'
import { usualStart } from '../../data/usual-start.ts'

/** A part of a tournament while an organizer describes it. */
export const partDraft = z.object({
  part: z.enum(['bracket', 'pool']),
  /** The origin of the teams of a bracket. */
  source: z.enum(['pools', 'standings', 'seeds', 'hand']),
  pools: z.array(z.int()),
  from: z.int(),
  /** 0 for the last place. */
  to: z.int(),
  /** The teams chosen by hand. */
  order: z.array(z.int()),
  kind: z.enum(bracketKinds),
  /** 0 for the usual one. */
  firstPlace: z.int(),
  /** Empty for the usual one. */
  start: z.string(),
  /** The name of a pool, if it is the only one. */
  name: z.string(),
  /** Into how many pools the teams are dealt; 0 for one. */
  count: z.int(),
  /** True if games that the teams of a pool have played against each other count. */
  countsEarlier: z.boolean(),
})
export type PartDraft = z.infer<typeof partDraft>

/** The tournament that gets a part. */
export interface PartEvent {
  readonly tournament: Tournament
  readonly found: EventGames
  /** The playing teams by their seeds. */
  readonly seeds: readonly number[]
  /** The playing teams by their places so far; empty until they are known. */
  readonly standings: readonly number[]
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The draft with which an organizer begins. */
export const emptyDraft = ({ pools, games }: EventGames): PartDraft => ({
  part: 'bracket',
  source: pools.length > 0 ? 'pools' : games.length > 0 ? 'standings' : 'seeds',
  pools: pools.map(({ id }) => id),
  from: 1,
  to: 0,
  order: [],
  kind: 'single elimination',
  firstPlace: 0,
  start: '',
  name: letters.split('').find(letter => pools.every(({ name }) => name !== letter)) ?? '',
  count: 1,
  countsEarlier: true,
})

/** The start of the part's first games in local time; empty if nothing is known of the days. */
export const startOf = ({ start }: PartDraft, { tournament, found }: PartEvent): string =>
  start === '' ? usualStart(tournament, found.games.at(-1)) : start

/** The best place that a new part decides: behind all teams on better places. */
export function firstPlaceOf(draft: PartDraft, event: PartEvent): number {
  const { found } = event
  const { part, from, pools, firstPlace } = draft
  if (firstPlace > 0) return firstPlace
  const source = part === 'pool' ? poolSource(draft, event) : draft.source
  if (source === 'hand') return Math.max(nextPlace(found.games), ...found.pools.map(nextOfPool))
  if (source !== 'pools') return Math.max(1, from)
  return chosenPools(found, pools).reduce((sum, size) => sum + Math.min(size, Math.max(0, from - 1)), 1)
}

/** The best place behind those that a pool of a later stage plays for; 1 for others. */
const nextOfPool = ({ first_place, team_ids }: EventGames['pools'][number]): number =>
  first_place === null ? 1 : first_place + team_ids.length

/** The numbers of teams of some pools. */
const chosenPools = ({ pools }: EventGames, ids: readonly number[]): number[] =>
  pools.filter(({ id }) => ids.includes(id)).map(({ team_ids }) => team_ids.length)

/** The teams on the places of a draft that takes them from an order; those chosen by hand; else none. */
export function teamsOf({ source, from, to, order }: PartDraft, { seeds, standings }: PartEvent): number[] {
  if (source === 'hand') return order.filter(id => seeds.includes(id))
  const ordered = { pools: [], standings, seeds }[source]
  return ordered.slice(Math.max(0, from - 1), to === 0 ? undefined : to)
}

/** The origin of the teams of a pool: for a late pool those without a pool, if there are some. */
export const poolSource = ({ source }: PartDraft, event: PartEvent): Exclude<PartDraft['source'], 'pools'> =>
  source !== 'pools' ? source : freeTeams(event).length > 1 ? 'hand' : 'standings'

/** The teams of new pools. */
export const poolTeams = (draft: PartDraft, event: PartEvent): number[] =>
  teamsOf({ ...draft, source: poolSource(draft, event) }, event)

/** True for pools of a later stage, such as power pools: teams of them have played in other pools or swiss rounds. */
export function isLater(draft: PartDraft, event: PartEvent): boolean {
  const free = freeTeams(event)
  return poolTeams(draft, event).some(id => !free.includes(id))
}

/** The teams that are in no pool, no bracket and no swiss round. */
const freeTeams = ({ seeds, found: { games, pools } }: PartEvent): number[] =>
  seeds.filter(
    id =>
      !pools.some(({ team_ids }) => team_ids.includes(id)) &&
      !games.some(
        ({ swiss_round_id, bracket_id, team_1_id, team_2_id }) =>
          (swiss_round_id !== null || bracket_id !== null) && (team_1_id === id || team_2_id === id),
      ),
  )

/** The request for the part; undefined while something is missing. */
export function newPart(draft: PartDraft, event: PartEvent): NewPart | undefined {
  const start_time = startOf(draft, event)
  if (start_time === '') return undefined
  const { tournament } = event
  const name = draft.name.trim()
  if (draft.part === 'pool') {
    const team_ids = poolTeams(draft, event)
    const count = Math.max(1, draft.count)
    if (team_ids.length < 2 * count || (count === 1 && name === '')) return undefined
    const later = isLater(draft, event)
      ? { first_place: firstPlaceOf(draft, event), counts_earlier_games: draft.countsEarlier }
      : {}
    return count > 1
      ? makingPools(tournament, { number_of_pools: count, team_ids, start_time, ...later })
      : makingPool(tournament, { name, team_ids, start_time, ...later })
  }
  const teams = bracketTeams(draft, event)
  const { kind } = draft
  return (
    teams && makingBracket(tournament, { kind, first_place: firstPlaceOf(draft, event), start_time, teams })
  )
}

/** The teams of a bracket; undefined for fewer than two. */
function bracketTeams(draft: PartDraft, event: PartEvent): BracketTeams | undefined {
  const { source, pools, from, to } = draft
  if (source !== 'pools') {
    const team_ids = teamsOf(draft, event)
    return team_ids.length < 2 ? undefined : { team_ids }
  }
  const [from_place, to_place] = [Math.max(1, from), to === 0 ? null : to]
  const many = chosenPools(event.found, pools).reduce(
    (sum, size) => sum + Math.max(0, Math.min(size, to_place ?? size) - from_place + 1),
    0,
  )
  return many < 2 ? undefined : { pool_ids: pools, follows_pools: true, from_place, to_place }
}
