import { parseCookies } from 'better-auth/cookies'
import type { Request } from 'express'
import { sql, type Kysely } from 'kysely'
import { prepared } from '../../database/prepared-statement.ts'
import type { Database } from '../../database/schema.ts'
import { grantOf, rolesOfPerson, type Author, type RoleRow } from '../../access/author.ts'
import type { Auth } from './auth.ts'
import { holderSession, namedHolder } from './holder-cookies.ts'
import { signedValue } from './signed-value.ts'

/** The account library's session settings; times in seconds. */
type Sessions = Pick<Awaited<Auth['$context']>, 'secret' | 'authCookies' | 'sessionConfig'>

/**
 * The person of a request's session, with their present roles, if the library would neither extend nor end
 * the session; otherwise undefined, and the library has to be asked. Checks signature, row and time like the
 * library, but in one statement and with a tenth of the CPU time: tablets need this on every request.
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

/** The app, as named by the browser. */
export const appOf = ({ headers }: Pick<Request, 'headers'>): Author['client'] => ({
  kind: 'app',
  name: (headers['user-agent'] ?? '').slice(0, 200),
})

/**
 * The signed token, from the header or else from the cookie: the header wins. A request that names a pass
 * holder uses only that holder's cookie.
 */
function shownBy({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
  const { authorization, cookie } = headers
  if (authorization !== undefined) return /^bearer +(\S+)$/i.exec(authorization)?.[1]
  const holder = namedHolder({ headers })
  if (holder !== undefined) return holderSession({ headers }, holder)
  return cookie === undefined ? undefined : parseCookies(cookie).get(name)
}
