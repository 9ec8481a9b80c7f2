import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { TournamentCopy } from '../../../shared-schema/api/copies.ts'
import type { Author } from '../../access/author.ts'
import type { StoredIn } from '../../database/family-records.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { loadRecords } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { createRecord, createRecords } from '../../records/create-records.ts'
import { requireRight, updateRecord } from '../../records/write-record.ts'
import { copiedFields, sameDay, sameLength } from './copied-fields.ts'
import { copyForm } from './copy-form.ts'
import { copyTeams } from './copy-teams.ts'

/** The fields in which a copy differs from its tournament. */
interface Wished extends Omit<TournamentCopy, 'with_passes'> {
  /** The event whose division it becomes; of none without it. */
  readonly meet_id?: number
  /** Only people with a role see it. */
  readonly visibility?: 'hidden'
}

/** A copy is of no event with divisions and not hidden unless wished, and neither public nor closed. */
const notCopied = ['meet_id', 'is_public', 'is_closed', 'visibility']

/**
 * Makes a tournament with the rules, texts, fields, chosen format and registration form of another, without its games.
 * @returns its id
 * @throws Problem 403 if the author may not change the other
 */
export async function copyTournament(
  tx: Tx,
  author: Author,
  tournament: StoredIn<'tournaments'>,
  { with_teams, ...wished }: Wished,
): Promise<number> {
  await lockScopes(tx, [tournamentScope(tournament.id)])
  await requireRight(tx, author, 'tournaments', 'update', tournament)
  const season_id = wished.season_id ?? tournament.season_id
  const [id = 0] = await createRecord(tx, author, 'tournaments', {
    ...copiedFields('tournaments', tournament, notCopied),
    ...wished,
    season_id,
    end_date: sameLength(tournament, wished.start_date),
    age_on: sameDay(tournament.age_on, tournament, wished.start_date),
  })
  await shareSites(tx, author, tournament, id)
  await copyForm(tx, tournament, { id, start_date: wished.start_date })
  if (with_teams) await enterTeams(tx, author, tournament, { id, season_id })
  return id
}

/** Sites of another organization serve the copy once it says so. */
async function shareSites(
  tx: Tx,
  author: Author,
  { id: from, owner_id }: StoredIn<'tournaments'>,
  to: number,
): Promise<void> {
  const found = await tx
    .selectFrom('event_sites')
    .select('id')
    .where(eb =>
      eb.or([eb('tournament_id', '=', from), eb(eb.val(from), '=', eb.fn.any('further_tournament_ids'))]),
    )
    .where('owner_id', '=', owner_id)
    .orderBy('id')
    .execute()
  for (const site of await loadRecords(
    tx,
    'event_sites',
    found.map(one => [one.id]),
  ))
    await updateRecord(tx, author, 'event_sites', site, {
      further_tournament_ids: [...site.further_tournament_ids, to],
    })
}

/** Teams of other organizations are not entered: each of these would be asked. */
async function enterTeams(
  tx: Tx,
  author: Author,
  tournament: StoredIn<'tournaments'>,
  { id, season_id }: { readonly id: number; readonly season_id: number },
): Promise<void> {
  const entrants = await tx
    .selectFrom('tournament_teams')
    .select(['team_id', 'seed'])
    .where('tournament_id', '=', tournament.id)
    .where('status', '=', 'playing')
    .orderBy('team_id')
    .execute()
  const teams = await loadRecords(
    tx,
    'teams',
    entrants.map(({ team_id }) => [team_id]),
  )
  const own = teams.filter(({ owner_id }) => owner_id === tournament.owner_id)
  const others = own.filter(team => team.season_id !== season_id)
  const copies = await copyTeams(tx, author, others, season_id)
  const seeds = new Map(entrants.map(({ team_id, seed }) => [team_id, seed]))
  await createRecords(
    tx,
    author,
    'tournament_teams',
    own.map(team => ({
      tournament_id: id,
      team_id: copies.get(team.id) ?? team.id,
      seed: seeds.get(team.id) ?? null,
    })),
  )
}
