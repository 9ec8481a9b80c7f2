import type { Compute } from './compute.ts'

/** The zone of an event, and a remark on a play. */
export const eventNotes: Compute = ({ texts: [t] }, events) =>
  Promise.resolve(
    events.map(({ after_final, timezone }) => ({
      timezone,
      note: after_final === true ? t('answers.playedLate') : '',
    })),
  )
