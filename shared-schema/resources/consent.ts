/**
 * The answer of a team's organization to its entry in another organization's tournament. Not needed if both
 * have the same organization, or if the person who entered the team manages both.
 */
export const consents = ['not needed', 'requested', 'given', 'refused'] as const

export type Consent = (typeof consents)[number]

/** The consents with which a team takes part and is shown. */
export const consenting = ['not needed', 'given'] as const satisfies readonly Consent[]

/** Whether a team takes part. Entries without a consent are older than the field. */
export const takesPart = (consent: unknown): boolean =>
  consent === undefined || consenting.some(one => one === consent)
