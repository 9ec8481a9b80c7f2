import { sql, type Kysely } from 'kysely'
import type { Duties } from '../../../shared-schema/api/duties.ts'
import { inZone } from '../../../shared-schema/resources/time.ts'
import type { Author } from '../../access/author.ts'
import { isHidden } from '../../access/hidden.ts'
import { hashOfKey, hashOfSent, randomKey } from '../../access/private-key.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { takesPlace } from './read-rows.ts'

/**
 * Makes a private link for an official, which replaces all earlier ones.
 * @returns its key
 * @throws Problem 404 if somebody else has just removed the official
 */
export async function replaceLink(tx: Tx, author: Author, officialId: number): Promise<string> {
  // The lock keeps two who do this at once from leaving two links.
  const official = await tx
    .selectFrom('officials')
    .select('id')
    .where('id', '=', officialId)
    .forUpdate()
    .executeTakeFirst()
  if (!official) throw new Problem('not_found', t => t('officials.gone'))
  await tx.deleteFrom('official_links').where('official_id', '=', officialId).execute()
  const key = randomKey()
  await tx
    .insertInto('official_links')
    .values({ token_hash: hashOfKey(key), official_id: officialId, person_id: author.person_id })
    .execute()
  return key
}

interface DutyRow extends Omit<Duties['duties'][number], 'site' | 'field'> {
  readonly site: string | null
  readonly field: string | null
}

/**
 * The duties of an official from now on, by the key of the private link.
 * @throws Problem 404 for a link that was replaced, or whose official is gone
 */
export async function dutiesByKey(db: Kysely<Database>, key: string | undefined): Promise<Duties> {
  const official = await db
    .selectFrom('official_links')
    .innerJoin('officials', 'officials.id', 'official_id')
    .leftJoin('organizations', 'organizations.id', 'officials.owner_id')
    .select(['officials.id', 'officials.name', 'officials.owner_id', 'organizations.name as organization'])
    .where('token_hash', '=', hashOfSent(key))
    .executeTakeFirst()
  if (!official) throw new Problem('not_found', t => t('officials.noLink'))
  const { rows } = await sql<DutyRow>`
    select game_id, role, coalesce(tournaments.name, leagues.name || ' ' || seasons.name) as event,
      one.name as team_1, two.name as team_2, games.start_time, games.timezone,
      event_sites.name as site, game_sites.name as field
    from game_officials join games on games.id = game_id
      left join tournaments on tournaments.id = games.tournament_id
      left join seasons on seasons.id = games.season_id left join leagues on leagues.id = seasons.league_id
      left join swiss_rounds on swiss_rounds.id = games.swiss_round_id
      left join teams as one on one.id = games.team_1_id left join teams as two on two.id = games.team_2_id
      left join game_sites on game_sites.id = games.game_site_id
      left join event_sites on event_sites.id = game_sites.event_site_id
    where official_id = ${official.id} and games.status <> 'final' and ${takesPlace}
      and games.start_time > now() - interval '1 day'
      and (games.owner_id is not distinct from ${official.owner_id} or not ${sql.raw(isHidden('games', []))})
      and coalesce(swiss_rounds.visibility, '') <> 'hidden'
    order by games.start_time, game_id, role`.execute(db)
  return {
    name: official.name,
    organization: official.organization ?? '',
    duties: rows.map(row => ({
      ...row,
      start_time: inZone(row.start_time, row.timezone),
      site: row.site ?? '',
      field: row.field ?? '',
    })),
  }
}
