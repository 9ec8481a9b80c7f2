import { z } from 'zod'
import { sendRequest } from '../base/requests/send-request.ts'
import { tokenScope } from './tokens.ts'

const request = z.object({
  program: z.object({ name: z.string(), client_id: z.string() }),
  redirect_host: z.string(),
  scope: tokenScope,
  person: z.object({ name: z.string(), email: z.string() }),
})
/** A program's request to act for the person who is signed in. */
export type AuthorizationRequest = z.infer<typeof request>

/** @param query from the address by which the program sent the person here @throws RequestError */
export const fetchAuthorization = (query: string, signal: AbortSignal): Promise<AuthorizationRequest> =>
  sendRequest(`/accounts/authorization?${query}`, request, { signal })

/** Answers the request. @returns the program's address if it waits for the answer @throws RequestError */
export async function decide(query: string, decision: 'allow' | 'deny'): Promise<string> {
  const body = { ...Object.fromEntries(new URLSearchParams(query)), decision }
  return (
    await sendRequest('/accounts/authorization', z.object({ location: z.string() }), { method: 'POST', body })
  ).location
}
