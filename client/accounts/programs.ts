import { z } from 'zod'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

const program = z.object({
  client_id: z.string(),
  name: z.string(),
  redirect_uris: z.array(z.string()),
  keeps_secret: z.boolean(),
})
/** A program that the user registered and that may ask people for permission to act for them. */
export type Program = z.infer<typeof program>

/** The data for registering a program. */
export type NewProgram = Omit<Program, 'client_id'>

const credentials = z.object({ client_id: z.string(), client_secret: z.string().nullable() })
/** The credentials of a program. The server does not store the secret. */
export type ProgramCredentials = z.infer<typeof credentials>

const allowed = z.object({
  client_id: z.string(),
  name: z.string(),
  since: z.string(),
  last_used_at: z.string().nullable(),
})
/** A program that may act for the user. */
export type AllowedProgram = z.infer<typeof allowed>

/** @throws RequestError */
export async function fetchPrograms(signal: AbortSignal): Promise<Program[]> {
  return (await sendRequest('/accounts/programs', z.object({ programs: z.array(program) }), { signal }))
    .programs
}

/** @throws RequestError */
export const registerProgram = (body: NewProgram): Promise<ProgramCredentials> =>
  sendRequest('/accounts/programs', credentials, { method: 'POST', body })

/** @throws RequestError */
export const removeProgram = (clientId: string): Promise<void> =>
  sendRequest(`/accounts/programs/${encodeURIComponent(clientId)}`, noContent, { method: 'DELETE' })

/** @throws RequestError */
export async function fetchAllowedPrograms(signal: AbortSignal): Promise<AllowedProgram[]> {
  return (
    await sendRequest('/accounts/allowed-programs', z.object({ programs: z.array(allowed) }), { signal })
  ).programs
}

/** @throws RequestError */
export const revokeProgram = (clientId: string): Promise<void> =>
  sendRequest(`/accounts/allowed-programs/${encodeURIComponent(clientId)}`, noContent, { method: 'DELETE' })
