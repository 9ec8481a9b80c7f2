/**
 * Views that are read like tables. A view may get further columns at its end; any other change needs a
 * migration that drops it.
 */
export const views: readonly string[] = [
  // The sport of a season.
  `create or replace view season_sports as select seasons.id as season_id, leagues.sport from seasons join leagues on leagues.id = seasons.league_id`,
  // The sites of a tournament: it may share them with others.
  `create or replace view tournament_sites as
    select tournament_id, id as event_site_id from event_sites where tournament_id is not null
    union
    select further.tournament_id, id from event_sites, unnest(further_tournament_ids) as further (tournament_id)`,
  // The fields on which a tournament plays: those of its games, and those of its sites.
  `create or replace view tournament_game_sites as
    select games.tournament_id, games.game_site_id from games where games.tournament_id is not null and games.game_site_id is not null
    union
    select tournament_sites.tournament_id, game_sites.id from tournament_sites join game_sites using (event_site_id)`,
  // The season and tournament of an event: a play has those of its game, a calendar event its own.
  `create or replace view event_places as
    select events.id as event_id, games.season_id, games.tournament_id from events join games on games.id = events.game_id
    union all
    select id, season_id, tournament_id from events where game_id is null`,
  // The devices that work on an event, for the office.
  `create or replace view device_states as
      select devices.device_id, devices.scope, tournaments.id as tournament_id, seasons.id as season_id,
        coalesce(tournaments.owner_id, seasons.owner_id) as owner_id, devices.person_id, people.name as person_name,
        devices.epoch, devices.last_contact, devices.position, scopes.head, devices.unsent,
        (select count(*) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope and entries.person_id = devices.person_id) as entries,
        (select max(received_at) from entries where entries.device_id = devices.device_id and entries.scope = devices.scope and entries.person_id = devices.person_id) as last_entry,
        devices.left_at
      from devices
      left join tournaments on tournaments.id = substring(devices.scope from '^tournament:(.*)')::bigint
      left join seasons on seasons.id = substring(devices.scope from '^season:(.*)')::bigint
      left join people on people.id = devices.person_id
      left join scopes on scopes.scope = devices.scope`,
  // Entries that do not count, with the reason.
  `create or replace view verdicts as
    select substring(feed.id from 9) as entry_id, feed.scope,
      tournaments.id as tournament_id, seasons.id as season_id, coalesce(tournaments.owner_id, seasons.owner_id) as owner_id,
      nullif((feed.document ->> 'game_id')::integer, 0) as game_id,
      feed.document -> 'data' ->> 'device_id' as device_id,
      feed.document -> 'data' ->> 'reason' as reason, feed.document -> 'data' ->> 'text' as text,
      people.id as person_id, people.name as person_name,
      entries.document ->> 'recorded_by' as recorded_by, entries.document ->> 'recorded_at' as recorded_at,
      coalesce(entries.received_at, unreadable_entries.received_at) as received_at,
      entries.kind, entries.document -> 'data' as data, unreadable_entries.content,
      feed.document -> 'data' -> 'game' as game, feed.document -> 'data' -> 'flaw' as flaw
    from feed
    left join entries on entries.id = substring(feed.id from 9)
    left join unreadable_entries on unreadable_entries.scope = feed.scope and unreadable_entries.id = substring(feed.id from 9)
    left join people on people.id = coalesce(entries.person_id, unreadable_entries.person_id)
    left join tournaments on tournaments.id = substring(feed.scope from '^tournament:(.*)')::bigint
    left join seasons on seasons.id = substring(feed.scope from '^season:(.*)')::bigint
    where feed.collection = 'results' and feed.id like 'verdict/%' and not feed.deleted`,
]
