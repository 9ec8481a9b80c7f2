import { finalTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { holdRecord } from './hold-record.ts'
import { Problem } from './problem.ts'
import { teamNames } from './team-names.ts'
import { loadOnePlay } from './tournament-play.ts'
import { updateRecord } from './write-record.ts'

/**
 * Writes the place of every team into its `final_standing`.
 * @throws Problem 409 naming the teams whose place is still open
 */
export async function keepFinalStandings(tx: Tx, author: Author, tournamentId: number): Promise<void> {
  await holdRecord(tx, 'tournament_teams', ...await tx.selectFrom('tournament_teams').selectAll().where('tournament_id', '=', tournamentId).execute())
  const standings = finalTable(await loadOnePlay(tx, tournamentId))
  const open = standings.filter(({ is_decided, is_unresolved }) => !is_decided || is_unresolved).map(({ team_id }) => team_id)
  if (open.length > 0) {
    const nameOf = await teamNames(tx, open)
    throw new Problem(409, `Not all places are decided yet: ${open.map(nameOf).join(', ')}.`)
  }
  for (const { team_id, place } of standings) {
    await updateRecord(tx, author, 'tournament_teams', [tournamentId, team_id], { final_standing: place })
  }
}
