import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { Author } from '../access/author.ts'
import { readableBy } from '../access/visibility.ts'
import { gamesNaming } from '../games/games-naming.ts'
import { requireMergeable } from './merge-players.ts'

/** Effects of merging two profiles. */
interface Merge {
  /** Rosters with the merged player, limited to those that the author may read. */
  readonly rosters: readonly {
    readonly team_id: number
    readonly number: number | null
    readonly jersey_number: string | null
    /** Number of the kept player if the roster has both; that number stays. */
    readonly kept_number: number | null
    readonly kept_jersey_number: string | null
    readonly has_both: boolean
  }[]
  readonly plays: number
  readonly games: number
  readonly stat_lines: number
  readonly account_goes_over: boolean
  /** Games whose plays name both: probably two different people. */
  readonly games_of_both: readonly number[]
}

/**
 * Previews a merge without changing anything.
 * @throws Problem as the merge itself does
 */
export async function mergePreview(tx: Tx, author: Author, keptId: number, mergedId: number): Promise<Merge> {
  const {
    merged: { person_id },
  } = await requireMergeable(tx, author, keptId, mergedId)
  const rosters = await sql<Merge['rosters'][number]>`
    select team_players.team_id, team_players.number, team_players.jersey_number,
      theirs.number as kept_number, theirs.jersey_number as kept_jersey_number, theirs.player_id is not null as has_both
    from team_players left join team_players as theirs on theirs.team_id = team_players.team_id and theirs.player_id = ${keptId}
    where team_players.player_id = ${mergedId} and ${readableBy(author, 'team_players')} order by team_players.team_id`.execute(
    tx,
  )
  const counts = await sql<{ plays: number; stat_lines: number }>`
    select (select count(*)::integer from events where ${mergedId} in (player_1_id, player_2_id, player_3_id)) as plays,
      (select count(*)::integer from stat_lines where subject = 'player' and player_id = ${mergedId}) as stat_lines`.execute(
    tx,
  )
  const games = await gamesNaming(tx, mergedId)
  const ofKept = new Set(await gamesNaming(tx, keptId))
  return {
    rosters: rosters.rows,
    plays: counts.rows[0]?.plays ?? 0,
    games: games.length,
    stat_lines: counts.rows[0]?.stat_lines ?? 0,
    account_goes_over: typeof person_id === 'string',
    games_of_both: games.filter(id => ofKept.has(id)),
  }
}
