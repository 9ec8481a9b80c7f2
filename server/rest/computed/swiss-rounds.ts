import { decimalText, twoDigits } from '../../../shared-schema/rules/standings/decimal-text.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import { swissTable } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { readableBy } from '../../league/visibility.ts'
import { loadPlay } from '../../league/tournament-play.ts'
import { shows } from '../page.ts'
import type { WireObjects } from '../wire-objects.ts'
import type { Compute } from './index.ts'
import { nameIn } from './names.ts'

/** The games of swiss rounds, in full and in the order of their ids, and the standings after each round. */
export const swissRoundTables: Compute = async (objects, rounds, names) => {
  const games = await objects.db.selectFrom('games').selectAll()
    .where('swiss_round_id', 'in', rounds.map(round => Number(round.id))).where(readableBy(objects.author, 'games')).orderBy('id').execute()
  const gamesOf = groupBy(games, game => game.swiss_round_id)
  const shown = shows(names, 'games') ? await objects.show('games', games, 'all') : []
  const objectOf = new Map(games.map((game, index) => [game.id, shown[index]]))
  const placed = rounds.map(round => {
    const own = gamesOf.get(Number(round.id)) ?? []
    return {
      tournamentId: Number(round.tournament_id), round: Number(round.round_number), games: own.map(game => objectOf.get(game.id)),
      teamIds: own.flatMap(game => [game.team_1_id, game.team_2_id]).filter(id => id !== null),
    }
  })
  const standings = shows(names, 'standings') ? await standingsAfter(objects, placed) : []
  return placed.map((round, index) => ({ games: round.games, standings: standings[index] ?? [] }))
}

interface Drawn { readonly tournamentId: number; readonly round: number; readonly teamIds: readonly number[] }

/** The standings after each of several rounds. Only the teams that a round paired are ranked in it. */
async function standingsAfter(objects: WireObjects, rounds: readonly Drawn[]): Promise<object[][]> {
  const tournaments = await loadPlay(objects.db, rounds.map(({ tournamentId }) => tournamentId))
  const teams = await objects.short('teams', rounds.flatMap(({ teamIds }) => teamIds))
  return rounds.map(({ tournamentId, round, teamIds }) => {
    const tournament = tournaments.get(tournamentId)
    if (!tournament || teamIds.length === 0) return []
    return swissTable(tournament, round, teamIds).map(({ separation, ...line }) => ({
      ...line,
      reason: separation && reasonText(separation, nameIn(teams)),
      team: teams.get(line.team_id) ?? null,
      swiss_score: decimalText(line.swiss_score),
      swiss_opponent_score: decimalText(line.swiss_opponent_score),
      swiss_opponent_score_avg: decimalText(line.swiss_opponent_score_avg),
      avg_goal_difference: twoDigits(line.avg_goal_difference),
    }))
  })
}
