import { sql, type Kysely } from 'kysely'

/**
 * Links lose their effect when their makers lose the right; arrivals by a pass are counted per code and
 * address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Whether the maker still has a role that may make such a link, in the organization or in any. */
const isOffice = (maker: string, of = 'roles.organization_id'): string =>
  `exists (select from people join roles on roles.person_id = people.id
    where people.id = ${maker} and people.disabled_at is null and roles.role in ('owner', 'admin')
      and (roles.organization_id is null or roles.organization_id = ${of}))`

const statements = [
  // A new code of a pass restarts the count.
  'alter table passes add column code_made_at timestamptz not null default now()',
  'update passes set code_made_at = time_created',
  // A keyed hash of the address from which the person came in; kept for a day.
  'alter table pass_arrivals add column source text',

  'create index on invitations (invited_by)',
  'create index on account_links (made_by)',
  // Until now, links made by people who have since lost the right to do so were not withdrawn.
  `delete from invitations where used_at is null and invited_by is not null and not ${isOffice('invited_by', 'invitations.organization_id')}`,
  `delete from account_links where used_at is null and made_by is not null and not ${isOffice('made_by')}`,
]
