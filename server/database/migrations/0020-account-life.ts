import { sql, type Kysely } from 'kysely'

/**
 * Accounts that are disabled or deleted, links that are used once, scopes of tokens, second factors and
 * passkeys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const whereAccessIsGiven = [
  ['sessions', 'user_id'],
  ['tokens', 'person_id'],
  ['authorization_codes', 'person_id'],
] as const

const statements = [
  // A deleted account stays as a row without a way in, so its person's actions still have an author.
  'alter table people add column disabled_at timestamptz, add column deleted_at timestamptz, add column two_factor_enabled boolean not null default false',

  // A link that works once: to choose a new password, to prove ownership of an e-mail address, or to reclaim
  // the address from an account that never proved it. Only the SHA-256 of its code is kept.
  `create table account_links (
    code_hash text primary key, purpose text not null, person_id text not null references people on delete cascade,
    email text, made_by text, expires_at timestamptz not null, used_at timestamptz,
    time_created timestamptz not null default now())`,
  'create index on account_links (person_id)',

  "alter table tokens add column scope text not null default 'universal'",
  "alter table authorization_codes add column scope text not null default 'universal'",
  // Whether a program may act as the person who registered it, with only its secret.
  'alter table programs add column acts_alone boolean not null default true',

  // In the shape of the account library.
  `create table two_factors (
    id text primary key, user_id text not null references people on delete cascade,
    secret text not null, backup_codes text not null, verified boolean not null default true,
    failed_verification_count integer not null default 0, locked_until timestamp)`,
  'create unique index on two_factors (user_id)',
  `create table passkeys (
    id text primary key, user_id text not null references people on delete cascade, name text,
    public_key text not null, credential_id text not null unique, counter bigint not null, device_type text not null,
    backed_up boolean not null, transports text, aaguid text, created_at timestamp)`,
  'create index on passkeys (user_id)',

  // In the database, so that no way of signing in can skip it. Disabling an account locks its row, and then
  // ends its existing access.
  `create function expect_enabled() returns trigger language plpgsql as $$
    begin
      perform from people where id = (to_jsonb(new) ->> tg_argv[0]) and disabled_at is null for share;
      if not found then raise exception 'This account is disabled' using errcode = 'SL001'; end if;
      return new;
    end $$`,
  ...whereAccessIsGiven.map(
    ([table, person]) =>
      `create trigger only_enabled before insert on ${table} for each row execute function expect_enabled('${person}')`,
  ),

  // Open streams check again whether their reader may still read.
  `create function tell_of_access() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sideline_access', '');
      return null;
    end $$`,
  'create trigger access_ends after delete or update of role on roles for each statement execute function tell_of_access()',
  'create trigger access_ends after delete on sessions for each statement execute function tell_of_access()',
  'create trigger access_ends after delete on tokens for each statement execute function tell_of_access()',
]
