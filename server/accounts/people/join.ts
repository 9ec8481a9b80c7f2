import { randomUUID } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { sql, type Kysely } from 'kysely'
import type { JoinBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { grantOf, type Grant } from '../../access/author.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { Problem } from '../../problems/problem.ts'
import { disabled } from '../sessions/auth.ts'
import { grantRole } from '../links/grant-role.ts'
import { lockPerson } from '../links/account-authority.ts'
import { invitationLink } from '../links/invitations.ts'
import { newPlayer } from './new-player.ts'
import { lookAtLink, redeemLink } from '../links/redeem-link.ts'

/**
 * Uses an invitation: makes the person, with a player of their own, and gives them the role. An existing
 * account stays, and is proved by its password. Recordings from before the role count from now on.
 * @returns the person's id
 */
export async function join(db: Kysely<Database>, newcomer: JoinBody): Promise<string> {
  // Hashing passwords is slow by design: done before the transaction, and only with a valid invitation.
  await lookAtLink(db, invitationLink, newcomer.code)
  const person = (await existingPerson(db, newcomer)) ?? {
    passwordHash: await hashPassword(newcomer.password),
  }
  return transaction(db, async tx => {
    const member = typeof person === 'string' ? person : null
    const grant = grantOf(await redeemLink(tx, invitationLink, newcomer.code, member))
    const personId =
      typeof person === 'string' ? person : await newPerson(tx, newcomer, person.passwordHash, grant)
    if ((await lockPerson(tx, personId)).is_disabled) throw new Problem('account_disabled', disabled)
    await grantRole(tx, personId, grant)
    await judgeAgain(tx, { person_id: personId })
    return personId
  })
}

/**
 * The person who has an account with this e-mail address and password.
 * @throws Problem if the password is not that account's
 */
async function existingPerson(
  db: Kysely<Database>,
  { email, password }: JoinBody,
): Promise<string | undefined> {
  const {
    rows: [person],
  } = await sql<{ id: string; password: string | null; disabled_at: string | null }>`
    select people.id, credentials.password, people.disabled_at from people
    left join credentials on credentials.user_id = people.id and credentials.provider_id = 'credential'
    where people.email = ${email}`.execute(db)
  if (!person) return undefined
  if (person.password === null || !(await verifyPassword({ hash: person.password, password })))
    throw hasAccount()
  if (person.disabled_at !== null) throw new Problem('account_disabled', disabled)
  return person.id
}

const hasAccount = () =>
  new Problem('account_exists', t => t('accounts.hasAccount'), {
    password: [t => t('accounts.notItsPassword')],
  })

async function newPerson(
  tx: Tx,
  { name, email }: JoinBody,
  passwordHash: string,
  { organization_id }: Grant,
): Promise<string> {
  const id = randomUUID()
  const { rows } = await sql`insert into people (id, name, email, email_verified, created_at, updated_at)
    values (${id}, ${name}, ${email}, false, ${now}, ${now}) on conflict (email) do nothing returning id`.execute(
    tx,
  )
  if (rows.length === 0) throw hasAccount()
  await sql`insert into credentials (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (${randomUUID()}, ${id}, 'credential', ${id}, ${passwordHash}, ${now}, ${now})`.execute(tx)
  await newPlayer(tx, id, name, organization_id)
  return id
}

/** The account library's columns are UTC without a time zone. */
const now = sql`now() at time zone 'UTC'`
