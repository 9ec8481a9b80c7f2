import type { OwnRegistrationBody, RosterRowBody } from '../../shared-schema/api/registrations.ts'
import { lockRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { requireFound, updateRecord } from '../records/write-record.ts'
import { lockRegistration } from './answer-registration.ts'
import { noteChange } from './note-change.ts'
import { findByKey, ownRegistration, type OwnEvent } from './own-registration.ts'
import { newPlayer } from './register.ts'
import { teamAuthor } from './team-author.ts'
import { writeRoster } from './write-roster.ts'

/**
 * Changes a registration by its link: what the state allows at this moment. The contact and the roster of a
 * confirmed team are those of the team.
 * @throws Problem 409 if the state or the lock of rosters does not allow it, 412 if it has changed since
 */
export async function changeOwn(
  tx: Tx,
  key: string | undefined,
  { version, roster, ...contact }: OwnRegistrationBody,
): Promise<OwnEvent> {
  const own = await findByKey(tx, key)
  const [, row] = await lockRegistration(tx, own.event, own.id)
  const now = await ownRegistration(tx, own)
  if (!now.may_change) throw notAllowed()
  if (version !== now.version) throw new Problem('changed_since', t => t('registration.changedSince'))
  if (roster && !now.may_change_roster)
    throw new Problem('registration_state', t => t('registration.rosterLocked'))
  const { contact_name, contact_email, colours = row.colours } = contact
  const isOther =
    contact_name !== row.contact_name || contact_email !== row.contact_email || colours !== row.colours
  if (isOther) {
    await tx
      .updateTable('registrations')
      .set({ contact_name, contact_email, colours })
      .where('id', '=', own.id)
      .execute()
    await noteChange(tx, own.id, 'contact', null)
  }
  // A registration that was taken up again has its team already.
  const team = row.team_id
  if (isOther && team !== null) {
    const record = requireFound('teams', [team], await lockRecord(tx, 'teams', [team]))
    await updateRecord(tx, teamAuthor(own.event, row.team_name), 'teams', record, {
      contact_name,
      contact_email,
    })
  }
  if (roster && (await storeRoster(tx, own, team, row.team_name, roster)))
    await noteChange(tx, own.id, 'roster', null)
  return own
}

/** @returns whether the roster changed */
async function storeRoster(
  tx: Tx,
  { event, id }: OwnEvent,
  team_id: number | null,
  teamName: string,
  roster: readonly RosterRowBody[],
): Promise<boolean> {
  if (team_id !== null)
    return writeRoster(tx, teamAuthor(event, teamName), { team_id, owner_id: event.owner_id }, roster)
  if (roster.some(({ player_id }) => player_id != null))
    throw Problem.field('roster', t => t('registration.notOnRoster'))
  const written = JSON.stringify(roster.map(newPlayer))
  const { roster: before } = await tx
    .selectFrom('registrations')
    .select('roster')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx.updateTable('registrations').set({ roster: written }).where('id', '=', id).execute()
  return JSON.stringify(before.map(newPlayer)) !== written
}

/**
 * Withdraws a registration by its link. That of a confirmed team tells the office, which decides about its games.
 * @throws Problem 409 if the state does not allow it
 */
export async function withdrawOwn(tx: Tx, key: string | undefined): Promise<OwnEvent> {
  const own = await findByKey(tx, key)
  const [, row] = await lockRegistration(tx, own.event, own.id)
  const now = await ownRegistration(tx, own)
  if (!now.may_withdraw) throw notAllowed()
  const isConfirmed = row.state === 'confirmed'
  await tx
    .updateTable('registrations')
    .set(isConfirmed ? { wants_out: true } : { state: 'withdrawn', waiting_since: null })
    .where('id', '=', own.id)
    .execute()
  await noteChange(tx, own.id, isConfirmed ? 'wants out' : 'withdrawn', null)
  return own
}

const notAllowed = (): Problem => new Problem('registration_state', t => t('registration.notNow'))
