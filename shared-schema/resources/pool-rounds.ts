import { described, fixed, integer, link, localTime, nullable, readonly, required } from './field.ts'
import { resource } from './resource.ts'

export const poolRounds = resource({
  family: 'pool_rounds',
  noun: 'pool round',
  description: 'The games of a pool that are played at one time.',
  short: ['id', 'pool_id', 'round_number', 'start_time', 'resource_uri'],
  fields: {
    pool_id: fixed(
      required(link('pools', { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'none' }, 'pool')),
    ),
    tournament_id: readonly(
      nullable(
        link('tournaments', { owner: 'no', deleted: 'repeats', attach: 'follows', shows: 'record' }, null),
      ),
    ),
    round_number: described(
      'Counts up from 1 within the pool; the next one if it is left out.',
      nullable(integer()),
    ),
    start_time: nullable(localTime()),
  },
})
