import type { RosterRowBody } from '../../shared-schema/api/registrations.ts'
import type { Author } from '../access/author.ts'
import { lockScopes } from '../database/lock-scopes.ts'
import { lockRecord, loadRecord } from '../database/records.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { createRecords } from '../records/create-records.ts'
import { deleteRecord } from '../records/delete-record.ts'
import { scopesHolding } from '../records/lock-scopes-of.ts'
import { requireFound, updateRecord } from '../records/write-record.ts'

/** A team, with the organization to which its new players belong. */
interface RosterOf {
  readonly team_id: number
  readonly owner_id: number | null
}

type NewPlayer = Pick<RosterRowBody, 'first_name' | 'last_name' | 'number' | 'licence_number'>

/** Makes players and puts them on the roster of a team. */
export async function addPlayers(
  tx: Tx,
  author: Author,
  { team_id, owner_id }: RosterOf,
  players: readonly NewPlayer[],
): Promise<void> {
  if (players.length === 0) return
  const keys = await createRecords(
    tx,
    author,
    'players',
    players.map(({ first_name = '', last_name = '', licence_number = '' }) => ({
      first_name,
      last_name,
      licence_number,
      ...(owner_id === null ? { owner_id } : { organization_id: owner_id }),
    })),
  )
  await createRecords(
    tx,
    author,
    'team_players',
    players.map(({ number = '' }, index) => ({
      team_id,
      player_id: keys[index]?.[0],
      jersey_number: number === '' ? null : number,
    })),
  )
}

/**
 * Makes the roster of a team equal to a list: takes off those who are missing in it, adds new ones, and changes
 * numbers and licences. Names of players who are on the roster stay: their records belong to the organization.
 * @returns whether anything was changed
 * @throws Problem 400 for a player who is not on the roster
 */
export async function writeRoster(
  tx: Tx,
  author: Author,
  team: RosterOf,
  roster: readonly RosterRowBody[],
): Promise<boolean> {
  const before = await tx
    .selectFrom('team_players')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['player_id', 'jersey_number', 'licence_number', 'players.owner_id'])
    .where('team_id', '=', team.team_id)
    .execute()
  const there = new Map(before.map(one => [one.player_id, one]))
  const kept = roster.flatMap(({ player_id, ...row }) => (player_id == null ? [] : [{ player_id, ...row }]))
  const ids = new Set(kept.map(({ player_id }) => player_id))
  if (ids.size < kept.length || kept.some(({ player_id }) => !there.has(player_id)))
    throw Problem.field('roster', t => t('registration.notOnRoster'))
  const leaving = before.filter(({ player_id }) => !ids.has(player_id))
  for (const { player_id } of leaving) {
    const key = [team.team_id, player_id]
    const line = requireFound('team_players', key, await loadRecord(tx, 'team_players', key))
    await deleteRecord(tx, author, 'team_players', line, false)
  }
  const renumbered = kept.filter(
    ({ player_id, number }) => number !== undefined && number !== (there.get(player_id)?.jersey_number ?? ''),
  )
  for (const { player_id, number } of renumbered) {
    const key = [team.team_id, player_id]
    const line = requireFound('team_players', key, await lockRecord(tx, 'team_players', key))
    await updateRecord(tx, author, 'team_players', line, { jersey_number: number === '' ? null : number })
  }
  const licensed = kept.flatMap(({ player_id, licence_number: number }) => {
    const player = there.get(player_id)
    if (number === undefined || player === undefined || player.owner_id !== team.owner_id) return []
    return number === player.licence_number ? [] : [{ player_id, from: player.licence_number, to: number }]
  })
  await changeLicences(tx, author, licensed)
  const joining = roster.filter(({ player_id }) => player_id == null)
  await addPlayers(tx, author, team, joining)
  return leaving.length + renumbered.length + licensed.length + joining.length > 0
}

/** A player whose licence changes. */
interface Licensed {
  readonly player_id: number
  readonly from: string
  readonly to: string
}

/**
 * Players may be on rosters of other events, too: their scopes are locked as for any other change. A licence that
 * somebody else has changed meanwhile stays.
 */
export async function changeLicences(tx: Tx, author: Author, licensed: readonly Licensed[]): Promise<void> {
  const keys = licensed.map(({ player_id }) => ({ family: 'players' as const, key: [player_id] }))
  await lockScopes(tx, await scopesHolding(tx, keys))
  for (const { player_id, from, to } of licensed) {
    const player = requireFound('players', [player_id], await lockRecord(tx, 'players', [player_id]))
    if (player.licence_number === from)
      await updateRecord(tx, author, 'players', player, { licence_number: to })
  }
}
