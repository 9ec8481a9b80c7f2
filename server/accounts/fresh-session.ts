import { parseCookies } from 'better-auth/cookies'
import type { Request } from 'express'
import { sql, type Kysely } from 'kysely'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'
import { grantOf, rolesOfPerson, type Author, type RoleRow } from '../access/author.ts'
import type { Auth } from './auth.ts'
import { holderSession, namedHolder } from './holder-cookies.ts'
import { signedValue } from './signed-value.ts'

/** The account library's own settings of its sessions; times in seconds. */
type Sessions = Pick<Awaited<Auth['$context']>, 'secret' | 'authCookies' | 'sessionConfig'>

/**
 * The person of the session that a request shows, with their roles as they are now, if the library would
 * neither extend the session nor end it; undefined otherwise, and then the library is to be asked. Signature,
 * row and time are checked as it does, but in one statement and with a tenth of the processor: tablets ask
 * with every request.
 */
export async function authorByFreshSession(
  db: Kysely<Database>,
  sessions: Sessions,
  request: Pick<Request, 'headers'>,
): Promise<Author | undefined> {
  const token = signedValue(sessions.secret, shownBy(request, sessions.authCookies.sessionToken.name))
  if (token === undefined) return undefined
  const { expiresIn, updateAge } = sessions.sessionConfig
  const {
    rows: [row],
  } = await sql<{ id: string; name: string; roles: RoleRow[] }>`${prepared}
    select people.id, people.name, ${rolesOfPerson} as roles
    from sessions join people on people.id = sessions.user_id
    where sessions.token = ${token} and sessions.expires_at > now() at time zone 'UTC' + ${expiresIn - updateAge} * interval '1 second'`.execute(
    db,
  )
  return row && { person_id: row.id, name: row.name, grants: row.roles.map(grantOf), client: appOf(request) }
}

/** The app, as the browser names itself. */
export const appOf = ({ headers }: Pick<Request, 'headers'>): Author['client'] => ({
  kind: 'app',
  name: (headers['user-agent'] ?? '').slice(0, 200),
})

/**
 * The token and its signature, from the header or else from the cookie: a request that has both means the
 * header. One that names a pass holder means their cookie, and no other.
 */
function shownBy({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
  const { authorization, cookie } = headers
  if (authorization !== undefined) return /^bearer +(\S+)$/i.exec(authorization)?.[1]
  const holder = namedHolder({ headers })
  if (holder !== undefined) return holderSession({ headers }, holder)
  return cookie === undefined ? undefined : parseCookies(cookie).get(name)
}
