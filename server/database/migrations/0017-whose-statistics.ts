import { sql, type QueryExecutorProvider } from 'kysely'

/**
 * A play counts for the players of its game only, a line belongs to its player's or team's organization, and
 * there is one line per address. Existing lines above games are recomputed from those of the games.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const places = [1, 2, 3] as const

const isOfGame = (
  player: string,
) => `exists (select from players where players.id = ${player} and (players.owner_id = games.owner_id or exists (
  select from rostered where rostered.player_id = players.id and rostered.team_id in (games.team_1_id, games.team_2_id))))`

const owner = (
  line: string,
) => `case ${line}.subject when 'team' then (select owner_id from teams where teams.id = ${line}.team_id)
  else (select owner_id from players where players.id = ${line}.player_id) end`

/** The SQL for a line's ids at each level above the game. */
const above: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  team: { team_id: 'line.team_id', season_id: 'teams.season_id', league_id: 'of_team.league_id' },
  tournament: {
    tournament_id: 'line.tournament_id',
    season_id: 'tournaments.season_id',
    league_id: 'seasons.league_id',
  },
  season: { season_id: 'line.season_id', league_id: 'line.league_id' },
  league: { league_id: 'line.league_id' },
  sport: {},
}

const ids = ['player_id', 'team_id', 'tournament_id', 'season_id', 'league_id']

function linesAt(level: string): string {
  const own: Readonly<Record<string, string>> = {
    team_id: "case line.subject when 'team' then line.team_id else 0 end",
    player_id: 'line.player_id',
    ...above[level],
  }
  const columns = ids.map(id => `${own[id] ?? '0'} as ${id}`).join(', ')
  const conditions =
    level === 'team'
      ? "and line.subject = 'player'"
      : level === 'tournament'
        ? 'and line.tournament_id <> 0'
        : ''
  return `insert into stat_lines (sport, subject, level, ${ids.join(', ')}, owner_id, counters)
    select sport, subject, '${level}', ${ids.join(', ')}, ${owner('summed')}, jsonb_object_agg(name, total) from (
      select sport, subject, ${ids.join(', ')}, name, sum(total) as total from (
        select line.sport, line.subject, ${columns}, counter.key as name, counter.value::numeric as total
        from stat_lines as line cross join jsonb_each_text(line.counters) as counter
        left join tournaments on tournaments.id = line.tournament_id left join seasons on seasons.id = tournaments.season_id
        join teams on teams.id = line.team_id join seasons as of_team on of_team.id = teams.season_id
        where line.level = 'game' and line.is_counted ${conditions}) as share
      group by sport, subject, ${ids.join(', ')}, name having sum(total) <> 0) as summed
    group by sport, subject, ${ids.join(', ')}`
}

const statements = [
  // Everybody's present and past rosters: a player who leaves a team keeps their plays for it. Without
  // references, as ids are never reused.
  `create table rostered (team_id integer not null, player_id integer not null, primary key (team_id, player_id))`,
  `insert into rostered select team_id, player_id from team_players
    union select key_1, key_2 from audit where family = 'team_players' and operation = 'create'`,
  `insert into rostered select team_id, into_id from rostered join former_players on former_players.id = player_id where into_id is not null
    on conflict do nothing`,
  `create function note_rostered() returns trigger language plpgsql as $$ begin
    insert into rostered select team_id, player_id from new_rows on conflict do nothing;
    return null;
  end $$`,
  `create trigger note_rostered after insert on team_players referencing new table as new_rows for each statement execute function note_rostered()`,

  ...places.map(
    place => `update events set player_${place}_id = null from games
    where games.id = events.game_id and events.entry_id is not null and player_${place}_id is not null and not ${isOfGame(`player_${place}_id`)}`,
  ),

  "delete from stat_lines where level <> 'game'",
  `delete from stat_lines using games where games.id = stat_lines.game_id and subject = 'player' and not ${isOfGame('stat_lines.player_id')}`,
  'alter table stat_lines add column is_counted boolean not null default true',
  `update stat_lines set owner_id = ${owner('stat_lines')}, tournament_id = coalesce(games.tournament_id, 0), season_id = games.season_id, league_id = seasons.league_id,
    is_counted = not exists (select from tournaments where tournaments.id = games.tournament_id and visibility = 'hidden')
      and not exists (select from swiss_rounds where swiss_rounds.id = games.swiss_round_id and visibility = 'hidden')
      and exists (select from teams where teams.id = stat_lines.team_id and (teams.owner_id is not distinct from games.owner_id
        or exists (select from tournament_teams where tournament_teams.tournament_id = games.tournament_id and tournament_teams.team_id = teams.id
          and consent in ('not needed', 'given'))))
    from games join seasons on seasons.id = games.season_id where games.id = stat_lines.game_id`,

  // A player named in plays of both teams gets one line, for the team named first.
  `create temporary table doubled on commit drop as
    select sport, player_id, game_id, (array_agg(team_id order by first, team_id))[1] as team_id from (
      select sport, player_id, game_id, team_id, (select min(ordinal_number) from events where events.game_id = stat_lines.game_id
        and (${places.map(place => `(player_${place}_id = stat_lines.player_id and player_${place}_team_id = stat_lines.team_id)`).join(' or ')})) as first
      from stat_lines where subject = 'player') as line
    group by sport, player_id, game_id having count(*) > 1`,
  `update stat_lines set counters = (
      select jsonb_object_agg(key, case key when 'games_played' then 1 else total end) from (
        select key, sum(value::numeric) as total from stat_lines as part cross join jsonb_each_text(part.counters)
        where part.sport = stat_lines.sport and part.subject = 'player' and part.player_id = stat_lines.player_id and part.game_id = stat_lines.game_id group by key) as counter)
    from doubled where stat_lines.subject = 'player' and stat_lines.sport = doubled.sport
      and stat_lines.player_id = doubled.player_id and stat_lines.game_id = doubled.game_id and stat_lines.team_id = doubled.team_id`,
  `delete from stat_lines using doubled where stat_lines.subject = 'player' and stat_lines.sport = doubled.sport
    and stat_lines.player_id = doubled.player_id and stat_lines.game_id = doubled.game_id and stat_lines.team_id <> doubled.team_id`,

  ...Object.keys(above).map(linesAt),

  "alter table stat_lines add column subject_id integer not null generated always as (case subject when 'team' then team_id else player_id end) stored",
  `alter table stat_lines add column place_id integer not null generated always as (case level when 'game' then game_id when 'team' then team_id
    when 'tournament' then tournament_id when 'season' then season_id when 'league' then league_id else 0 end) stored`,
  'create unique index stat_lines_by_address on stat_lines (subject_id, place_id, level, subject, sport)',

  // A line follows its player or team to another organization.
  `create function stat_lines_follow() returns trigger language plpgsql as $$ begin
    update stat_lines set owner_id = new.owner_id where subject_id = new.id and subject = tg_argv[0];
    return null;
  end $$`,
  ...['player', 'team'].map(
    subject => `create trigger stat_lines_follow after update of owner_id on ${subject}s
    for each row when (old.owner_id is distinct from new.owner_id) execute function stat_lines_follow('${subject}')`,
  ),
]
