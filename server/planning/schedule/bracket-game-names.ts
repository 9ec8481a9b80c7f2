import type { Kysely } from 'kysely'
import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'
import type { Author } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import { bracketLabels } from '../../tournament/bracket-labels.ts'

/** The name of a bracket game; undefined for any other game. */
type NameOf = (gameId: number) => string | undefined

/**
 * The names of bracket games, as on the board and the printed schedule: `Places 5–8 · Game 21`.
 * @param gameIds games of any tournaments
 */
export async function bracketGameNames(
  db: Kysely<Database>,
  author: Author,
  gameIds: readonly number[],
): Promise<(shared: SharedTexts) => NameOf> {
  if (gameIds.length === 0) return () => () => undefined
  const named = await db
    .selectFrom('games')
    .select('tournament_id')
    .distinct()
    .where('id', 'in', [...gameIds])
    .where('bracket_id', 'is not', null)
    .where('tournament_id', 'is not', null)
    .$narrowType<{ tournament_id: number }>()
    .execute()
  if (named.length === 0) return () => () => undefined
  const tournaments = named.map(({ tournament_id }) => tournament_id)
  const games = await db
    .selectFrom('games')
    .select([
      'id',
      'tournament_id',
      'bracket_id',
      'next_game_for_winner_id',
      'next_team_for_winner',
      'next_game_for_loser_id',
      'next_team_for_loser',
    ])
    .where('tournament_id', 'in', tournaments)
    .where(readableBy(author, 'games'))
    .execute()
  const brackets = await db
    .selectFrom('brackets')
    .select(['id', 'tournament_id', 'name', 'kind', 'main_bracket_id', 'row_position', 'column_position'])
    .where('tournament_id', 'in', tournaments)
    .where(readableBy(author, 'brackets'))
    .execute()

  return shared => {
    const labels = new Map(
      tournaments.flatMap(id => [
        ...bracketLabels(
          games.filter(({ tournament_id }) => tournament_id === id),
          brackets.filter(({ tournament_id }) => tournament_id === id),
          shared,
        ),
      ]),
    )
    return id => labels.get(id)
  }
}
