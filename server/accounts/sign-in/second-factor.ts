import { randomUUID } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { Auth } from '../sessions/auth.ts'

/** The key with which the account library encrypts values that it needs to read again. */
export type EncryptionKey = Awaited<Auth['$context']>['secretConfig']

const BACKUP_CODES = 10

/**
 * The secret from which a phone app makes codes, and backup codes for a lost phone, in the format that the
 * account library checks.
 */
export async function newSecondFactor(key: EncryptionKey) {
  const secret = generateRandomString(32)
  return { secret, encrypted: await symmetricEncrypt({ key, data: secret }), ...(await newBackupCodes(key)) }
}

/** Codes that work once each: `k3x7a-9dq2m`. */
export async function newBackupCodes(key: EncryptionKey) {
  const codes = Array.from({ length: BACKUP_CODES }, () => generateRandomString(10, 'a-z', '0-9')).map(
    code => `${code.slice(0, 5)}-${code.slice(5)}`,
  )
  return { codes, encryptedCodes: await symmetricEncrypt({ key, data: JSON.stringify(codes) }) }
}

/** The URI for the app's QR code, and its key for typing in. */
export function forTheApp(secret: string, email: string): { uri: string; key: string } {
  const uri = createOTP(secret).url('Sideline', email)
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '' }
}

/**
 * Stores an offered second factor, replacing an earlier offer. It takes effect once a code proves that it
 * arrived.
 */
export async function keepOffered(
  tx: Tx,
  personId: string,
  { encrypted: secret, encryptedCodes: backup_codes }: Awaited<ReturnType<typeof newSecondFactor>>,
): Promise<void> {
  if (await isOn(tx, personId)) throw new Problem('second_factor_state', t => t('signIn.twoStepOnAlready'))
  await turnOff(tx, personId)
  await tx
    .insertInto('two_factors')
    .values({ id: randomUUID(), user_id: personId, secret, backup_codes, verified: true })
    .execute()
}

/**
 * Turns the second factor on for a person who shows a code. Doing so twice is harmless: the first answer may
 * have been lost.
 * @throws Problem 400 for a wrong code
 */
export async function turnOn(tx: Tx, personId: string, code: string, key: EncryptionKey): Promise<void> {
  const row = await tx
    .selectFrom('two_factors')
    .select('secret')
    .where('user_id', '=', personId)
    .executeTakeFirst()
  if (!row) throw new Problem('second_factor_state', t => t('signIn.nothingOffered'))
  const secret = await symmetricDecrypt({ key, data: row.secret })
  if (!(await createOTP(secret).verify(code))) throw wrongCode('notNow')
  await tx.updateTable('people').set({ two_factor_enabled: true }).where('id', '=', personId).execute()
}

/** Why a code does not count. */
type WhyNot = 'notNow' | 'usedUp' | 'noneOfYours'

export const wrongCode = (why: WhyNot) =>
  new Problem('wrong_code', t => t(`signIn.wrongCode.${why}`), { code: [t => t(`signIn.codeIs.${why}`)] })

/** Removes a person's second factor. */
export async function turnOff(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('two_factors').where('user_id', '=', personId).execute()
  await tx.updateTable('people').set({ two_factor_enabled: false }).where('id', '=', personId).execute()
}

/** Replaces the remaining backup codes. */
export async function replaceBackupCodes(tx: Tx, personId: string, encryptedCodes: string): Promise<void> {
  if (!(await isOn(tx, personId))) throw new Problem('second_factor_state', t => t('signIn.twoStepOff'))
  await tx
    .updateTable('two_factors')
    .set({ backup_codes: encryptedCodes })
    .where('user_id', '=', personId)
    .execute()
}

/** The number of backup codes left; null if two-step sign-in is off. */
export async function backupCodesLeft(tx: Tx, personId: string, key: EncryptionKey): Promise<number | null> {
  const row = await tx
    .selectFrom('two_factors')
    .innerJoin('people', 'people.id', 'user_id')
    .select('backup_codes')
    .where('user_id', '=', personId)
    .where('two_factor_enabled', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return z.array(z.string()).parse(JSON.parse(await symmetricDecrypt({ key, data: row.backup_codes }))).length
}

async function isOn(tx: Tx, personId: string): Promise<boolean> {
  const { two_factor_enabled } = await tx
    .selectFrom('people')
    .select('two_factor_enabled')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return two_factor_enabled
}
