import { ACTING_PERSON } from '../../../shared-schema/api/accounts.ts'

let acting: string | null = null

/** From now on requests are made for this pass holder; null for whoever signed in by an account. */
export function actFor(personId: string | null): void {
  acting = personId
}

/** What a request says of for whom it is made. @param personId somebody else than who uses the device now */
export const actingHeaders = (personId: string | null = acting): Record<string, string> =>
  personId === null ? {} : { [ACTING_PERSON]: personId }
