import { sql } from 'kysely'

/** The age from which a player is shown by name, unless they wish to stay shielded. */
export const OF_AGE = 16

/** SQL: true for the players whose names the public does not see. */
export const isShielded = sql<boolean>`(players.show_initials
  or coalesce(players.birth_date > (now() at time zone 'UTC')::date - make_interval(years => ${sql.lit(OF_AGE)}), false))`
