import type { Tx } from '../database/transaction.ts'
import type { FamilyRules } from './family-rules.ts'
import { gamesNaming, gamesNamingInVain } from './games-naming.ts'
import { holdGames } from './hold-games.ts'
import { refoldAndPublish } from './refold-game.ts'

/** A player who goes to another organization is a player of other games than before. */
export const playerRules: Pick<FamilyRules, 'updated'> = {
  async updated(tx, before, after) {
    if (before.owner_id === after.owner_id) return
    const id = Number(after.id)
    await refoldAll(tx, [...await gamesNaming(tx, id), ...await gamesNamingInVain(tx, id)])
  },
}

/**
 * A player of no organization joins that of the first team whose roster names them. What was recorded for somebody
 * before they were on the roster counts for them from now on.
 */
export const teamPlayerRules: Pick<FamilyRules, 'created'> = {
  async created(tx, record) {
    const id = Number(record.player_id)
    if (typeof record.owner_id === 'number') {
      await tx.updateTable('players').set({ owner_id: record.owner_id }).where('id', '=', id).where('owner_id', 'is', null).execute()
    }
    await refoldAll(tx, await gamesNamingInVain(tx, id))
  },
}

async function refoldAll(tx: Tx, games: readonly number[]): Promise<void> {
  await holdGames(tx, games)
  for (const id of new Set(games)) await refoldAndPublish(tx, id)
}
