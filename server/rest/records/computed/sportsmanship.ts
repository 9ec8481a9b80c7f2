import { shownTo } from '../../../access/shown-to.ts'
import { readableBy } from '../../../access/visibility.ts'
import type { Compute } from './compute.ts'

/** The player whose account entered a spirit score; null if no player belongs to the account. */
export const recordedBy: Compute = async ({ db, author }, scores) => {
  const people = scores.flatMap(({ person_id }) => (typeof person_id === 'string' ? [person_id] : []))
  if (people.length === 0) return scores.map(() => ({ created_by: null }))
  const players = await db
    .selectFrom('players')
    .selectAll()
    .where('person_id', 'in', people)
    .where(readableBy(author, 'players'))
    .orderBy('id', 'desc')
    .execute()
  const playerOf = new Map(
    players.map(player => {
      const { id, first_name, last_name } = shownTo(author, 'players', player)
      return [player.person_id, { id, first_name, last_name }]
    }),
  )
  return scores.map(({ person_id }) => ({
    created_by: typeof person_id === 'string' ? (playerOf.get(person_id) ?? null) : null,
  }))
}
