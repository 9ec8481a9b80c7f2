import type { Family } from '../../shared-schema/resources/index.ts'
import { takesPart, type Consent } from '../../shared-schema/resources/consent.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import { foreignTo } from './attach.ts'
import type { Author } from './author.ts'
import { mayManage } from './permissions.ts'
import { Problem } from './problem.ts'
import { demandUnplayed } from './team-leaves.ts'

/** Whether a record is an entry of a team whose organization the author manages: they accept it, refuse it and take it back. */
export async function isAsked(tx: Tx, author: Author, family: Family, entry: Stored): Promise<boolean> {
  if (family !== 'tournament_teams') return false
  const team = await tx.selectFrom('teams').select('owner_id').where('id', '=', Number(entry.team_id)).executeTakeFirst()
  return team !== undefined && mayManage(author, team.owner_id)
}

/** An entry as it is made: the team's organization is asked where somebody else enters it. */
export async function asking(tx: Tx, author: Author, entry: Stored): Promise<Stored> {
  const { owner_id } = await tx.selectFrom('tournaments').select('owner_id').where('id', '=', Number(entry.tournament_id)).executeTakeFirstOrThrow()
  const foreign = author.client.kind === 'operator' ? [] : await foreignTo(tx, author, 'teams', [Number(entry.team_id)], owner_id)
  return { ...entry, consent: (foreign.length === 0 ? 'not needed' : 'requested') satisfies Consent }
}

/**
 * A changed entry: the consent is the word of the team's organization alone, and all else is that of the tournament's.
 * @throws Problem 403 where one of them speaks for the other; 409 where a team would leave that has played
 */
export async function answered(tx: Tx, author: Author, entry: Stored, before: Stored): Promise<Stored> {
  const changed = Object.keys(entry).filter(name => JSON.stringify(entry[name]) !== JSON.stringify(before[name]))
  if (!mayManage(author, typeof before.owner_id === 'number' ? before.owner_id : null) && changed.some(name => name !== 'consent')) {
    throw new Problem(403, 'You may accept or refuse that your team takes part; all else only an owner or admin of the tournament\'s organization may change.')
  }
  if (entry.consent === before.consent) return entry
  if (!await isAsked(tx, author, 'tournament_teams', before)) throw new Problem(403, 'Only an owner or admin of the team\'s organization accepts or refuses.')
  if (entry.consent !== 'given' && entry.consent !== 'refused') throw Problem.field('consent', 'must be given or refused')
  if (!takesPart(entry.consent) && takesPart(before.consent)) await demandUnplayed(tx, before)
  return entry
}
