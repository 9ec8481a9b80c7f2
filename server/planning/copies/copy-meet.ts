import { Temporal } from 'temporal-polyfill'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { MeetCopy } from '../../../shared-schema/api/copies.ts'
import type { Author } from '../../access/author.ts'
import type { StoredIn } from '../../database/family-records.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { createRecord } from '../../records/create-records.ts'
import { requireRight } from '../../records/write-record.ts'
import { copiedFields, daysBetween, sameLength } from './copied-fields.ts'
import { copyTournament } from './copy-tournament.ts'

/** An event that was copied, with its divisions. */
export interface CopiedMeet {
  readonly id: number
  /** The first day of the event that was copied; null if none is known. */
  readonly first: string | null
  /** The new division for each division of the organization, by their ids. */
  readonly divisions: ReadonlyMap<number, number>
}

/**
 * Makes an event with divisions like another, with a copy of each division that its organization runs. A division
 * begins as many days after the event as before.
 * @throws Problem 403 if the author may not change the other, 400 for seasons of which no division is,
 *   and for new ones of another organization: the divisions would be of that one
 */
export async function copyMeet(
  tx: Tx,
  author: Author,
  meet: StoredIn<'meets'>,
  { name, start_date, seasons, with_teams }: Omit<MeetCopy, 'with_passes'>,
): Promise<CopiedMeet> {
  const found = await tx
    .selectFrom('tournaments')
    .select('id')
    .where('meet_id', '=', meet.id)
    .where('owner_id', '=', meet.owner_id)
    .orderBy('id')
    .execute()
  const ids = found.map(division => division.id)
  await lockScopes(tx, ids.map(tournamentScope))
  await requireRight(tx, author, 'meets', 'update', meet)
  const divisions = await loadRecords(
    tx,
    'tournaments',
    ids.map(id => [id]),
  )
  const unused = seasons.filter(one => !divisions.some(({ season_id }) => season_id === one.season_id))
  if (unused.length > 0) throw Problem.field('seasons', t => t('copies.noDivisionOfSeason'))
  await requireOwn(
    tx,
    meet,
    seasons.map(({ new_season_id }) => new_season_id),
  )
  const first = meet.start_date ?? firstDay(divisions)
  const [id = 0] = await createRecord(tx, author, 'meets', {
    ...copiedFields('meets', meet, ['is_public']),
    ...{ name, start_date, end_date: sameLength(meet, start_date) },
  })
  const copies = new Map<number, number>()
  for (const division of divisions) {
    const season_id = seasons.find(one => one.season_id === division.season_id)?.new_season_id
    const copy = await copyTournament(tx, author, division, {
      ...{ name: division.name, with_teams, meet_id: id },
      start_date: daysLater(start_date, daysBetween(first, division.start_date)),
      ...(season_id !== undefined && { season_id }),
      ...(division.visibility === 'hidden' && { visibility: 'hidden' }),
    })
    copies.set(division.id, copy)
  }
  return { id, first, divisions: copies }
}

async function requireOwn(tx: Tx, { owner_id }: StoredIn<'meets'>, ids: readonly number[]): Promise<void> {
  const found = await loadRecords(
    tx,
    'seasons',
    ids.map(id => [id]),
  )
  if (found.some(season => season.owner_id !== owner_id))
    throw Problem.field('seasons', t => t('copies.seasonOfOthers'))
}

/** The first day of the first division; null if none has one. */
const firstDay = (divisions: readonly StoredIn<'tournaments'>[]): string | null =>
  divisions
    .map(({ start_date }) => start_date)
    .filter(day => day !== null)
    .sort()[0] ?? null

const daysLater = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()
