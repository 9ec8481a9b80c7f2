import { ACTING_PERSON } from '../../../shared-schema/api/accounts.ts'

let acting: string | null = null

/** Makes all further requests for this pass holder; null for a user with an account. */
export function actFor(personId: string | null): void {
  acting = personId
}

/** The header that names the person of a request. @param personId if it is not the current user */
export const actingHeaders = (personId: string | null = acting): Record<string, string> =>
  personId === null ? {} : { [ACTING_PERSON]: personId }
