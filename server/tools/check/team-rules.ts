import { sql } from 'kysely'
import { consenting } from '../../../shared-schema/resources/consent.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { createRecord } from '../../records/create-records.ts'
import { operator } from '../../access/author.ts'
import type { Broken, Rule } from './rule.ts'

/** The teams used in tournaments' pools and games, by tournament. */
const named = sql`(
  select tournament_id, team_id from pools, unnest(team_ids) as team_id
  union select tournament_id, team_id from games, unnest(array[team_1_id, team_2_id]) as team_id where tournament_id is not null and team_id is not null)`

const teamsNamed = sql`from ${named} as named join tournaments on tournaments.id = named.tournament_id join teams on teams.id = named.team_id`

const strangers = sql`
  ${teamsNamed}
  where not exists (select from tournament_teams where tournament_teams.tournament_id = tournaments.id and tournament_teams.team_id = teams.id)`

const isOwn = sql`teams.owner_id is not distinct from tournaments.owner_id`

/** The teams of a tournament's pools and games take part in it, and a pool lists each of its teams once. */
export const teamRules: readonly Rule[] = [
  {
    broken: sql`
      select id, null::integer as "to", 'Pool ' || id || ' names a team twice. Mended, it names each once.' as text
      from pools where cardinality(team_ids) > (select count(distinct team_id) from unnest(team_ids) as team_id) order by id`,
    async mend(tx, broken) {
      const ids = broken.map(({ id }) => id)
      await sql`update pools set time_last_updated = now(), team_ids = array(
        select team_id from unnest(team_ids) with ordinality as named (team_id, place) group by team_id order by min(place)) where id = any(${ids}::integer[])`.execute(
        tx,
      )
      await publish(
        tx,
        ids.map(id => ({ family: 'pools', key: [id] })),
      )
    },
  },
  {
    broken: sql`select teams.id, tournaments.id as "to", 'Team ' || teams.id || ' plays in tournament ' || tournaments.id || ' without being entered there. Mended, it is entered.' as text
      ${strangers} and ${isOwn} order by tournaments.id, teams.id`,
    async mend(tx, broken: readonly Broken[]) {
      for (const { id, to } of broken)
        await createRecord(tx, operator, 'tournament_teams', { tournament_id: to, team_id: id })
    },
  },
  {
    broken: sql`select teams.id, tournaments.id as "to", 'Team ' || teams.id || ' of another organization plays in tournament ' || tournaments.id
        || ' without being entered there. Enter it, or take it out of its pools and games.' as text
      ${strangers} and not (${isOwn}) order by tournaments.id, teams.id`,
    mend: null,
  },
  {
    broken: sql`select teams.id, tournaments.id as "to", 'Team ' || teams.id || ' of another organization plays in tournament ' || tournaments.id
        || ', and its organization has not agreed. Ask it to accept the entry, or take the team out of its pools and games.' as text
      ${teamsNamed} join tournament_teams as entry on entry.tournament_id = tournaments.id and entry.team_id = teams.id
      where entry.consent not in (${sql.join(consenting)}) order by tournaments.id, teams.id`,
    mend: null,
  },
]
