import { sql } from 'kysely'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { refoldGames } from '../../games/refold-game.ts'
import { moveGame } from '../../games/settle.ts'
import type { Rule } from './rule.ts'

/**
 * A game is of one pool, bracket or swiss round at most, and is in the tournament of that.
 */
export const kindRules: readonly Rule[] = [
  {
    broken: sql`
      select id, null::integer as "to", concat_ws(', ', 'Game ' || id || ' is of more than one kind: bracket ' || bracket_id, 'swiss round ' || swiss_round_id, 'pool ' || pool_id)
        || '. Mended, it stays with the first of them.' as text
      from games where num_nonnulls(bracket_id, swiss_round_id, coalesce(pool_round_id, pool_id)) > 1 order by id`,
    async mend(tx, broken) {
      const ids = broken.map(({ id }) => id)
      await sql`update games set swiss_round_id = case when bracket_id is null then swiss_round_id end, pool_id = null, pool_round_id = null, time_last_updated = now()
        where id = any(${ids}::integer[])`.execute(tx)
      await publish(
        tx,
        ids.map(id => ({ family: 'games', key: [id] })),
      )
    },
  },
  {
    broken: sql`
      select pool_rounds.id, pools.tournament_id as "to", 'Pool round ' || pool_rounds.id || ' is in another tournament than pool ' || pools.id || '. Mended, it is there.' as text
      from pool_rounds join pools on pools.id = pool_rounds.pool_id where pool_rounds.tournament_id is distinct from pools.tournament_id order by pool_rounds.id`,
    async mend(tx, broken) {
      for (const { id, to } of broken)
        await tx.updateTable('pool_rounds').set({ tournament_id: to }).where('id', '=', id).execute()
      await publish(
        tx,
        broken.map(({ id }) => ({ family: 'pool_rounds', key: [id] })),
      )
    },
  },
  {
    broken: sql`
      select games.id, coalesce(brackets.tournament_id, swiss_rounds.tournament_id, pools.tournament_id) as "to",
        'Game ' || games.id || ' is in ' || coalesce('tournament ' || games.tournament_id, 'no tournament') || ' and not in that of its '
        || coalesce('bracket ' || games.bracket_id, 'swiss round ' || games.swiss_round_id, 'pool round ' || games.pool_round_id) || '. Mended, it is there.' as text
      from games left join brackets on brackets.id = games.bracket_id left join swiss_rounds on swiss_rounds.id = games.swiss_round_id
      left join pool_rounds on pool_rounds.id = games.pool_round_id left join pools on pools.id = pool_rounds.pool_id
      where num_nonnulls(games.bracket_id, games.swiss_round_id, games.pool_round_id) = 1
        and (games.pool_id is distinct from pools.id
          or games.tournament_id is distinct from coalesce(brackets.tournament_id, swiss_rounds.tournament_id, pools.tournament_id)) order by games.id`,
    async mend(tx, broken) {
      for (const { id, to } of broken) {
        const before = await tx
          .selectFrom('games')
          .select(['season_id', 'tournament_id'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        await sql`update games set tournament_id = tournaments.id, season_id = tournaments.season_id, owner_id = tournaments.owner_id, timezone = tournaments.timezone,
          pool_id = (select pool_rounds.pool_id from pool_rounds where pool_rounds.id = games.pool_round_id), time_last_updated = now()
          from tournaments where tournaments.id = ${to} and games.id = ${id}`.execute(tx)
        await publish(tx, [{ family: 'games', key: [id] }])
        if (before.tournament_id !== to) await moveGame(tx, id, scopeOfGame(before))
      }
    },
  },
  {
    broken: sql`
      select games.id, null::integer as "to", 'Teams go on from game ' || games.id || ' to game ' || next.id
        || ', which is in another tournament or season. Mended, they do not go on.' as text
      from games join games as next on next.id in (games.next_game_for_winner_id, games.next_game_for_loser_id)
      where (games.tournament_id, case when games.tournament_id is null then games.season_id end)
        is distinct from (next.tournament_id, case when next.tournament_id is null then next.season_id end) order by games.id`,
    async mend(tx, broken) {
      for (const { id } of broken) {
        for (const [way, slot] of [
          ['next_game_for_winner_id', 'next_team_for_winner'],
          ['next_game_for_loser_id', 'next_team_for_loser'],
        ] as const) {
          const {
            rows: [left],
          } = await sql<{ id: number; slot: number }>`
            update games set ${sql.ref(way)} = null, time_last_updated = now() from games as former
            join games as next on next.id = former.${sql.ref(way)} where former.id = games.id and games.id = ${id}
              and (next.tournament_id is distinct from former.tournament_id or former.tournament_id is null and next.season_id <> former.season_id)
            returning next.id, former.${sql.ref(slot)} as slot`.execute(tx)
          if (!left) continue
          await tx
            .updateTable('games')
            .set(
              left.slot === 2
                ? { sent_team_2_id: null, sent_nobody_2: false }
                : { sent_team_1_id: null, sent_nobody_1: false },
            )
            .where('id', '=', left.id)
            .execute()
          await refoldGames(tx, [left.id])
        }
        await publish(tx, [{ family: 'games', key: [id] }])
      }
    },
  },
]
