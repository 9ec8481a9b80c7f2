import { finalTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import { lockRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from '../access/author.ts'
import { lockScopesOf } from './lock-scopes-of.ts'
import { Problem } from '../problems/problem.ts'
import { teamNames } from '../tournament/team-names.ts'
import { loadOnePlay } from '../games/tournament-play.ts'
import { requireFound, requireRecord, requireRight, updateRecord } from './write-record.ts'

/**
 * Stores the place of every team in its `final_standing`.
 * @throws Problem 403 if the author may not change the tournament, 409 naming the teams with an open place
 */
export async function keepFinalStandings(tx: Tx, author: Author, tournamentId: number): Promise<void> {
  const entries = await tx
    .selectFrom('tournament_teams')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .execute()
  await lockScopesOf(tx, 'tournament_teams', ...entries)
  await requireRight(
    tx,
    author,
    'tournaments',
    'update',
    await requireRecord(tx, 'tournaments', [tournamentId]),
  )
  const standings = finalTable(await loadOnePlay(tx, tournamentId))
  const open = standings
    .filter(({ is_decided, is_unresolved }) => !is_decided || is_unresolved)
    .map(({ team_id }) => team_id)
  if (open.length > 0) {
    const nameOf = await teamNames(tx, author, open)
    throw new Problem('places_undecided', t =>
      t('records.placesUndecided', { teams: open.map(id => nameOf(t, id)).join(', ') }),
    )
  }
  for (const { team_id, place } of standings) {
    const key = [tournamentId, team_id]
    const entry = requireFound('tournament_teams', key, await lockRecord(tx, 'tournament_teams', key))
    await updateRecord(tx, author, 'tournament_teams', entry, { final_standing: place })
  }
}
