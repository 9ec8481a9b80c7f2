import { sqlText } from '../database/sql-text.ts'

/**
 * SQL that is true for the players who are nothing but the name of an account: of somebody who joined, and
 * was never on a roster nor in a game. They are for the person and the office, who may put them on one.
 */
export const isUnlisted = sqlText`(players.person_id is not null and players.entry_id is null
  and not exists (select from rostered where rostered.player_id = players.id)
  and not exists (select from stat_lines where stat_lines.subject = 'player' and stat_lines.subject_id = players.id))`
