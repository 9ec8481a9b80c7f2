import { sql, type RawBuilder } from 'kysely'

type Condition = RawBuilder<boolean>

/**
 * SQL: true for a game whose spirit scores are open to everybody who may read the game: both sides have
 * submitted theirs, or its tournament reveals each immediately.
 * @param gameId SQL for the game's id
 */
export const isSpiritRevealed = (gameId: RawBuilder<unknown>): Condition => sql<boolean>`(
  exists (select from games as judged join tournaments as of_judged on of_judged.id = judged.tournament_id
    where judged.id = ${gameId} and of_judged.spirit_reveal = 'at once')
  or (${isSpiritGiven(gameId, 1)} and ${isSpiritGiven(gameId, 2)}))`

/**
 * SQL: true for a game in which a team, its first or its second, has received a score from the other.
 */
export const isSpiritGiven = (gameId: RawBuilder<unknown>, side: 1 | 2): Condition => sql<boolean>`
  exists (select from game_sportsmanship_scores as given
    where given.game_id = ${gameId} and ${sql.ref(`given.team_${side}_score`)} <> '' and not ${isSelfScore('given', side)})`

/**
 * SQL: true if a team judged itself: the person who entered the score could do it as captain of
 * the team that receives it, and in no other role.
 * @param scores the alias of game_sportsmanship_scores in a query
 * @param side the team that receives the score
 */
export function isSelfScore(scores: string, side: 1 | 2): Condition {
  const rolesOf = sql`select from roles where roles.person_id = ${sql.ref(`${scores}.person_id`)}`
  const isCaptainOf = (team: 1 | 2): Condition =>
    sql<boolean>`roles.role = 'captain' and roles.place_kind = 'team' and roles.place_id = ${sql.ref(`${scores}.team_${team}_id`)}`
  return sql<boolean>`(exists (${rolesOf} and ${isCaptainOf(side)}) and not exists (${rolesOf}
    and (roles.organization_id is null or roles.organization_id = ${sql.ref(`${scores}.owner_id`)})
    and (roles.role in ('owner', 'admin', 'scorekeeper') or ${isCaptainOf(side === 1 ? 2 : 1)})))`
}
