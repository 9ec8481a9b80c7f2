import { scopeOfGame } from '../../shared-schema/replication/scope.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { lockScopes } from '../feed/write.ts'
import type { FamilyRules } from './family-rules.ts'
import { inItsZone } from './local-time.ts'
import { Problem } from './problem.ts'
import { refoldAndPublish } from './refold-game.ts'
import { moveGame } from './settle.ts'

/**
 * A game in a tournament is a pool, bracket or swiss game and nothing else. Brackets and swiss
 * rounds make their own games; a pool game is made by naming its pool round.
 */
export const gameRules: Partial<FamilyRules> = {
  async prepare(tx, record, before) {
    if (record.team_1_id !== null && record.team_1_id === record.team_2_id) {
      throw Problem.field('team_2_id', 'must be another team than team_1_id: a team does not play itself')
    }
    const placed = await inItsPool(tx, record)
    const madeByOthers = placed.bracket_id != null || placed.swiss_round_id != null
    if (placed.tournament_id !== null && placed.pool_round_id === null && !madeByOthers) {
      throw Problem.field('pool_round_id', 'is needed for a tournament game; bracket and swiss games are made by creating a bracket or a swiss round')
    }
    return inItsZone(tx, placed, before)
  },

  async updated(tx, before, after) {
    const id = Number(after.id)
    const [from, to] = [placeOf(before), placeOf(after)]
    if (from !== to) {
      await lockScopes(tx, [from, to])
      return moveGame(tx, id, from)
    }
    if (['team_1_id', 'team_2_id', 'season_id'].every(name => before[name] === after[name])) return
    await refoldAndPublish(tx, id)
  },
}

async function inItsPool(tx: Tx, record: Stored): Promise<Stored> {
  if (typeof record.pool_round_id !== 'number') return { ...record, pool_id: null, pool_round_id: null }
  const round = await tx.selectFrom('pool_rounds').innerJoin('pools', 'pools.id', 'pool_rounds.pool_id')
    .select(['pools.id', 'pools.tournament_id']).where('pool_rounds.id', '=', record.pool_round_id).executeTakeFirstOrThrow()
  if (typeof record.tournament_id === 'number' && record.tournament_id !== round.tournament_id) {
    throw Problem.field('pool_round_id', `belongs to tournament ${round.tournament_id}, not to ${record.tournament_id}`)
  }
  return { ...record, pool_id: round.id, tournament_id: round.tournament_id }
}

const placeOf = (game: Stored) => scopeOfGame({
  tournament_id: typeof game.tournament_id === 'number' ? game.tournament_id : null, season_id: Number(game.season_id),
})
