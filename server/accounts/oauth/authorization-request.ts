import type { Kysely } from 'kysely'
import { z } from 'zod'
import { tokenScopes, type TokenScope } from '../../../shared-schema/api/accounts.ts'
import type { Database } from '../../database/schema.ts'
import { Problem } from '../../problems/problem.ts'
import { parse } from '../../problems/parse.ts'
import { normalized } from './redirect-uri.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'
import { inEnglish, type Say } from '../../texts/say.ts'

/** The scope of a program that names none. */
export const USUAL_SCOPE: TokenScope = 'universal'

export const isScope = (name: unknown): name is TokenScope => tokenScopes.some(scope => scope === name)

/** The address to which a program's answer goes. */
interface ReturnAddress {
  readonly redirectUri: string
  readonly responseType: string | undefined
  /** The program's own value, returned unchanged. */
  readonly state: string | undefined
}

/** A program's request to act for a person. */
export interface AuthorizationRequest extends ReturnAddress {
  readonly program: { readonly client_id: string; readonly name: string }
  readonly responseType: 'code' | 'token'
  readonly scope: TokenScope
  /**
   * The SHA-256 (base64url) of the verifier that the program sends with its code; null for a program with a
   * secret.
   */
  readonly codeChallenge: string | null
}

/** A request of a known program that cannot be granted. The program gets the error at `location`. */
export class Refusal extends Problem {
  readonly location: string

  constructor(to: ReturnAddress, error: string, say: Say) {
    super('wrong_fields', say, { request: [say] })
    // Read by the program's author. OAuth2 allows no language but English here, and only ASCII letters.
    this.location = locationOf(to, { error, error_description: inEnglish(say) })
  }
}

/**
 * The address that carries an answer: after the ? for a code, after the # for a token, which keeps tokens out
 * of logs.
 */
export function locationOf(
  { redirectUri, responseType, state }: ReturnAddress,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  const pairs = Object.entries({ ...answer, ...(state === undefined ? {} : { state }) })
  if (responseType === 'token') url.hash = new URLSearchParams(pairs).toString()
  else for (const [name, value] of pairs) url.searchParams.set(name, value)
  return url.href
}

const returnAddress = z.object({
  client_id: z.string({ error: wrong('required') }),
  redirect_uri: z.string({ error: wrong('required') }).transform(normalized),
})

/** A parameter without a value counts as missing. */
const parameter = z
  .string()
  .optional()
  .transform(value => value || undefined)

const parameters = z.object({
  response_type: parameter,
  state: parameter,
  scope: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
})

/**
 * Parses a program's authorization request.
 * @param query its parameters; those that are not of OAuth2 are ignored
 * @throws Problem if the program or its address is unknown, so that nothing may be sent there
 * @throws Refusal if the request cannot be granted
 */
export async function readAuthorizationRequest(
  db: Kysely<Database>,
  query: unknown,
  implicitGrant: boolean,
): Promise<AuthorizationRequest> {
  const { client_id, redirect_uri: redirectUri } = parse(returnAddress, query)
  const program = await db
    .selectFrom('programs')
    .select(['client_id', 'name', 'secret_hash', 'redirect_uris'])
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!program) throw Problem.field('client_id', t => t('signIn.unknownProgram'))
  if (!program.redirect_uris.map(normalized).includes(redirectUri))
    throw Problem.field('redirect_uri', t => t('signIn.unknownAddress'))

  const { data, error } = parameters.safeParse(query)
  if (error)
    throw new Refusal({ redirectUri, responseType: undefined, state: undefined }, 'invalid_request', t =>
      t('signIn.parameterTwice'),
    )
  const {
    response_type: responseType,
    state,
    scope = USUAL_SCOPE,
    code_challenge: codeChallenge = null,
    code_challenge_method,
  } = data
  const refuse = (code: string, say: Say) => new Refusal({ redirectUri, responseType, state }, code, say)

  if (responseType === undefined) throw refuse('invalid_request', t => t('signIn.responseTypeMissing'))
  if (responseType !== 'code' && !(responseType === 'token' && implicitGrant))
    throw refuse('unsupported_response_type', t => t('signIn.responseTypeOther'))
  if (!isScope(scope))
    throw refuse('invalid_scope', t => t('signIn.scopeOther', { scopes: tokenScopes.join(', ') }))
  if (responseType === 'code') {
    if (codeChallenge === null && program.secret_hash === null)
      throw refuse('invalid_request', t => t('signIn.challengeMissing'))
    if (
      codeChallenge === null
        ? code_challenge_method !== undefined
        : code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)
    ) {
      throw refuse('invalid_request', t => t('signIn.challengeOther'))
    }
  }
  return {
    program: { client_id, name: program.name },
    redirectUri,
    responseType,
    state,
    scope,
    codeChallenge,
  }
}
