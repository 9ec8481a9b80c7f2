import { sql, type Kysely } from 'kysely'
import type { EndedPassEvent } from '../../../shared-schema/api/accounts/offer.ts'
import { partsOf, type Scope } from '../../../shared-schema/replication/scope.ts'
import { anonymous, grantOf } from '../../access/author.ts'
import { readableBy } from '../../access/visibility.ts'
import type { Database } from '../../database/schema.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say, Texts } from '../../texts/say.ts'
import { linkPreview } from '../links/link-preview.ts'
import { hashOf } from '../sessions/token.ts'

/** A pass that lets nobody in any more, shown by somebody who knows its code. */
export class EndedPass extends Problem {
  /** The event that it was for, if everybody may see that. */
  readonly event: EndedPassEvent | null

  constructor(say: Say, event: EndedPassEvent | null) {
    super('link_expired', say, { code: [(t: Texts) => t('accounts.codeNotValid')] })
    this.event = event
  }
}

/**
 * Tells those who know the code of a pass why it lets nobody in any more, who has a new one and where the event is. An
 * unknown or replaced code gets no reason: guessing reveals nothing.
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

async function whyEnded(db: Kysely<Database>, code: string): Promise<EndedPass | undefined> {
  const pass = await db
    .selectFrom('passes')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst()
  if (!pass) return undefined
  const { event, organization } = await linkPreview(db, grantOf(pass), null)
  const shown = event && (await isPublic(db, event.scope)) ? event : null
  const name = organization?.name ?? ''
  const date = pass.expires_at === null ? undefined : new Date(pass.expires_at)
  if (pass.revoked_at !== null) return new EndedPass(t => t('passes.ended', { name }), shown)
  if (date && date.getTime() <= Date.now())
    return new EndedPass(t => t('passes.expired', { name, date }), shown)
  return new EndedPass(t => t('passes.paused', { name }), shown)
}

/** Whether everybody may see an event. */
async function isPublic(db: Kysely<Database>, scope: Scope): Promise<boolean> {
  const { kind, id } = partsOf(scope)
  const family = `${kind}s` as const
  const { rows } = await sql`
    select id from ${sql.table(family)} where id = ${id} and ${readableBy(anonymous, family)}`.execute(db)
  return rows.length > 0
}
