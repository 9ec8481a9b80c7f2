import { z } from 'zod'
import { computed, fixed, integer, link, localTime, nullable, required, text, type Field } from './field.ts'
import { resource } from './resource.ts'

const rounds = (): Field<number> => {
  const whole = integer()
  return { ...whole, input: whole.input.refine(value => value >= 1 && value <= 8, { error: 'must be from 1 to 8' }) }
}

/** A knock-out: creating it makes its games, linked from each round to the next. */
export const brackets = resource({
  family: 'brackets',
  noun: 'bracket',
  page: record => `tournaments/${record.tournament_id}/brackets/#${record.id}`,
  fields: {
    name: text(),
    tournament_id: fixed(required(link('tournaments', 'tournament'))),
    /** n rounds have 2^(n-1) games in the first of them. */
    number_of_rounds: fixed(required(rounds())),
    start_time: nullable(localTime()),
    /** Minutes from the start of one round to the start of the next. */
    time_between_rounds: integer(0),
    column_position: integer(1),
    row_position: integer(1),
    /** Earliest round first; round numbers count down to 0, the final. */
    rounds: computed(z.array(z.object({ round_number: z.int(), games: z.array(z.record(z.string(), z.unknown())) }))),
  },
})
