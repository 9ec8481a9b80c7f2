import type { Tx } from '../../database/transaction.ts'

/** Makes the player that every account has. */
export async function newPlayer(
  tx: Tx,
  personId: string,
  name: string,
  owner_id: number | null,
): Promise<void> {
  await tx
    .insertInto('players')
    .values({ ...splitName(name), person_id: personId, entry_id: null, owner_id })
    .execute()
}

function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/)
  const last = words.length > 1 ? words.pop() : undefined
  return { first_name: words.join(' '), last_name: last ?? '' }
}
