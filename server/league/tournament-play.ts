import type { Kysely } from 'kysely'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { inOrderOfPlay } from '../../shared-schema/rules/progress/order-of-play.ts'
import type { Entrant } from '../../shared-schema/rules/standings/entrant.ts'
import { finalStandings, type FinalStanding } from '../../shared-schema/rules/standings/final-standings.ts'
import type { GroupStage } from '../../shared-schema/rules/standings/group-places.ts'
import { poolStandings, type PoolStanding } from '../../shared-schema/rules/standings/pool-standings.ts'
import { ruleOf } from '../../shared-schema/rules/standings/rule-of.ts'
import { swissStandings, type SwissScoring, type SwissStanding } from '../../shared-schema/rules/standings/swiss-standings.ts'
import type { TieBreakRule } from '../../shared-schema/rules/standings/tie-breaks.ts'
import type { Database } from '../database/schema.ts'

/** All that the standings of a tournament follow from. */
export interface TournamentPlay {
  readonly id: number
  readonly rule: TieBreakRule
  readonly scoring: SwissScoring
  /** Its teams; their seeds are null where seeds do not count. */
  readonly entrants: readonly Entrant[]
  readonly games: readonly PlayedGame[]
  readonly pools: readonly PlayedPool[]
  readonly decisions: readonly { readonly pool_id: number | null; readonly team_ids: number[]; readonly method: string }[]
}

export type PlayedGame = Awaited<ReturnType<typeof gamesOf>>[number]

/** A pool as far as its standings depend on it. */
export interface PlayedPool {
  readonly id: number
  readonly name: string
  readonly tournament_id: number
  readonly team_ids: readonly number[]
}

/** Loads what standings follow from, by tournament id: in five statements, however many tournaments they are. */
export async function loadPlay(db: Kysely<Database>, tournamentIds: readonly number[]): Promise<Map<number, TournamentPlay>> {
  if (tournamentIds.length === 0) return new Map()
  const of = { ids: [...new Set(tournamentIds)] }
  const tournaments = await db.selectFrom('tournaments').selectAll().where('id', 'in', of.ids).execute()
  const entrants = groupBy(await db.selectFrom('tournament_teams').select(['tournament_id', 'team_id', 'seed', 'status'])
    .where('tournament_id', 'in', of.ids).execute(), row => row.tournament_id)
  const pools = groupBy(await db.selectFrom('pools').select(['id', 'name', 'tournament_id', 'team_ids'])
    .where('tournament_id', 'in', of.ids).orderBy('id').execute(), row => row.tournament_id)
  const decisions = groupBy(await db.selectFrom('tie_decisions').select(['tournament_id', 'pool_id', 'team_ids', 'method'])
    .where('tournament_id', 'in', of.ids).orderBy('id').execute(), row => row.tournament_id)
  const games = groupBy(await gamesOf(db, of.ids), row => row.tournament_id)
  return new Map(tournaments.map(tournament => [tournament.id, {
    id: tournament.id,
    rule: ruleOf(tournament),
    scoring: { ...tournament, swiss_points_for_bye: Number(tournament.swiss_points_for_bye) },
    entrants: (entrants.get(tournament.id) ?? []).map(({ team_id, seed, status }) => ({ team_id, seed: tournament.uses_seeds ? seed : null, status })),
    games: games.get(tournament.id) ?? [],
    pools: pools.get(tournament.id) ?? [],
    decisions: decisions.get(tournament.id) ?? [],
  }]))
}

/** Loads one tournament. @throws Error when it is not there */
export async function loadOnePlay(db: Kysely<Database>, tournamentId: number): Promise<TournamentPlay> {
  const play = (await loadPlay(db, [tournamentId])).get(tournamentId)
  if (!play) throw new Error(`Tournament ${tournamentId} is not there`)
  return play
}

async function gamesOf(db: Kysely<Database>, tournamentIds: readonly number[]) {
  return db.selectFrom('games').leftJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select(['games.id', 'games.tournament_id', 'games.team_1_id', 'games.team_2_id', 'games.team_1_score', 'games.team_2_score', 'games.winner_id',
      'games.status', 'games.forfeit_team_ids', 'games.needs_decision', 'games.pool_id', 'games.bracket_id', 'games.place_for_winner', 'games.place_for_loser',
      'games.next_game_for_winner_id', 'games.next_team_for_winner', 'games.next_game_for_loser_id', 'games.next_team_for_loser',
      'swiss_rounds.round_number', 'swiss_rounds.visibility'])
    .where('games.tournament_id', 'in', [...tournamentIds]).orderBy('games.id').execute()
}

/** The standings of a pool. */
export function poolTable(play: TournamentPlay, pool: PlayedPool): PoolStanding[] {
  const known = new Map(play.entrants.map(entrant => [entrant.team_id, entrant]))
  const members = pool.team_ids.map(team_id => known.get(team_id) ?? { team_id, seed: null, status: 'playing' as const })
  return poolStandings(members, play.games.filter(game => game.pool_id === pool.id), play.rule, play.decisions.filter(one => one.pool_id === pool.id))
}

/** The games of the swiss rounds up to and including one. */
export const swissGames = ({ games }: TournamentPlay, throughRound: number): PlayedGame[] =>
  games.filter(({ round_number }) => round_number !== null && round_number <= throughRound)

/**
 * The standings of the swiss rounds up to and including one.
 * @param teamIds the teams to rank; all teams of the tournament where it is empty
 */
export function swissTable(play: TournamentPlay, throughRound: number, teamIds: readonly number[]): SwissStanding[] {
  const known = new Map(play.entrants.map(entrant => [entrant.team_id, entrant]))
  const ranked = teamIds.length === 0 ? play.entrants : teamIds.map(team_id => known.get(team_id) ?? { team_id, seed: null, status: 'playing' as const })
  return swissStandings(ranked, swissGames(play, throughRound), play.scoring, play.decisions.filter(one => one.pool_id === null))
}

/** The standings of the whole tournament. */
export function finalTable(play: TournamentPlay): FinalStanding[] {
  const bracketGames = inOrderOfPlay(play.games.filter(({ bracket_id, place_for_winner, place_for_loser }) =>
    bracket_id !== null || place_for_winner !== null || place_for_loser !== null))
  return finalStandings({ entrants: play.entrants, groups: groupStage(play), bracketGames: bracketGames.map(game => ({ ...game, loser_id: loserOf(game) })) })
}

/** The games before the brackets: swiss rounds where there are any, else pools. */
export function groupStage(play: TournamentPlay): GroupStage | null {
  const swiss = play.games.filter(({ round_number, visibility }) => round_number !== null && visibility === 'live')
  const is_over = isOver([...swiss, ...play.games.filter(game => game.pool_id !== null)])
  if (swiss.length > 0) {
    const last = Math.max(...swiss.map(({ round_number }) => round_number ?? 0))
    return { kind: 'swiss rounds', is_over, standings: swissTable(play, last, []) }
  }
  return play.pools.length === 0 ? null : { kind: 'pools', is_over, standings: play.pools.map(pool => poolTable(play, pool)) }
}

/** Whether games are all played; a bye is nothing to play. */
export const isOver = (games: readonly PlayedGame[]): boolean => games.every(game => game.status === 'final' || game.team_2_id === null)

const loserOf = ({ winner_id, team_1_id, team_2_id }: PlayedGame): number | null =>
  winner_id === null ? null : winner_id === team_1_id ? team_2_id : team_1_id
