import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { conditionsOf, endOf, waysFrom, type EventFamily } from '../shown-with.ts'

/**
 * The conditions that make a row a draft of the office: no tablet holds it, because everybody may read the
 * tablets' documents of a public event.
 */
const drafts: Partial<Record<Family, (row: string) => string>> = {
  swiss_rounds: row => `(${row}.visibility = 'hidden')`,
  games: row =>
    `exists (select from swiss_rounds where swiss_rounds.id = ${row}.swiss_round_id and swiss_rounds.visibility = 'hidden')`,
}

/**
 * The view `catalog_members`, the one definition of which records a scope's tablets hold, derived from the
 * links of the families. It is composed of one view per family: planning a query on all of them takes
 * PostgreSQL longer than a write takes.
 */
export function catalogMembers(): string[] {
  const ways = [...membersOf('tournaments', 'tournament'), ...membersOf('seasons', 'season')]
  const queryOf = (family: Family): string =>
    ways
      .filter(way => way.family === family)
      .map(({ query }) => query)
      .join('\nunion all ') || "select ''::text as scope, 0 as key_1, 0 as key_2 where false"
  const all = families.map(
    family => `select scope, '${family}' as family, key_1, key_2 from ${membersView(family)}`,
  )
  return [
    ...families.map(family => `create or replace view ${membersView(family)} as ${queryOf(family)}`),
    `create or replace view catalog_members as ${all.join('\nunion all ')}`,
  ]
}

/** The part of `catalog_members` for one family. */
export const membersView = (family: Family): string => `catalog_members_of_${family}`

const membersOf = (event: EventFamily, scope: string): { family: Family; query: string }[] =>
  waysFrom(event, 'tablets').map(({ family, steps }) => {
    const last = `t${steps.length}`
    const joins = steps.map((step, index) => {
      const [here, there] = [`t${index}`, `t${index + 1}`]
      const { holder, field, to, isList } = step.link
      const named = (record: string) => (isList ? `any(${record}.${field})` : `${record}.${field}`)
      return step.to === 'record'
        ? `join ${holder} ${there} on ${here}.id = ${named(there)}`
        : `join ${to} ${there} on ${there}.id = ${named(here)}`
    })
    const rows = [event, ...steps.map(endOf)]
    const conditions = [
      ...steps.flatMap((step, index) => conditionsOf(step, `t${step.to === 'record' ? index + 1 : index}`)),
      ...rows.flatMap((table, index) => (drafts[table] ? [`not ${drafts[table](`t${index}`)}`] : [])),
    ]
    const [first = 'id', second] = resourceOf(family).key
    const query = `select '${scope}:' || t0.id as scope, ${last}.${first} as key_1, ${second === undefined ? '0' : `${last}.${second}`} as key_2
    from ${[`${event} t0`, ...joins].join(' ')}${conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`}`
    return { family, query }
  })
