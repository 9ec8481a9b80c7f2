import { afterStatement } from './trigger.ts'

/** How statistics are added up, and which parts follow a change of a record automatically. */
export const statLines: readonly string[] = [
  `create or replace function add_counters(a jsonb, b jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_object_agg(name, total), '{}') from (
      select key as name, sum(value::numeric) as total
      from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) as both_sides
      group by key having sum(value::numeric) <> 0) as totals $$`,

  // Everybody who was ever on a team's roster: plays count for them, and show their last number there.
  `create or replace function note_rostered() returns trigger language plpgsql as $$ begin
    insert into rostered (team_id, player_id, number, jersey_number)
      select team_id, player_id, number, jersey_number from new_rows
      on conflict (team_id, player_id) do update set number = excluded.number, jersey_number = excluded.jersey_number;
    return null;
  end $$`,
  afterStatement('note_rostered', 'insert', 'team_players', 'note_rostered()'),
  afterStatement('note_numbers', 'update', 'team_players', 'note_rostered()'),

  // Lines belong to the organization of their player or team.
  `create or replace function stat_lines_follow() returns trigger language plpgsql as $$ begin
    update stat_lines set owner_id = new.owner_id where subject_id = new.id and subject = tg_argv[0];
    return null;
  end $$`,
  ...['player', 'team'].map(
    subject => `create or replace trigger stat_lines_follow after update of owner_id on ${subject}s
      for each row when (old.owner_id is distinct from new.owner_id) execute function stat_lines_follow('${subject}')`,
  ),
]
