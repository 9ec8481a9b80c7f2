import { zxcvbn, zxcvbnOptions } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import { verifyPassword } from 'better-auth/crypto'
import { sql, type Kysely } from 'kysely'
import { chosenPassword } from '../../../shared-schema/api/accounts/fields.ts'
import { passwordLength } from '../../../shared-schema/api/accounts/password-length.ts'
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
  const { least, most } = passwordLength
  return password.length < least || password.length > most || zxcvbn(password).score >= 2
}

/** A password that a person chooses. */
export const newPassword = chosenPassword.refine(isHardToGuess, { error: wrong('tooEasyToGuess') })

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
