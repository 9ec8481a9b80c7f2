import type { Kysely } from 'kysely'
import type { Consequence } from '../../shared-schema/api/standings.ts'
import { tournamentScope } from '../../shared-schema/replication/scope.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'
import type { Author } from '../access/author.ts'
import type { Database } from '../database/schema.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { consequencesOf, type State } from './consequences.ts'
import { tournamentGameNames } from './game-names.ts'
import { movedInSeason, seasonOfRecord } from './season-consequences.ts'
import { openDecisions } from './open-decisions.ts'
import { Problem } from '../problems/problem.ts'
import { rehearse } from '../database/rehearse.ts'
import { teamNames } from './team-names.ts'
import type { Deferred } from '../texts/deferred-text.ts'
import { loadOnePlay } from '../games/tournament-play.ts'

/** The consequences of a write, and its result. */
export interface Preview<T> {
  readonly consequences: readonly Deferred<Consequence>[]
  readonly written: T
}

/**
 * Previews the consequences of a write in the record's tournament: performs it, compares the states, and
 * rolls it back. So the preview follows every rule that applies to the write itself. Outside tournaments it
 * covers the season's games and table.
 * @param recordOf the record as it is, or as it is to be created
 * @param write the write, in the transaction that it is given
 * @throws Problem if the record is in neither and `isRequired`: then nothing else could change with it
 */
export function previewOfRecord<T>(
  db: Kysely<Database>,
  author: Author,
  family: Family,
  recordOf: (tx: Tx) => Promise<StoredRecord>,
  write: (tx: Tx) => Promise<T>,
  isRequired: boolean,
): Promise<Preview<T>> {
  return rehearse(db, async tx => {
    const record = await recordOf(tx)
    const tournament = await tournamentOfRecord(tx, family, record)
    if (tournament !== undefined) return movedInTournament(tx, author, tournament, write)
    const season = await seasonOfRecord(tx, family, record)
    if (season !== undefined) return movedInSeason(tx, author, season, write)
    if (isRequired) throw inNoTournament()
    return { consequences: [], written: await write(tx) }
  })
}

async function movedInTournament<T>(
  tx: Tx,
  author: Author,
  id: number,
  write: (tx: Tx) => Promise<T>,
): Promise<Preview<T>> {
  await lockScopes(tx, [tournamentScope(id)])
  const before = (await isThere(tx, id)) ? await stateOf(tx, author, id) : undefined
  const written = await write(tx)
  // A write that names a missing tournament has already failed by itself.
  if (!before) throw inNoTournament()
  // If the tournament itself is deleted, nothing is left to compare.
  if (!(await isThere(tx, id))) return { consequences: [], written }
  return { consequences: await compared(tx, author, before, await stateOf(tx, author, id)), written }
}

/**
 * The same for a write that may affect several tournaments, or none, except those that it creates or deletes.
 */
export function previewOfSeveral<T>(
  db: Kysely<Database>,
  author: Author,
  tournamentsOf: (tx: Tx) => Promise<readonly number[]>,
  write: (tx: Tx) => Promise<T>,
): Promise<Preview<T>> {
  return rehearse(db, async tx => {
    const ids = await tournamentsOf(tx)
    await lockScopes(tx, ids.map(tournamentScope))
    const before = new Map<number, State>()
    for (const id of ids) if (await isThere(tx, id)) before.set(id, await stateOf(tx, author, id))
    const written = await write(tx)
    const consequences: Deferred<Consequence>[] = []
    for (const [id, state] of before)
      if (await isThere(tx, id))
        consequences.push(...(await compared(tx, author, state, await stateOf(tx, author, id))))
    return { consequences, written }
  })
}

async function compared(
  tx: Tx,
  author: Author,
  before: State,
  after: State,
): Promise<Deferred<Consequence>[]> {
  const nameOf = await teamNames(
    tx,
    author,
    [...before.play.entrants, ...after.play.entrants].map(({ team_id }) => team_id),
  )
  return consequencesOf(before, after, nameOf, await tournamentGameNames(tx, after.play, nameOf))
}

const isThere = async (tx: Tx, tournamentId: number): Promise<boolean> =>
  (await tx.selectFrom('tournaments').select('id').where('id', '=', tournamentId).executeTakeFirst()) !==
  undefined

async function stateOf(tx: Tx, author: Author, tournamentId: number): Promise<State> {
  const play = await loadOnePlay(tx, tournamentId)
  const fields = await tx
    .selectFrom('game_sites')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      tx.selectFrom('tournament_game_sites').select('game_site_id').where('tournament_id', '=', tournamentId),
    )
    .execute()
  return {
    play,
    decisions: await openDecisions(tx, author, play),
    fields: new Map(fields.map(({ id, name }) => [id, name])),
  }
}

/** The tournament of a record; undefined if it is in none. */
async function tournamentOfRecord(tx: Tx, family: Family, record: StoredRecord): Promise<number | undefined> {
  if (family === 'tournaments' && typeof record.id === 'number') return record.id
  if (typeof record.tournament_id === 'number') return record.tournament_id
  const game =
    typeof record.game_id !== 'number'
      ? undefined
      : await tx
          .selectFrom('games')
          .select('tournament_id')
          .where('id', '=', record.game_id)
          .executeTakeFirst()
  return game?.tournament_id ?? undefined
}

const inNoTournament = () =>
  new Problem('wrong_fields', t => t('tournament.outside'), {
    preview: [t => t('tournament.noPreviewOutside')],
  })
