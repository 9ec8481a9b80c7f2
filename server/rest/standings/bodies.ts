import { z } from 'zod'
import { localTime, minutes, truth, within } from '../../../shared-schema/resources/field.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

/** What a request to draw pools may say. */
export const poolsBody = z.object(
  {
    number_of_pools: within(1, 64).input,
    start_time: localTime().input.optional(),
    time_between_rounds: minutes().input.optional(),
    generate_matchups: truth(true).input.default(true),
  },
  { error: wrong('object') },
)
