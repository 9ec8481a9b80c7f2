import { z } from 'zod'
import { computed, described, fixed, integer, link, localTime, minutes, nullable, required, text, within } from './field.ts'
import { nested } from './nested.ts'
import { resource } from './resource.ts'

export const brackets = resource({
  family: 'brackets',
  noun: 'bracket',
  description: 'A knock-out: creating it makes its games, linked from each round to the next.',
  page: record => `tournaments/${record.tournament_id}/brackets/#${record.id}`,
  fields: {
    name: text(),
    tournament_id: fixed(required(link('tournaments', 'tournament'))),
    number_of_rounds: described('n rounds have 2^(n-1) games in the first of them.', fixed(required(within(1, 8)))),
    start_time: nullable(localTime()),
    time_between_rounds: described('Minutes from the start of one round to the start of the next.', minutes()),
    column_position: described('Where the bracket stands on a screen that shows several.', integer(1)),
    row_position: integer(1),
    rounds: described('Earliest round first; round numbers count down to 0, the final.',
      computed(z.array(z.object({ round_number: z.int(), games: z.array(nested('games', 'full')) })))),
  },
})
