import type { Kysely } from 'kysely'
import type { NamedGame } from '../../shared-schema/replication/result.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'

/** A game with the names of its teams; null if the game does not exist. */
export async function namedGame(db: Kysely<Database>, gameId: number): Promise<NamedGame | null> {
  const game = await db
    .selectFrom('games')
    .leftJoin('teams as one', 'one.id', 'games.team_1_id')
    .leftJoin('teams as two', 'two.id', 'games.team_2_id')
    .select(['one.name as one', 'two.name as two'])
    .where('games.id', '=', gameId)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return game ? nameOf(gameId, game.one, game.two) : null
}

/** A game with the names of its teams; null while a team is not known. */
export const nameOf = (id: number, one: string | null, two: string | null): NamedGame => ({
  id,
  teams: one === null || two === null ? null : [one, two],
})
