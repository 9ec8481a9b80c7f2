import { sql } from 'kysely'
import type { SiteMark } from '../../../shared-schema/resources/site-map.ts'
import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import { readOnce } from '../../database/read-once.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { FamilyRules } from './family-rules.ts'
import { derivedLink } from '../ownership/derived-link.ts'

/** A tournament's site belongs to the tournament's organization. */
export const eventSiteRules: Partial<FamilyRules<'event_sites'>> = {
  async prepare(tx, record, before) {
    await requireMarks(tx, record, before)
    if (typeof record.tournament_id !== 'number') return record
    const { id, owner_id } = await tournamentOf(tx, record.tournament_id)
    return owner_id === null
      ? record
      : derivedLink(record, before, 'organization_id', owner_id, t =>
          t('belonging.organizationOfTournament', { organization: owner_id, tournament: id }),
        )
  },
}

const tournamentOf = readOnce((tx, id: number) =>
  tx.selectFrom('tournaments').select(['id', 'owner_id']).where('id', '=', id).executeTakeFirstOrThrow(),
)

/**
 * Fields marked on the map must be fields of the site; those marked before may be gone.
 * @param before undefined for a new site, which has no fields yet
 */
async function requireMarks(
  tx: Tx,
  record: DraftIn<'event_sites'>,
  before: OwnedIn<'event_sites'> | undefined,
): Promise<void> {
  const marked = record.marks ?? []
  if (marked.some(({ kind, game_site_id }) => (kind === 'field') !== (game_site_id !== null)))
    throw Problem.field('marks', t => t('families.marksOfFields'))
  const known = new Set(fieldsIn(before?.marks ?? []))
  const named = fieldsIn(marked).filter(id => !known.has(id))
  if (named.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select id from game_sites where event_site_id = ${before?.id ?? 0} and id = any(${named}::integer[])`.execute(
    tx,
  )
  const strangers = named.filter(id => !rows.some(row => row.id === id))
  if (strangers.length > 0)
    throw Problem.field('marks', t => t('families.marksOfStrangers', { fields: strangers.join(', ') }))
}

const fieldsIn = (some: readonly SiteMark[]): number[] => [
  ...new Set(some.flatMap(({ game_site_id }) => (game_site_id === null ? [] : [game_site_id]))),
]
