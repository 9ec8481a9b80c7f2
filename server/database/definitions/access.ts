/** The tables whose rows give access, each with its column for the person. */
const waysIn = [
  ['sessions', 'user_id'],
  ['tokens', 'person_id'],
  ['authorization_codes', 'person_id'],
] as const

/** Enforces disabled accounts for every way of signing in, and wakes streams when access ends. */
export const access: readonly string[] = [
  // Disabling an account locks its row, and then ends its existing access.
  `create or replace function expect_enabled() returns trigger language plpgsql as $$
    begin
      perform from people where id = (to_jsonb(new) ->> tg_argv[0]) and disabled_at is null for share;
      if not found then raise exception 'This account is disabled' using errcode = 'SL001'; end if;
      return new;
    end $$`,
  ...waysIn.map(
    ([table, person]) =>
      `create or replace trigger only_enabled before insert on ${table} for each row execute function expect_enabled('${person}')`,
  ),

  // Open streams check again whether their reader may still read.
  `create or replace function tell_of_access() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sideline_access', '');
      return null;
    end $$`,
  'create or replace trigger access_ends after delete or update of role on roles for each statement execute function tell_of_access()',
  'create or replace trigger access_ends after delete on sessions for each statement execute function tell_of_access()',
  'create or replace trigger access_ends after delete on tokens for each statement execute function tell_of_access()',
]
