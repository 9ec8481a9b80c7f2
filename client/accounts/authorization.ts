import {
  authorization,
  decided,
  type Authorization,
  type DecisionBody,
} from '../../shared-schema/api/accounts/authorization.ts'
import { sendRequest } from '../base/requests/send-request.ts'

/** @param query from the address by which the program sent the person here @throws RequestError */
export const fetchAuthorization = (query: string, signal: AbortSignal): Promise<Authorization> =>
  sendRequest(`/accounts/authorization?${query}`, authorization, { signal })

/** Answers the request. @returns the program's address if it waits for the answer @throws RequestError */
export async function decide(query: string, decision: DecisionBody['decision']): Promise<string> {
  const body = { ...Object.fromEntries(new URLSearchParams(query)), decision } satisfies DecisionBody
  return (await sendRequest('/accounts/authorization', decided, { method: 'POST', body })).location
}
