import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A game in words, for people: `Game 12, Sexy Legs – Rusty Bikes`; nothing where there is no such game. */
export async function gameName(db: Kysely<Database>, gameId: number): Promise<string> {
  const game = await db.selectFrom('games').leftJoin('teams as one', 'one.id', 'games.team_1_id').leftJoin('teams as two', 'two.id', 'games.team_2_id')
    .select(['games.id', 'one.name as one', 'two.name as two']).where('games.id', '=', gameId).executeTakeFirst()
  if (!game) return ''
  return game.one === null || game.two === null ? `Game ${game.id}` : `Game ${game.id}, ${game.one} – ${game.two}`
}
