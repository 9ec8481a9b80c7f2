import type { Kysely } from 'kysely'
import { z } from 'zod'
import { tokenScopes, type TokenScope } from '../../../shared-schema/api/accounts.ts'
import type { Database } from '../../database/schema.ts'
import { Problem } from '../../problems/problem.ts'
import { parse } from '../../problems/parse.ts'
import { normalized } from './redirect-uri.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'
import { inEnglish, type Say } from '../../texts/say.ts'

/** What a program gets that does not say. */
export const USUAL_SCOPE: TokenScope = 'universal'

export const isScope = (name: unknown): name is TokenScope => tokenScopes.some(scope => scope === name)

/** Where a program waits for its answer. */
interface ReturnAddress {
  readonly redirectUri: string
  readonly responseType: string | undefined
  /** The program's own, sent back to it as it came. */
  readonly state: string | undefined
}

/** A program asks a person for leave to act for them. */
export interface AuthorizationRequest extends ReturnAddress {
  readonly program: { readonly client_id: string; readonly name: string }
  readonly responseType: 'code' | 'token'
  readonly scope: TokenScope
  /**
   * The SHA-256 (base64url) of what the program has to show with its code; null for one that has a secret to
   * show.
   */
  readonly codeChallenge: string | null
}

/** A request of a known program that cannot be met. The program is told at `location`. */
export class Refusal extends Problem {
  readonly location: string

  constructor(to: ReturnAddress, error: string, say: Say) {
    super('wrong_fields', say, { request: [say] })
    // Whoever wrote the program reads it there: OAuth2 knows no language of theirs, and no letters but those
    // of English.
    this.location = locationOf(to, { error, error_description: inEnglish(say) })
  }
}

/**
 * The address that carries an answer: behind the ? for a code, behind the # for a token, which so reaches no
 * log.
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

/** A parameter without a value counts as none. */
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
 * Reads what a program asks.
 * @param query its parameters; others than those of OAuth2 are passed over
 * @throws Problem if the program or its address is not known, so that nothing may be sent there
 * @throws Refusal if it asks for something that is not possible
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
