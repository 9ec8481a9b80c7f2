import { verifyPassword } from 'better-auth/crypto'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../league/problem.ts'

const LENGTH = { least: 10, most: 128 } as const

/** A password that somebody chooses. */
export const newPassword = z.string({ error: 'is required' })
  .min(LENGTH.least, { error: `must be at least ${LENGTH.least} characters long` })
  .max(LENGTH.most, { error: `must be at most ${LENGTH.most} characters long` })

/** A password by which somebody shows who they are. */
export const shownPassword = z.string({ error: 'is required' }).max(LENGTH.most, { error: `must be at most ${LENGTH.most} characters long` })

/** @throws Problem 400 where it is not the person's password, under the name of the field that it was sent in */
export async function expectPassword(db: Kysely<Database>, personId: string, password: string, field: string): Promise<void> {
  const { rows: [credential] } = await sql<{ password: string | null }>`
    select password from credentials where user_id = ${personId} and provider_id = 'credential'`.execute(db)
  if (credential?.password && await verifyPassword({ hash: credential.password, password })) return
  throw Problem.field(field, 'is not your password')
}

/** Puts another password in place of the present one. */
export async function setPassword(tx: Tx, personId: string, hash: string): Promise<void> {
  await sql`update credentials set password = ${hash}, updated_at = now() at time zone 'UTC'
    where user_id = ${personId} and provider_id = 'credential'`.execute(tx)
}
