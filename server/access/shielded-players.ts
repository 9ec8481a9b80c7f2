import { sql } from 'kysely'

/** From this age on a player is shown by name, unless they wish otherwise. */
export const OF_AGE = 16

/** SQL that is true for the players whose names the public does not see. */
export const isShielded = sql<boolean>`(players.show_initials
  or coalesce(players.birth_date > (now() at time zone 'UTC')::date - make_interval(years => ${sql.lit(OF_AGE)}), false))`
