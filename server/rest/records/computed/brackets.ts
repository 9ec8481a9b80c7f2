import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { readableBy } from '../../../access/visibility.ts'
import type { Compute } from './compute.ts'

/** The rounds of brackets with their full games: earliest round first, games in slot order. */
export const bracketRounds: Compute = async (objects, brackets) => {
  const games = await objects.db
    .selectFrom('games')
    .selectAll()
    .where(
      'bracket_id',
      'in',
      brackets.map(bracket => Number(bracket.id)),
    )
    .where(readableBy(objects.author, 'games'))
    .orderBy('bracket_round', 'desc')
    .orderBy('bracket_slot')
    .orderBy('id')
    .execute()
  const shown = await objects.show('games', games, 'all')
  const places = games.map((game, index) => ({ ...game, object: shown[index] }))
  const byBracket = groupBy(places, game => game.bracket_id)
  return brackets.map(bracket => {
    const rounds = groupBy(byBracket.get(Number(bracket.id)) ?? [], game => game.bracket_round)
    return {
      rounds: [...rounds].map(([round_number, played]) => ({
        round_number,
        games: played.map(({ object }) => object),
      })),
    }
  })
}
