import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { conditionsOf, endOf, waysFrom, type EventFamily } from './shown-with.ts'

/** What a draft of the office is, by its row: no tablet holds it, because everybody may read the tablets of a public event. */
const drafts: Partial<Record<Family, (row: string) => string>> = {
  swiss_rounds: row => `(${row}.visibility = 'hidden')`,
  games: row => `exists (select from swiss_rounds where swiss_rounds.id = ${row}.swiss_round_id and swiss_rounds.visibility = 'hidden')`,
}

/**
 * Keeps the view `catalog_members`, the one definition of which records a scope's tablets hold, as the links of the
 * families say it. Servers that start at once wait for each other; one that runs goes on with the newer view.
 */
export async function keepCatalogMembers<T>(tx: Transaction<T>): Promise<void> {
  const query = catalogMembers()
  const version = createHash('sha256').update(query).digest('hex')
  await sql`select pg_advisory_xact_lock(hashtext('catalog_members'))`.execute(tx)
  const { rows: [view] } = await sql<{ version: string | null }>`select obj_description('catalog_members'::regclass) as version`.execute(tx)
  if (view?.version === version) return
  await sql.raw(`create or replace view catalog_members as ${query}`).execute(tx)
  await sql.raw(`comment on view catalog_members is '${version}'`).execute(tx)
}

const catalogMembers = (): string => [...membersOf('tournaments', 'tournament'), ...membersOf('seasons', 'season')].join('\nunion all ')

const membersOf = (event: EventFamily, scope: string): string[] => waysFrom(event, 'tablets').map(({ family, steps }) => {
  const last = `t${steps.length}`
  const joins = steps.map((step, index) => {
    const [here, there] = [`t${index}`, `t${index + 1}`]
    const { holder, field, to } = step.link
    return step.to === 'record' ? `join ${holder} ${there} on ${there}.${field} = ${here}.id` : `join ${to} ${there} on ${there}.id = ${here}.${field}`
  })
  const rows = [event, ...steps.map(endOf)]
  const conditions = [
    ...steps.flatMap((step, index) => conditionsOf(step, `t${step.to === 'record' ? index + 1 : index}`)),
    ...rows.flatMap((table, index) => (drafts[table] ? [`not ${drafts[table](`t${index}`)}`] : [])),
  ]
  const [first = 'id', second] = resourceOf(family).key
  return `select '${scope}:' || t0.id as scope, '${family}' as family, ${last}.${first} as key_1, ${second === undefined ? '0' : `${last}.${second}`} as key_2
    from ${[`${event} t0`, ...joins].join(' ')}${conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`}`
})
