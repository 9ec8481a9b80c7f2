import type { Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from '../league/author.ts'
import { readableOrganizations } from '../league/permissions.ts'

/** Whether an author may read a scope: it is public, or they have a role in its organization. */
export async function mayReadScope(db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> {
  const [kind, id] = scope.split(':')
  const owner = kind === 'tournament' ? await tournamentOwner(db, Number(id)) : await seasonOwner(db, Number(id))
  if (!owner) return false
  const readable = readableOrganizations(author)
  if (readable === 'all' || (owner.owner_id !== null && readable.includes(owner.owner_id))) return true
  return owner.is_public === true && owner.visibility === 'live'
}

interface Owner { owner_id: number | null; is_public: boolean | null; visibility: string }

async function tournamentOwner(db: Kysely<Database>, id: number): Promise<Owner | undefined> {
  return db.selectFrom('tournaments').leftJoin('organizations', 'organizations.id', 'tournaments.owner_id')
    .select(['tournaments.owner_id', 'organizations.is_public', 'tournaments.visibility'])
    .where('tournaments.id', '=', id).executeTakeFirst()
}

async function seasonOwner(db: Kysely<Database>, id: number): Promise<Owner | undefined> {
  return db.selectFrom('seasons').leftJoin('organizations', 'organizations.id', 'seasons.owner_id')
    .select(eb => ['seasons.owner_id', 'organizations.is_public', eb.val('live').as('visibility')])
    .where('seasons.id', '=', id).executeTakeFirst()
}
