import { sqlText } from '../database/sql-text.ts'

/**
 * SQL: true for the players who are only the name of an account: of a person who joined, but was never on a
 * roster or in a game. Only that person and the office see them; the office may put them on a roster.
 */
export const isUnlisted = sqlText`(players.person_id is not null and players.entry_id is null
  and not exists (select from rostered where rostered.player_id = players.id)
  and not exists (select from stat_lines where stat_lines.subject = 'player' and stat_lines.subject_id = players.id))`
