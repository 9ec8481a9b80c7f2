import type { Request } from 'express'
import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { TokenScope } from '../../../shared-schema/api/accounts.ts'
import { prepared } from '../../database/prepared-statement.ts'
import type { Database } from '../../database/schema.ts'
import { grantOf, grantsThrough, rolesOfPerson, type Author, type RoleRow } from '../../access/author.ts'
import { hashOf } from './token.ts'

/**
 * The personal or OAuth2 token of a request: from `Authorization: Bearer TOKEN`, or for reads from the
 * parameter `access_token`, for programs that cannot send headers.
 */
export function tokenIn({ method, headers: { authorization }, query }: Request): string | undefined {
  if (authorization !== undefined) return /^bearer +([0-9a-f]{64})$/i.exec(authorization)?.[1]
  const given = query.access_token ?? query.bearer_token
  return method === 'GET' && typeof given === 'string' ? /^([0-9a-f]{64})\/?$/.exec(given)?.[1] : undefined
}

interface TokenRow {
  readonly id: number
  readonly token: string
  readonly scope: TokenScope
  readonly program: string | null
  readonly person_id: string
  readonly name: string
  readonly is_due: boolean
  readonly roles: readonly RoleRow[]
}

/** The person of a token, with their present roles; undefined if the token is not valid. */
export async function authorByToken(
  db: Kysely<Database>,
  token: string,
  log: Logger,
): Promise<Author | undefined> {
  const {
    rows: [row],
  } = await sql<TokenRow>`${prepared}
    select tokens.id, tokens.name as token, tokens.scope, programs.name as program, people.id as person_id, people.name,
      ${wasNotUsedLately} as is_due, ${rolesOfPerson} as roles
    from tokens join people on people.id = tokens.person_id left join programs on programs.client_id = tokens.client_id
    where token_hash = ${hashOf(token)} and kind in ('personal', 'access') and (expires_at is null or expires_at > now())`.execute(
    db,
  )
  if (!row) return undefined
  // In the background: nothing depends on it.
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

/** A token's last use is stored to the minute, to avoid writing its row on every request. */
const wasNotUsedLately = sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`

async function markUsed(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(wasNotUsedLately)
    .execute()
}
