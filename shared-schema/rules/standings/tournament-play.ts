import { groupBy } from '../group-by.ts'
import type { Links, Vacancies } from '../progress/sent-on.ts'
import { bracketGames } from './bracket-games.ts'
import type { Entrant } from './entrant.ts'
import { finalStandings, type FinalStanding, type LaterPools } from './final-standings.ts'
import type { GameResult } from './game-result.ts'
import type { GroupStage, PoolStage } from './group-places.ts'
import { poolStandings, type PoolStanding } from './pool-standings.ts'
import { swissStandings, type SwissScoring, type SwissStanding } from './swiss-standings.ts'
import type { TieBreakRule, TieDecision } from './tie-breaks.ts'

/** A game of a tournament with the fields that standings need. */
export interface TournamentGame extends GameResult, Links, Vacancies {
  readonly id: number
  readonly winner_id: number | null
  readonly pool_id: number | null
  readonly bracket_id: number | null
  /** The number of its swiss round, null for other games. */
  readonly round_number: number | null
  /** The pools whose places supply its teams; null or absent for none. */
  readonly team_1_pool_id?: number | null
  readonly team_2_pool_id?: number | null
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
  /** Whether a different team has played it than the one sent to it; absent if unknown. */
  readonly needs_decision?: boolean
}

/** A pool with the fields that its standings need. */
export interface TournamentPool {
  readonly id: number
  readonly name: string
  readonly team_ids: readonly number[]
  /** The best place of the tournament that its teams play for; null or absent for a pool of the first stage. */
  readonly first_place?: number | null
  /** True if games of its teams against each other in earlier pools count too; absent for no. */
  readonly counts_earlier_games?: boolean
  /** Whether a round of it is planned that has no games yet. */
  readonly has_empty_round?: boolean
}

/** The complete input of a tournament's standings. */
export interface TournamentPlay {
  readonly rule: TieBreakRule
  readonly scoring: SwissScoring
  /** Its teams; their seeds are null if seeds do not count. */
  readonly entrants: readonly Entrant[]
  readonly games: readonly TournamentGame[]
  readonly pools: readonly TournamentPool[]
  /** The last swiss round that is no longer a draft, null without one. */
  readonly last_round: number | null
  /** The planned number of swiss rounds; null or absent if not planned. */
  readonly planned_rounds?: number | null
  /** Each with the pool in which it counts, null for the swiss standings; the latest last. */
  readonly decisions: readonly (TieDecision & { readonly pool_id: number | null })[]
}

/** The standings of a pool; level teams need no decision before its last game is over. */
export function poolTable(play: TournamentPlay, pool: TournamentPool): PoolStanding[] {
  const { id, team_ids } = pool
  return poolStandings(
    entrantsOf(play, team_ids),
    gamesOfPool(play.games, pool),
    isPoolOver(play, pool) ? play.rule : { ...play.rule, last_resort: null },
    play.decisions.filter(({ pool_id }) => pool_id === id),
  )
}

/** The games that count in a pool: its own, and those that it takes from swiss rounds and the pools before it. */
export const gamesOfPool = <G extends PoolGame>(
  games: readonly G[],
  { id, team_ids, counts_earlier_games = false }: Omit<TournamentPool, 'name'>,
): G[] =>
  games.filter(
    ({ pool_id, round_number, team_1_id, team_2_id }) =>
      pool_id === id ||
      (counts_earlier_games &&
        (pool_id === null ? round_number !== null : pool_id < id) &&
        [team_1_id, team_2_id].every(team => team !== null && team_ids.includes(team))),
  )

type PoolGame = Pick<TournamentGame, 'pool_id' | 'round_number' | 'team_1_id' | 'team_2_id'>

/** The games of the swiss rounds up to and including one. */
export const swissGames = <G extends TournamentGame>(games: readonly G[], throughRound: number): G[] =>
  games.filter(({ round_number }) => round_number !== null && round_number <= throughRound)

/**
 * The standings of the swiss rounds up to and including one.
 * @param teamIds the teams to rank; all teams of the tournament if it is empty
 * @param hasEnded whether level teams need a decision, as nothing comes after that round
 */
export function swissTable(
  play: TournamentPlay,
  throughRound: number,
  teamIds: readonly number[],
  hasEnded = true,
): SwissStanding[] {
  const ranked = teamIds.length === 0 ? play.entrants : entrantsOf(play, teamIds)
  return swissStandings(
    ranked,
    swissGames(play.games, throughRound),
    play.scoring,
    play.decisions.filter(({ pool_id }) => pool_id === null),
    hasEnded,
  )
}

/** The entrants for team ids; a team that is not one plays without a seed. */
function entrantsOf({ entrants }: TournamentPlay, teamIds: readonly number[]): Entrant[] {
  const known = new Map(entrants.map(entrant => [entrant.team_id, entrant]))
  return teamIds.map(team_id => known.get(team_id) ?? { team_id, seed: null, status: 'playing' })
}

/** The games that come first: swiss rounds if there are any, else pools. */
export function groupStage(play: TournamentPlay): GroupStage | null {
  const { last_round } = play
  if (last_round !== null) {
    const later = new Set(play.pools.filter(isLaterPool).map(({ id }) => id))
    const inPools = play.games.filter(({ pool_id }) => pool_id !== null && !later.has(pool_id))
    const areAllDrawn = play.planned_rounds == null || last_round >= play.planned_rounds
    const is_over = areAllDrawn && isOver([...swissGames(play.games, last_round), ...inPools])
    return { kind: 'swiss rounds', is_over, standings: swissTable(play, last_round, [], is_over) }
  }
  const first = play.pools.filter(pool => !isLaterPool(pool))
  return first.length === 0 ? null : poolStage(play, first)
}

const poolStage = (play: TournamentPlay, pools: readonly TournamentPool[]): PoolStage => ({
  kind: 'pools',
  is_over: pools.every(pool => isPoolOver(play, pool)),
  standings: pools.map(pool => poolTable(play, pool)),
})

const isLaterPool = ({ first_place }: TournamentPool): boolean => first_place != null

/**
 * The pools of later stages, by the best place that they play for. A team counts in the last pool that it has come
 * to, unless its games in a bracket were made after those of the pool.
 */
function laterPools(play: TournamentPlay): LaterPools[] {
  const later = play.pools.filter(isLaterPool).sort((one, other) => one.id - other.id)
  const lastOf = new Map(
    later.flatMap(({ id, team_ids }) => {
      const first = Math.min(...play.games.flatMap(game => (game.pool_id === id ? game.id : [])))
      return team_ids.filter(team => !goesOnAfter(play, team, first)).map(team => [team, id] as const)
    }),
  )
  const tiers = groupBy(later, ({ first_place }) => first_place ?? 1)
  return [...tiers].map(([first_place, pools]) => ({
    first_place,
    team_ids: new Set(pools.flatMap(({ id, team_ids }) => team_ids.filter(team => lastOf.get(team) === id))),
    stage: poolStage(play, pools),
  }))
}

/** True if a team has games in a bracket that were made after a game. */
const goesOnAfter = ({ games }: TournamentPlay, team: number, game: number): boolean =>
  games.some(one => isOfBracket(one) && one.id > game && (one.team_1_id === team || one.team_2_id === team))

/**
 * Whether the swiss rounds are drawn and played to the end: as many as planned or, without a plan, until
 * teams have gone on into brackets or later pools.
 */
export function haveSwissRoundsEnded(play: TournamentPlay): boolean {
  const { last_round, planned_rounds = null } = play
  if (last_round === null || !isOver(swissGames(play.games, last_round))) return false
  const hasGoneOn = play.games.some(isOfBracket) || play.pools.some(isLaterPool)
  return planned_rounds === null ? hasGoneOn : last_round >= planned_rounds
}

/** Whether there are games and none is still to be played; byes are never played. */
export const isOver = (games: readonly GameResult[]): boolean =>
  games.length > 0 &&
  games.every(({ status, team_2_id }) => status === 'final' || status === 'not needed' || team_2_id === null)

/**
 * Whether nothing is left to play in a pool; true from the beginning for a single team. A round without games
 * is still to be drawn if some teams have not been drawn against each other.
 */
export function isPoolOver(play: TournamentPlay, pool: TournamentPool): boolean {
  const games = gamesOfPool(play.games, pool)
  if (games.length === 0) return pool.team_ids.length < 2
  const isDrawn = pool.has_empty_round !== true && games.some(({ pool_id }) => pool_id === pool.id)
  return isOver(games) && (isDrawn || !leavesPairs(play, pool, games))
}

/** Whether two teams of a pool that are not out have no game with each other. */
function leavesPairs(
  play: TournamentPlay,
  { team_ids }: TournamentPool,
  games: readonly TournamentGame[],
): boolean {
  const pairs = new Set(
    games.flatMap(({ team_1_id: one, team_2_id: two }) => [`${one} ${two}`, `${two} ${one}`]),
  )
  const playing = entrantsOf(play, team_ids)
    .filter(({ status }) => status === 'playing')
    .map(({ team_id }) => team_id)
  return playing.some((one, at) => playing.slice(at + 1).some(two => !pairs.has(`${one} ${two}`)))
}

/** The standings of the whole tournament. */
export function finalTable(play: TournamentPlay): FinalStanding[] {
  const games = play.games.filter(isOfBracket)
  return finalStandings({
    entrants: play.entrants,
    groups: groupStage(play),
    later: laterPools(play),
    bracketGames: bracketGames(games),
    is_bracket_filling: games.some(waitsForPool),
  })
}

/** Whether a team of a pool may still come to a game. */
const waitsForPool = (game: TournamentGame): boolean =>
  ([1, 2] as const).some(
    slot =>
      game[`team_${slot}_pool_id`] != null && game[`team_${slot}_id`] === null && !game[`no_team_${slot}`],
  )

/** Whether a game counts in any standings: single games of a tournament count in none. */
export const countsInStandings = (game: TournamentGame): boolean =>
  game.pool_id !== null || game.round_number !== null || isOfBracket(game)

/** A game that gives places counts as a bracket game, regardless of its origin. */
export const isOfBracket = ({ bracket_id, place_for_winner, place_for_loser }: TournamentGame): boolean =>
  bracket_id !== null || place_for_winner !== null || place_for_loser !== null
