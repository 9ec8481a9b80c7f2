import type { RegisteredPlayer } from '../../shared-schema/api/registrations.ts'
import type { Author } from '../access/author.ts'
import { lockRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { createRecord } from '../records/create-records.ts'
import { updateRecord } from '../records/write-record.ts'
import type { EventOfForm } from './event.ts'
import { addPlayers } from './write-roster.ts'

/** The parts of a registration from which its team is made. */
interface TeamToMake {
  readonly team_id: number | null
  readonly team_name: string
  readonly contact_name: string
  readonly contact_email: string
  readonly roster: readonly RegisteredPlayer[]
}

/**
 * Makes the team of a registration with its roster and enters it in the tournament. A team that was made before
 * comes back into the tournament.
 * @returns its id
 */
export async function makeTeam(
  tx: Tx,
  author: Author,
  event: EventOfForm,
  { team_id, team_name, contact_name, contact_email, roster }: TeamToMake,
): Promise<number> {
  if (team_id !== null) {
    await enterTeam(tx, author, event, team_id)
    return team_id
  }
  const [id = 0] = await createRecord(tx, author, 'teams', {
    name: team_name,
    season_id: event.season_id,
    contact_name,
    contact_email,
  })
  await enterTeam(tx, author, event, id)
  await addPlayers(tx, author, { team_id: id, owner_id: event.owner_id }, roster)
  return id
}

/** Enters a team in the tournament, or takes it back into it. */
export async function enterTeam(tx: Tx, author: Author, event: EventOfForm, team_id: number): Promise<void> {
  const entry = await lockRecord(tx, 'tournament_teams', [event.id, team_id])
  if (entry) await updateRecord(tx, author, 'tournament_teams', entry, { status: 'playing' })
  else await createRecord(tx, author, 'tournament_teams', { tournament_id: event.id, team_id })
}
