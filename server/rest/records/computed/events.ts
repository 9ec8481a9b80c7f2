import type { Compute } from './compute.ts'

/** What there is to say of a play, in words. */
export const playNotes: Compute = ({ texts: [t] }, events) =>
  Promise.resolve(
    events.map(({ after_final }) => ({ note: after_final === true ? t('answers.playedLate') : '' })),
  )
