import { sql, type Kysely, type Selectable } from 'kysely'
import type { EndedPass } from '../../../shared-schema/api/accounts/offer.ts'
import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'
import { anonymous, grantOf } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say, Texts } from '../../texts/say.ts'
import { linkPreview } from '../links/link-preview.ts'
import { hashOf } from '../sessions/token.ts'

/**
 * Tells those who know the code of a pass why it lets nobody in any more, which organization has a new one, and in
 * `event` the event that it was for, if that is public. An unknown or replaced code gets no reason: guessing reveals
 * nothing.
 * @param asked a request that shows the code
 */
export async function tellWhyEnded<T>(db: Kysely<Database>, code: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.code === 'link_expired') throw (await whyEnded(db, code)) ?? error
    throw error
  }
}

async function whyEnded(db: Kysely<Database>, code: string): Promise<Problem | undefined> {
  const pass = await db
    .selectFrom('passes')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  if (!pass) return undefined
  const { event, organization } = await linkPreview(db, grantOf(pass), null)
  const name = organization?.name ?? ''
  const details = event && (await isPublic(db, event.scope)) ? ({ event } satisfies EndedPass) : {}
  const fields = { code: [(t: Texts) => t('accounts.codeNotValid')] }
  return new Problem('link_expired', reasonOf(pass, name), fields, { details })
}

type Ends = Pick<Selectable<Database['passes']>, 'revoked_at' | 'expires_at'>

function reasonOf({ revoked_at, expires_at }: Ends, name: string): Say {
  if (revoked_at !== null) return t => t('passes.ended', { name })
  const date = expires_at === null ? null : new Date(expires_at)
  if (date && date.getTime() <= Date.now()) return t => t('passes.expired', { name, date })
  return t => t('passes.paused', { name })
}

/** True if everybody may see an event. */
async function isPublic(db: Kysely<Database>, scope: Scope): Promise<boolean> {
  const { kind, id } = partsOf(scope)
  const family = `${kind}s` as const
  const { rows } = await sql`
    select id from ${sql.table(family)} where id = ${id} and ${readableBy(anonymous, family)}`.execute(db)
  return rows.length > 0
}
