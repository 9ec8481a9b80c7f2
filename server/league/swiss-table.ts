import type { Kysely } from 'kysely'
import type { GameResult } from '../../shared-schema/rules/standings/game-result.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import { swissStandings, type SwissScoring, type SwissStanding } from '../../shared-schema/rules/standings/swiss-standings.ts'
import type { Database } from '../database/schema.ts'

/** All that the standings of a tournament's swiss rounds follow from. */
export interface SwissTournament {
  readonly scoring: SwissScoring
  /** The seed of each team of the tournament, null where it has none or seeds do not count. */
  readonly seeds: ReadonlyMap<number, number | null>
  readonly games: readonly SwissGame[]
}

type SwissGame = GameResult & { readonly round_number: number | null }

/** Loads the swiss rounds of tournaments, by tournament id: in three statements, however many they are. */
export async function loadSwiss(db: Kysely<Database>, tournamentIds: readonly number[]): Promise<Map<number, SwissTournament>> {
  const tournaments = await db.selectFrom('tournaments').selectAll().where('id', 'in', tournamentIds).execute()
  const entrants = await db.selectFrom('tournament_teams').select(['tournament_id', 'team_id', 'seed'])
    .where('tournament_id', 'in', tournamentIds).execute()
  const games = await db.selectFrom('games').innerJoin('swiss_rounds', 'swiss_rounds.id', 'games.swiss_round_id')
    .select(['games.team_1_id', 'games.team_2_id', 'games.team_1_score', 'games.team_2_score', 'games.status'])
    .select(['swiss_rounds.tournament_id', 'swiss_rounds.round_number'])
    .where('swiss_rounds.tournament_id', 'in', tournamentIds).execute()
  const [entrantsOf, gamesOf] = [groupBy(entrants, row => row.tournament_id), groupBy(games, row => row.tournament_id)]
  return new Map(tournaments.map(tournament => [tournament.id, {
    scoring: { ...tournament, swiss_points_for_bye: Number(tournament.swiss_points_for_bye) },
    seeds: new Map(entrantsOf.get(tournament.id)?.map(({ team_id, seed }) => [team_id, tournament.uses_seeds ? seed : null])),
    games: gamesOf.get(tournament.id) ?? [],
  }]))
}

/** The games of the rounds up to and including one. */
export const swissGames = ({ games }: SwissTournament, throughRound: number): SwissGame[] =>
  games.filter(({ round_number }) => round_number !== null && round_number <= throughRound)

/**
 * The standings up to and including a round.
 * @param teamIds the teams to rank; all teams of the tournament where it is empty
 */
export function swissTable(tournament: SwissTournament, throughRound: number, teamIds: readonly number[]): SwissStanding[] {
  const { seeds, scoring } = tournament
  const ranked = teamIds.length > 0 ? teamIds : [...seeds.keys()]
  return swissStandings(ranked.map(team_id => ({ team_id, seed: seeds.get(team_id) ?? null })), swissGames(tournament, throughRound), scoring)
}
