import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { ParsedRecord } from './parse-records.ts'

/**
 * A dumped team knows its wins and losses, but the dump may not hold all of its games. What they
 * are short of is carried on the team, so that it shows the recorded figures and goes on from there.
 */
export async function carryResults(tx: Tx, teams: readonly ParsedRecord[]): Promise<void> {
  for (const { source, values } of teams) {
    const recorded = { wins: source.body.wins, losses: source.body.losses, ties: source.body.ties ?? 0 }
    if (typeof recorded.wins !== 'number' || typeof recorded.losses !== 'number') continue
    await sql`
      update teams set
        carried_wins = greatest(0, ${recorded.wins}::integer - played.wins),
        carried_losses = greatest(0, ${recorded.losses}::integer - played.losses),
        carried_ties = greatest(0, ${Number(recorded.ties)}::integer - played.ties)
      from (
        select count(*) filter (where winner_id = ${values.id})::integer as wins,
          count(*) filter (where winner_id <> ${values.id})::integer as losses,
          count(*) filter (where winner_id is null)::integer as ties
        from games where status = 'final' and ${values.id} in (team_1_id, team_2_id)) as played
      where teams.id = ${values.id}`.execute(tx)
  }
}
