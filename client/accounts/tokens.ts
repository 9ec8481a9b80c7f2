import { z } from 'zod'
import { askServer, noContent } from '../replication/ask-server.ts'
import { tokenScope, type TokenScope } from './scope-words.ts'

const token = z.object({
  id: z.int(), name: z.string(), scope: tokenScope, time_created: z.string(),
  last_used_at: z.string().nullable(), expires_at: z.string().nullable(),
})
/** A personal token, by which a program acts as the person who made it. */
export type Token = z.infer<typeof token>

/** @throws NoAnswer */
export async function fetchTokens(signal: AbortSignal): Promise<Token[]> {
  return (await askServer('/accounts/tokens', z.object({ tokens: z.array(token) }), { signal })).tokens
}

/**
 * @param days how long it is valid
 * @returns the token's text, which the server keeps nowhere @throws NoAnswer
 */
export async function makeToken(name: string, scope: TokenScope, days: number): Promise<string> {
  const body = { name, scope, expires_in_days: days }
  return (await askServer('/accounts/tokens', z.object({ token: z.string() }), { method: 'POST', body })).token
}

/** @throws NoAnswer */
export const removeToken = (id: number): Promise<void> => askServer(`/accounts/tokens/${id}`, noContent, { method: 'DELETE' })
