import { sql, type RawBuilder } from 'kysely'
import { consenting } from '../../../shared-schema/resources/consent.ts'

/** SQL condition for the passes that allow recording at a tournament. */
export const letsIntoTournament = (id: number): RawBuilder<boolean> =>
  letsIntoAnyOf(sql<boolean>`entered.id = ${id}`)

/** SQL condition for the passes that allow recording at an event with divisions: at all of it, or in a division. */
export const letsIntoMeet = (id: number): RawBuilder<boolean> =>
  sql<boolean>`(place_kind = 'meet' and place_id = ${id} or ${letsIntoAnyOf(sql<boolean>`entered.meet_id = ${id}`)})`

/**
 * SQL condition for the passes that allow recording at a tournament of the organization that made them: at
 * the whole tournament, at its event with divisions, on a field or site where it plays, at one of its games, or
 * for a team that takes part. A pass for one day matches if it is a day of the tournament or of one of its games.
 * @param which true for the tournaments, which are called `entered`
 */
const letsIntoAnyOf = (which: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`exists (
  select from tournaments as entered where ${which} and entered.owner_id = passes.organization_id and case place_kind
    when 'meet' then place_id = entered.meet_id
    when 'tournament' then place_id = entered.id
    when 'game' then exists (select from games where games.id = place_id and games.tournament_id = entered.id)
    when 'game_site' then exists (select from tournament_game_sites as used
      where used.tournament_id = entered.id and used.game_site_id = place_id)
    when 'event_site' then exists (select from tournament_sites where event_site_id = place_id and tournament_sites.tournament_id = entered.id)
      or exists (select from tournament_game_sites as used join game_sites on game_sites.id = used.game_site_id
        where used.tournament_id = entered.id and game_sites.event_site_id = place_id)
    when 'team' then exists (select from tournament_teams as entries
      where entries.tournament_id = entered.id and entries.team_id = place_id and entries.consent = any(${[...consenting]}::text[]))
    else false
  end and (place_kind = 'tournament' or place_day is null
    or place_day between coalesce(entered.start_date, place_day) and coalesce(entered.end_date, place_day)
    or exists (select from games where games.tournament_id = entered.id and (games.start_time at time zone games.timezone)::date = place_day)))`
