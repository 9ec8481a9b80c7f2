import type { Selectable } from 'kysely'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import { decimalText, twoDigits } from '../../../shared-schema/rules/decimal-text.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Database } from '../../database/schema.ts'
import { swissTable } from '../../league/swiss-table.ts'
import { shows } from '../page.ts'
import type { WireObjects } from '../wire-objects.ts'
import type { Compute } from './index.ts'

type Game = Selectable<Database['games']>

/** The games of swiss rounds, in full and in the order of their ids, and the standings after each round. */
export const swissRoundTables: Compute = async (objects, rounds, names) => {
  const games = await objects.db.selectFrom('games').selectAll()
    .where('swiss_round_id', 'in', rounds.map(round => Number(round.id))).orderBy('id').execute()
  const gamesOf = groupBy(games, game => game.swiss_round_id)
  const shown = shows(names, 'games') ? await objects.show('games', games, 'all') : []
  const objectOf = new Map(games.map((game, index) => [game.id, shown[index]]))
  const tables: Record<string, unknown>[] = []
  for (const round of rounds) {
    const own = gamesOf.get(Number(round.id)) ?? []
    const standings = shows(names, 'standings') ? await standingsAfter(objects, round, own) : []
    tables.push({ games: own.map(game => objectOf.get(game.id)), standings })
  }
  return tables
}

/** Only the teams that the round paired are ranked. */
async function standingsAfter(objects: WireObjects, round: Stored, games: readonly Game[]): Promise<object[]> {
  const teamIds = games.flatMap(game => [game.team_1_id, game.team_2_id]).filter(id => id !== null)
  if (teamIds.length === 0) return []
  const table = await swissTable(objects.db, Number(round.tournament_id), Number(round.round_number), teamIds)
  const teams = await objects.short('teams', teamIds)
  return table.map(line => ({
    ...line,
    team: teams.get(line.team_id) ?? null,
    swiss_score: decimalText(line.swiss_score),
    swiss_opponent_score: decimalText(line.swiss_opponent_score),
    swiss_opponent_score_avg: decimalText(line.swiss_opponent_score_avg),
    avg_goal_difference: twoDigits(line.avg_goal_difference),
  }))
}
