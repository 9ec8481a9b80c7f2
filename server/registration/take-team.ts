import type { RegisteredPlayer } from '../../shared-schema/api/registrations.ts'
import { groupBy } from '../../shared-schema/rules/group-by.ts'
import type { Author } from '../access/author.ts'
import { lockRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { requireRight, updateRecord } from '../records/write-record.ts'
import type { EventOfForm } from './event.ts'
import { enterTeam } from './make-team.ts'
import { addPlayers, changeLicences } from './write-roster.ts'

/** The parts of a registration that its team gets. */
interface Registered {
  readonly id: number
  readonly contact_name: string
  readonly contact_email: string
  readonly roster: readonly RegisteredPlayer[]
}

/**
 * Takes a team of the season for a registration and enters it in the tournament. It gets the contact if nobody can
 * write to it yet, and the players who are not on its roster. Players of the organization who are on it, and have no
 * licence, get the one that came with their name.
 * @returns its id
 * @throws Problem 400 for a team of another organization or season, 403 if the author may not change it, 409 if
 *   another confirmed registration has it
 */
export async function takeTeam(
  tx: Tx,
  author: Author,
  event: EventOfForm,
  { id, contact_name, contact_email, roster }: Registered,
  team_id: number,
): Promise<number> {
  const team = await lockRecord(tx, 'teams', [team_id])
  if (!team || team.owner_id !== event.owner_id)
    throw Problem.field('team_id', t => t('registration.notOwnTeam'))
  if (team.season_id !== event.season_id)
    throw Problem.field('team_id', t => t('registration.notOfSeason', { team: team.name }))
  await requireRight(tx, author, 'teams', 'update', team)
  await freeTeam(tx, event, { team_id, name: team.name, registration_id: id })
  await enterTeam(tx, author, event, team_id)
  if (team.contact_email === '')
    await updateRecord(tx, author, 'teams', team, { contact_name, contact_email })
  const there = await rosterByName(tx, team_id)
  const missing = roster.filter(player => !there.has(nameKey(player)))
  const licensed = roster.flatMap(({ licence_number: to, ...named }) => {
    const [one, ...namesakes] = there.get(nameKey(named)) ?? []
    if (!to || one?.owner_id !== event.owner_id || namesakes.length > 0) return []
    return one.licence_number === '' ? [{ player_id: one.id, from: '', to }] : []
  })
  await changeLicences(tx, author, licensed)
  await addPlayers(tx, author, { team_id, owner_id: event.owner_id }, missing)
  return team_id
}

interface Taken {
  readonly team_id: number
  readonly name: string
  readonly registration_id: number
}

/** A link that is not confirmed any more must not lead to a team that another registration has now. */
async function freeTeam(
  tx: Tx,
  event: EventOfForm,
  { team_id, name, registration_id }: Taken,
): Promise<void> {
  const others = await tx
    .updateTable('registrations')
    .set({ team_id: null })
    .where('tournament_id', '=', event.id)
    .where('team_id', '=', team_id)
    .where('id', '<>', registration_id)
    .returning('state')
    .execute()
  if (others.some(({ state }) => state === 'confirmed'))
    throw new Problem('registration_state', t => t('registration.teamOfAnother', { team: name }))
}

async function rosterByName(tx: Tx, teamId: number) {
  const players = await tx
    .selectFrom('team_players')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['players.id', 'first_name', 'last_name', 'licence_number', 'players.owner_id'])
    .where('team_id', '=', teamId)
    .execute()
  return groupBy(players, nameKey)
}

type Named = Pick<RegisteredPlayer, 'first_name' | 'last_name'>

/** The same for names that differ in capital letters or spaces. */
const nameKey = ({ first_name, last_name }: Named): string =>
  `${first_name} ${last_name}`.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
