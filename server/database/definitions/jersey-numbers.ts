/**
 * A roster number is stored as on the jersey and as an integer; writing either one updates the other.
 */
export const jerseyNumbers: readonly string[] = [
  `create or replace function keep_jersey_number() returns trigger language plpgsql as $$ begin
    if new.jersey_number is not null and (tg_op = 'INSERT' or new.jersey_number is distinct from old.jersey_number) then
      new.number := new.jersey_number::integer;
    elsif new.number is null then
      new.jersey_number := null;
    elsif new.jersey_number is null or new.jersey_number::integer <> new.number then
      new.jersey_number := new.number::text;
    end if;
    return new;
  end $$`,
  `create or replace trigger keep_jersey_number before insert or update of number, jersey_number on team_players
    for each row execute function keep_jersey_number()`,
]
