import { Temporal } from 'temporal-polyfill'
import type { Compute } from './compute.ts'

/** A player's age in whole years, and whether an account belongs to the player. */
export const playerFigures: Compute = async (_objects, players) => {
  const today = Temporal.Now.plainDateISO('UTC')
  return players.map(({ birth_date, person_id }) => ({
    age:
      typeof birth_date === 'string'
        ? Temporal.PlainDate.from(birth_date).until(today, { largestUnit: 'years' }).years
        : null,
    is_claimed: person_id !== null,
  }))
}
