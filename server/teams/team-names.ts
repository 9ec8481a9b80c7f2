import type { Tx } from '../database/transaction.ts'
import type { Texts } from '../texts/say.ts'

/** What a team is called by whoever asks with their texts. */
export type TeamName = (t: Texts, id: number) => string

/** The names of teams, by their ids. */
export async function teamNames(tx: Tx, ids: readonly number[]): Promise<TeamName> {
  const teams =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('teams')
          .select(['id', 'name'])
          .where('id', 'in', [...new Set(ids)])
          .execute()
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (t, id) => names.get(id) ?? t('teams.nameless', { id })
}
