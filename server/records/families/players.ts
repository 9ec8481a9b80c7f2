import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { FamilyRules } from './family-rules.ts'
import { keepFormer, noLongerFormer, requireNotMerged } from './former-players.ts'
import { gamesNaming, gamesNamingInVain } from '../../games/games-naming.ts'
import { lockGames } from '../../games/lock-games.ts'
import { Problem } from '../../problems/problem.ts'
import { refoldGames } from '../../games/refold-game.ts'

const names = ['first_name', 'last_name', 'nickname'] as const

/** A player is created with a name. After a change of organization, other games count for the player. */
export const playerRules: Partial<FamilyRules<'players'>> = {
  async prepare(_tx, record, before) {
    // An erased player has no name any more, and can be changed like others.
    const isNamed = names.some(name => /\S/.test(record[name] ?? ''))
    if (!before && !isNamed) throw Problem.field('first_name', t => t('families.playerName'))
    return record
  },

  async updated(tx, before, after) {
    if (before.owner_id === after.owner_id) return
    const id = after.id
    await refoldAll(tx, [...(await gamesNaming(tx, id)), ...(await gamesNamingInVain(tx, [id]))])
  },

  removing: keepFormer,
  restoring: requireNotMerged,
  restored: noLongerFormer,
}

/**
 * A player without organization joins that of the first team whose roster names them. Plays recorded for them
 * before they were on the roster count from now on.
 */
export const teamPlayerRules: Partial<FamilyRules<'team_players'>> = {
  // The database keeps both forms of a number in step, except if one of them is emptied.
  prepare: async (_tx, record, before) =>
    before && record.jersey_number === null && record.number === before.number
      ? { ...record, number: null }
      : record,

  async createdTogether(tx, records) {
    const joining = records.filter(({ owner_id }) => typeof owner_id === 'number')
    // Of several rosters, the first one's organization wins.
    const owners = new Map(joining.toReversed().map(({ player_id, owner_id }) => [player_id, owner_id]))
    if (owners.size > 0)
      await sql`update players set owner_id = joining.owner_id
        from unnest(${[...owners.keys()]}::integer[], ${[...owners.values()]}::integer[]) as joining (id, owner_id)
        where players.id = joining.id and players.owner_id is null`.execute(tx)
    const ids = records.map(({ player_id }) => player_id)
    await refoldAll(tx, await gamesNamingInVain(tx, ids))
  },
}

async function refoldAll(tx: Tx, games: readonly number[]): Promise<void> {
  await lockGames(tx, games)
  await refoldGames(tx, games)
}
