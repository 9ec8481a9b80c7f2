/**
 * People, and how they sign in. All but the links have the shape that the account library requires. It wants
 * dates, so its times are without zone, in UTC; our own columns keep microseconds as text.
 */
export const accounts: readonly string[] = [
  // A deleted account stays as a row without a way in, so its person's actions still have an author. Holders
  // of a pass have a name and sessions, and no way to sign in.
  `create table people (
    id text primary key, name text not null, email text not null unique, email_verified boolean not null,
    image text, created_at timestamp not null, updated_at timestamp not null,
    disabled_at timestamptz, deleted_at timestamptz, two_factor_enabled boolean not null default false,
    is_pass_holder boolean not null default false)`,

  `create table sessions (
    id text primary key, expires_at timestamp not null, token text not null unique,
    created_at timestamp not null, updated_at timestamp not null, ip_address text, user_agent text,
    user_id text not null references people on delete cascade)`,
  'create index on sessions (user_id)',

  `create table credentials (
    id text primary key, account_id text not null, provider_id text not null,
    user_id text not null references people on delete cascade,
    access_token text, refresh_token text, id_token text,
    access_token_expires_at timestamp, refresh_token_expires_at timestamp, scope text, password text,
    created_at timestamp not null, updated_at timestamp not null)`,
  'create index on credentials (user_id)',

  `create table verifications (
    id text primary key, identifier text not null, value text not null, expires_at timestamp not null,
    created_at timestamp not null, updated_at timestamp not null)`,

  `create table two_factors (
    id text primary key, user_id text not null references people on delete cascade,
    secret text not null, backup_codes text not null, verified boolean not null default true,
    failed_verification_count integer not null default 0, locked_until timestamp)`,
  'create unique index on two_factors (user_id)',

  // The time of the last use tells disused passkeys apart.
  `create table passkeys (
    id text primary key, user_id text not null references people on delete cascade, name text,
    public_key text not null, credential_id text not null unique, counter bigint not null, device_type text not null,
    backed_up boolean not null, transports text, aaguid text, created_at timestamp, last_used_at timestamptz)`,
  'create index on passkeys (user_id)',

  // A link that works once: to choose a new password, to prove ownership of an e-mail address, or to reclaim
  // the address from an account that never proved it. Only the SHA-256 of its code is kept.
  `create table account_links (
    code_hash text primary key, purpose text not null, person_id text not null references people on delete cascade,
    email text, made_by text, expires_at timestamptz not null, used_at timestamptz,
    time_created timestamptz not null default now())`,
  'create index on account_links (person_id)',
  // Links lose their effect when their makers lose the right to make them.
  'create index on account_links (made_by)',
]
