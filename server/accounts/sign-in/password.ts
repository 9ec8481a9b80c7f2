import { zxcvbn, zxcvbnOptions } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import { verifyPassword } from 'better-auth/crypto'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

zxcvbnOptions.setOptions({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })

/**
 * Whether more than a million of the likeliest guesses are needed. A password of wrong length passes here: it
 * gets only the error about its length.
 */
function isHardToGuess(password: string): boolean {
  return password.length < LENGTH.least || password.length > LENGTH.most || zxcvbn(password).score >= 2
}

const LENGTH = { least: 10, most: 128 } as const

/** A password that a person chooses. */
export const newPassword = z
  .string({ error: wrong('required') })
  .min(LENGTH.least, { error: wrong('atLeastCharacters', { count: LENGTH.least }) })
  .max(LENGTH.most, { error: wrong('atMostCharacters', { count: LENGTH.most }) })
  .refine(isHardToGuess, {
    error: wrong('tooEasyToGuess'),
  })

/** A password that proves who a person is. */
export const shownPassword = z
  .string({ error: wrong('required') })
  .max(LENGTH.most, { error: wrong('atMostCharacters', { count: LENGTH.most }) })

/** @throws Problem 400 if it is not the person's password, under the given field's name */
export async function expectPassword(
  db: Kysely<Database>,
  personId: string,
  password: string,
  field: string,
): Promise<void> {
  const {
    rows: [credential],
  } = await sql<{ password: string | null }>`
    select password from credentials where user_id = ${personId} and provider_id = 'credential'`.execute(db)
  if (credential?.password && (await verifyPassword({ hash: credential.password, password }))) return
  throw Problem.field(field, t => t('accounts.notYourPassword'))
}

/** Replaces a person's password. */
export async function setPassword(tx: Tx, personId: string, hash: string): Promise<void> {
  await sql`update credentials set password = ${hash}, updated_at = now() at time zone 'UTC'
    where user_id = ${personId} and provider_id = 'credential'`.execute(tx)
}
