import type { SeasonCopy } from '../../../shared-schema/api/copies.ts'
import type { Author } from '../../access/author.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { createRecord } from '../../records/create-records.ts'
import { requireRight } from '../../records/write-record.ts'
import { copiedFields, sameLength } from './copied-fields.ts'
import { copyTeams } from './copy-teams.ts'

/** Decisions name teams of the season, and a copy is neither public nor closed. */
const notCopied = ['point_decisions', 'tie_decisions', 'is_public', 'is_closed']

/**
 * Makes a season with the rules of another, in the same league.
 * @returns its id
 * @throws Problem 403 if the author may not change the other
 */
export async function copySeason(
  tx: Tx,
  author: Author,
  season: StoredIn<'seasons'>,
  { with_teams, ...wished }: SeasonCopy,
): Promise<number> {
  await requireRight(tx, author, 'seasons', 'update', season)
  const [id = 0] = await createRecord(tx, author, 'seasons', {
    ...copiedFields('seasons', season, notCopied),
    ...wished,
    end_date: sameLength(season, wished.start_date),
  })
  if (with_teams) {
    const teams = await tx
      .selectFrom('teams')
      .selectAll()
      .where('season_id', '=', season.id)
      .where('status', '=', 'playing')
      .orderBy('id')
      .execute()
    await copyTeams(tx, author, teams, id)
  }
  return id
}
