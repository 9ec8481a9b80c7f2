import { fixed, integer, link, localTime, nullable, readonly, required } from './field.ts'
import { resource } from './resource.ts'

/** The games of a pool that are played at one time. */
export const poolRounds = resource({
  family: 'pool_rounds',
  noun: 'pool round',
  short: ['id', 'pool_id', 'round_number', 'start_time', 'resource_uri'],
  fields: {
    pool_id: fixed(required(link('pools', 'pool'))),
    tournament_id: readonly(nullable(link('tournaments', null))),
    /** Counts up from 1 within the pool; the next one where it is left out. */
    round_number: nullable(integer()),
    start_time: nullable(localTime()),
  },
})
