/**
 * What the organization of a team says to its entry in a tournament of another one. It is not needed if one
 * organization has both, or whoever entered the team manages both.
 */
export const consents = ['not needed', 'requested', 'given', 'refused'] as const

export type Consent = (typeof consents)[number]

/** The consents with which a team takes part and is shown. */
export const consenting = ['not needed', 'given'] as const satisfies readonly Consent[]

/** Whether a team takes part. An entry that says nothing is older than the question. */
export const takesPart = (consent: unknown): boolean =>
  consent === undefined || consenting.some(one => one === consent)
