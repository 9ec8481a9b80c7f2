import type { TokenScope } from '../../shared-schema/api/accounts.ts'
import { newToken, tokens, type Token, type TokenBody } from '../../shared-schema/api/accounts/tokens.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

/** @throws RequestError */
export const fetchTokens = async (signal: AbortSignal): Promise<Token[]> =>
  (await sendRequest('/accounts/tokens', tokens, { signal })).tokens

/**
 * @param days its validity
 * @returns the token's text, which the server does not store @throws RequestError
 */
export async function makeToken(name: string, scope: TokenScope, days: number): Promise<string> {
  const body = { name, scope, expires_in_days: days } satisfies TokenBody
  return (await sendRequest('/accounts/tokens', newToken, { method: 'POST', body })).token
}

/** @throws RequestError */
export const removeToken = (id: number): Promise<void> =>
  sendRequest(`/accounts/tokens/${id}`, noContent, { method: 'DELETE' })
