import type { Tx } from '../../database/transaction.ts'
import { playedResults } from '../../games/played-results.ts'
import type { ParsedRecord } from './parse-records.ts'

/**
 * A dumped team knows its wins and losses, but the dump may lack some of its games. The missing results are
 * stored on the team, so that it shows the recorded figures and continues from there.
 */
export async function carryResults(tx: Tx, teams: readonly ParsedRecord[]): Promise<void> {
  const results = await playedResults(
    tx,
    teams.map(({ values }) => Number(values.id)),
  )
  for (const {
    source: {
      body: { wins, losses, ties },
    },
    values,
  } of teams) {
    if (typeof wins !== 'number' || typeof losses !== 'number') continue
    const played = results.get(Number(values.id)) ?? { wins: 0, losses: 0, ties: 0 }
    await tx
      .updateTable('teams')
      .set({
        carried_wins: Math.max(0, wins - played.wins),
        carried_losses: Math.max(0, losses - played.losses),
        carried_ties: Math.max(0, (typeof ties === 'number' ? ties : 0) - played.ties),
      })
      .where('id', '=', Number(values.id))
      .execute()
  }
}
