import { fromNodeHeaders, toNodeHandler } from 'better-auth/node'
import { Router, type Request } from 'express'
import { z } from 'zod'
import type { OpenDatabase } from '../database/connection.ts'
import { sqlState } from '../database/transaction.ts'
import type { Author } from '../league/author.ts'
import { Problem } from '../league/problem.ts'
import { PASSWORD_LENGTH, type Auth } from './auth.ts'
import { invite, joinUrl, mayInvite, roles } from './invitations.ts'
import { join } from './join.ts'

/** What the routes need of the server around them. */
export interface AccountParts {
  readonly database: OpenDatabase
  readonly auth: Auth
  readonly authorOf: (request: Request) => Promise<Author>
  /** The address, without a slash at the end, by which a caller reached the server. */
  readonly baseOf: (request: Request) => string
}

const words = (most: number) => z.string({ error: 'is required' }).trim().min(1, { error: 'is required' }).max(most, { error: 'is too long' })

const newcomer = z.object({
  code: words(200),
  name: words(200),
  email: words(200).toLowerCase().pipe(z.email({ error: 'must be an e-mail address' })),
  password: z.string({ error: 'is required' })
    .min(PASSWORD_LENGTH.least, { error: `must be at least ${PASSWORD_LENGTH.least} characters long` })
    .max(PASSWORD_LENGTH.most, { error: `must be at most ${PASSWORD_LENGTH.most} characters long` }),
})

const invitation = z.object({
  organization_id: z.int({ error: 'must be an id or null' }).nullable(),
  role: z.enum(roles, { error: `must be one of: ${roles.join(', ')}` }),
  /** Where the role holds; everywhere in the organization without it. */
  place: z.object({
    kind: z.enum(['tournament', 'event_site', 'game_site', 'game', 'team']),
    id: z.int({ error: 'must be an id' }),
  }).nullable().default(null),
})

/** Accounts, to be mounted at `/accounts` behind a JSON body parser. */
export function accountRoutes({ database: { db }, auth, authorOf, baseOf }: AccountParts): Router {
  const router = Router()

  router.get('/me', async (request, response) => {
    const author = await signedIn(request)
    const person = await db.selectFrom('people').select(['id', 'name', 'email']).where('id', '=', author.person_id).executeTakeFirstOrThrow()
    response.set('Cache-Control', 'no-store').json({ person, roles: author.grants })
  })

  router.post('/invitations', async (request, response) => {
    const author = await signedIn(request)
    const grant = parse(invitation, request.body)
    if (!mayInvite(author, grant)) throw new Problem(403, 'You may only invite to roles that you have yourself, or to lesser ones.')
    const code = await invite(db, grant, author.person_id).catch((error: unknown) => {
      throw sqlState(error) === '23503' ? Problem.field('organization_id', `: there is no organization ${grant.organization_id}`) : error
    })
    response.status(201).json({ url: joinUrl(baseOf(request), code) })
  })

  router.post('/join', async (request, response) => {
    const person = parse(newcomer, request.body)
    await join(db, person)
    const { email, password } = person
    const { headers } = await auth.api.signInEmail({ body: { email, password }, headers: fromNodeHeaders(request.headers), returnHeaders: true })
    response.status(201).append('Set-Cookie', headers.getSetCookie()).set('set-auth-token', headers.get('set-auth-token') ?? '').json({ email })
  })

  router.all('/auth/{*path}', toNodeHandler(auth))
  return router

  async function signedIn(request: Request): Promise<Author & { person_id: string }> {
    const author = await authorOf(request)
    if (author.person_id === null) throw new Problem(401, 'Sign in first.')
    return { ...author, person_id: author.person_id }
  }
}

function parse<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'body', [message]]))
  throw new Problem(400, `${Object.entries(errors).map(([name, [message]]) => `${name} ${message}`).join('; ')}.`, errors)
}
