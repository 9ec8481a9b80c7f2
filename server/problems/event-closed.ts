import { Problem } from './problem.ts'

/** The refusal of a change in an event that is closed. */
export const eventClosed = (): Problem => new Problem('event_closed', t => t('records.eventClosed'))
