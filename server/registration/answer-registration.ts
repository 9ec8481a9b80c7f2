import { sql } from 'kysely'
import { seasonScope, tournamentScope } from '../../shared-schema/replication/scope.ts'
import type { RegistrationAnswer } from '../../shared-schema/api/registrations.ts'
import type { Person } from '../access/author.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import type { EventOfForm } from './event.ts'
import { lockForm } from './form.ts'
import { makeTeam } from './make-team.ts'
import { noteChange } from './note-change.ts'
import { countStates, freePlaces, takesPlace } from './places.ts'
import { takeTeam } from './take-team.ts'

/**
 * Gives a registration another state. To confirm it makes its team, or takes one that exists; two who confirm it at
 * once make one, because the second finds it confirmed.
 * @returns whether the state changed
 * @throws Problem 404 if there is none, 409 without a free place, while its team takes part, or if it has another
 *   team than the chosen one
 */
export async function answerRegistration(
  tx: Tx,
  author: Person,
  event: EventOfForm,
  id: number,
  { state, team_id = null }: RegistrationAnswer,
): Promise<boolean> {
  if (team_id !== null && state !== 'confirmed')
    throw Problem.field('team_id', t => t('registration.teamToConfirm'))
  const [form, row] = await lockRegistration(tx, event, id)
  const isDecided = row.state === 'confirmed' || row.team_id !== null
  if (team_id !== null && isDecided && row.team_id !== team_id)
    throw new Problem('registration_state', t => t('registration.otherTeam'))
  if (row.state === state) {
    // The office keeps a team that wanted out.
    if (row.wants_out)
      await tx.updateTable('registrations').set({ wants_out: false }).where('id', '=', id).execute()
    return false
  }
  // A team that has just withdrawn is first taken up again: the office may not have seen it yet.
  if (state === 'confirmed' && (row.state === 'withdrawn' || row.state === 'declined'))
    throw new Problem('registration_state', t => t('registration.takeUpFirst'))
  if (row.state === 'confirmed') await requireNotPlaying(tx, event, row.team_id)
  if (takesPlace(state) && !takesPlace(row.state)) {
    const free = freePlaces(form, await countStates(tx, event.id))
    if (free === 0) throw new Problem('registration_full', t => t('registration.noPlace'))
  }
  // The players are those of the team then, and are kept nowhere else.
  const made = state === 'confirmed' && {
    team_id:
      team_id === null || isDecided
        ? await makeTeam(tx, author, event, row)
        : await takeTeam(tx, author, event, row, team_id),
    roster: '[]',
  }
  await tx
    .updateTable('registrations')
    .set({
      ...made,
      state,
      wants_out: false,
      waiting_since: state === 'waiting' ? sql<string>`clock_timestamp()` : null,
    })
    .where('id', '=', id)
    .execute()
  await noteChange(tx, id, state, author.person_id)
  return true
}

/** Locks the scopes of the event, then its form, then the registration. */
export async function lockRegistration(tx: Tx, event: EventOfForm, id: number) {
  await lockScopes(tx, [tournamentScope(event.id), seasonScope(event.season_id)])
  const form = await lockForm(tx, event.id)
  const row = await tx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('tournament_id', '=', event.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noSuchRegistration()
  return [form, row] as const
}

/** The error for an id that no registration of the tournament has. */
export const noSuchRegistration = (): Problem => new Problem('not_found', t => t('registration.noSuch'))

/**
 * The office takes a team out of the tournament under Teams, which decides about its games. Its registration follows.
 * @throws Problem 409 while the team takes part
 */
export async function requireNotPlaying(tx: Tx, event: EventOfForm, teamId: number | null): Promise<void> {
  if (teamId === null) return
  const entry = await tx
    .selectFrom('tournament_teams')
    .select('status')
    .where('tournament_id', '=', event.id)
    .where('team_id', '=', teamId)
    .executeTakeFirst()
  if (entry?.status === 'playing') throw new Problem('registration_state', t => t('registration.teamPlays'))
}
