import { z } from 'zod'
import { tokenScopes, type TokenScope } from '../../shared-schema/api/accounts.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

export const tokenScope = z.enum(tokenScopes)

const token = z.object({
  id: z.int(),
  name: z.string(),
  scope: tokenScope,
  time_created: z.string(),
  last_used_at: z.string().nullable(),
  expires_at: z.string().nullable(),
})
/** A personal token by which a program acts as its owner. */
export type Token = z.infer<typeof token>

/** @throws RequestError */
export async function fetchTokens(signal: AbortSignal): Promise<Token[]> {
  return (await sendRequest('/accounts/tokens', z.object({ tokens: z.array(token) }), { signal })).tokens
}

/**
 * @param days its validity
 * @returns the token's text, which the server does not store @throws RequestError
 */
export async function makeToken(name: string, scope: TokenScope, days: number): Promise<string> {
  const body = { name, scope, expires_in_days: days }
  return (await sendRequest('/accounts/tokens', z.object({ token: z.string() }), { method: 'POST', body }))
    .token
}

/** @throws RequestError */
export const removeToken = (id: number): Promise<void> =>
  sendRequest(`/accounts/tokens/${id}`, noContent, { method: 'DELETE' })
