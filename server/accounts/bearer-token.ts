import type { Request } from 'express'
import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Logger } from 'pino'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'
import { grantOf, grantsThrough, type Author } from '../access/author.ts'
import { hashOf } from './token.ts'

/**
 * The personal or OAuth2 token that a request shows: as `Authorization: Bearer TOKEN`, or if
 * something is read as the parameter `access_token`, for programs that can send no header.
 */
export function tokenIn({ method, headers: { authorization }, query }: Request): string | undefined {
  if (authorization !== undefined) return /^bearer +([0-9a-f]{64})$/i.exec(authorization)?.[1]
  const given = query.access_token ?? query.bearer_token
  return method === 'GET' && typeof given === 'string' ? /^([0-9a-f]{64})\/?$/.exec(given)?.[1] : undefined
}

/** The person whose token it is, with their roles as they are now; undefined for a token that is not valid. */
export async function authorByToken(
  db: Kysely<Database>,
  token: string,
  log: Logger,
): Promise<Author | undefined> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person_id')
    .leftJoin('programs', 'programs.client_id', 'tokens.client_id')
    .select(eb => [
      'tokens.id',
      'tokens.name as token',
      'tokens.scope',
      'programs.name as program',
      'people.id as person_id',
      'people.name',
      wasNotUsedLately.as('is_due'),
      jsonArrayFrom(
        eb
          .selectFrom('roles')
          .select(['organization_id', 'role', 'place_kind', 'place_id', 'place_day'])
          .whereRef('roles.person_id', '=', 'people.id'),
      ).as('roles'),
    ])
    .where('token_hash', '=', hashOf(token))
    .where('kind', 'in', ['personal', 'access'])
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (!row) return undefined
  // Nobody waits for it, and nothing depends on it.
  if (row.is_due)
    markUsed(db, row.id).catch((err: unknown) => log.warn({ err }, 'The use of a token was not noted'))
  const [kind, name] =
    row.program === null ? ['token' as const, row.token] : ['program' as const, row.program]
  const client = { kind, name, scope: row.scope }
  return {
    person_id: row.person_id,
    name: row.name,
    grants: grantsThrough(client, row.roles.map(grantOf)),
    client,
  }
}

/** A token's last use is known to the minute, so that its row is not written with every request. */
const wasNotUsedLately = sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`

async function markUsed(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(wasNotUsedLately)
    .execute()
}
