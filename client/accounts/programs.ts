import {
  allowedPrograms,
  programs,
  registeredProgram,
  type AllowedProgram,
  type Program,
  type ProgramBody,
  type RegisteredProgram,
} from '../../shared-schema/api/accounts/programs.ts'
import { sendRequest, noContent } from '../base/requests/send-request.ts'

/** @throws RequestError */
export const fetchPrograms = async (signal: AbortSignal): Promise<Program[]> =>
  (await sendRequest('/accounts/programs', programs, { signal })).programs

/** @throws RequestError */
export const registerProgram = (body: ProgramBody): Promise<RegisteredProgram> =>
  sendRequest('/accounts/programs', registeredProgram, { method: 'POST', body })

/** @throws RequestError */
export const removeProgram = (clientId: string): Promise<void> =>
  sendRequest(`/accounts/programs/${encodeURIComponent(clientId)}`, noContent, { method: 'DELETE' })

/** @throws RequestError */
export const fetchAllowedPrograms = async (signal: AbortSignal): Promise<AllowedProgram[]> =>
  (await sendRequest('/accounts/allowed-programs', allowedPrograms, { signal })).programs

/** @throws RequestError */
export const revokeProgram = (clientId: string): Promise<void> =>
  sendRequest(`/accounts/allowed-programs/${encodeURIComponent(clientId)}`, noContent, { method: 'DELETE' })
