import { sql, type Kysely } from 'kysely'

/**
 * Teams take part in tournaments of other organizations with the consent of their own. Consent is requested
 * for teams already entered if nobody else could have read them; related teams name each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table tournament_teams
    add column consent text not null default 'not needed' check (consent in ('not needed', 'requested', 'given', 'refused')),
    add column team_name text not null default ''`,
  `update tournament_teams set
      consent = case when organizations.is_public then 'given' else 'requested' end,
      team_name = case when organizations.is_public then '' else teams.name end
    from teams join organizations on organizations.id = teams.owner_id
    where teams.id = tournament_teams.team_id and teams.owner_id <> tournament_teams.owner_id`,
  `update teams set related_team_ids = array(
      select distinct id from (
        select unnest(teams.related_team_ids) as id
        union select other.id from teams as other where teams.id = any(other.related_team_ids) and other.owner_id = teams.owner_id
      ) as related where id <> teams.id and exists (select from teams as one where one.id = related.id) order by id)
    where related_team_ids <> '{}' or exists (select from teams as other where teams.id = any(other.related_team_ids))`,
]
