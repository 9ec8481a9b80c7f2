import { conditionsOf, type Way } from '../database/shown-with.ts'
import { sqlText } from '../database/sql-text.ts'

/** A set of events of one family, as SQL. */
export interface Events {
  /** True for the rows of these events. */
  readonly condition: string
  /** True for the id of one of these events. */
  readonly has: (id: string) => string
}

/** SQL: true for the rows to which one way leads from these events. */
export function shownBy({ steps }: Way, events: Events): string {
  const last = steps.at(-1)
  if (!last) return events.condition
  const { holder, field, to, isList } = last.link
  const named = isList ? sqlText`any(${holder}.${field})` : sqlText`${holder}.${field}`
  const before = shownBy({ family: last.to === 'record' ? to : holder, steps: steps.slice(0, -1) }, events)
  if (last.to === 'target')
    return sqlText`exists (select from ${holder} where ${[`${to}.id = ${named}`, before, ...conditionsOf(last, holder)].join(' and ')})`
  const shows =
    steps.length === 1 && !isList
      ? events.has(named)
      : sqlText`exists (select from ${to} where ${to}.id = ${named} and ${before})`
  return [shows, ...conditionsOf(last, holder)].join(' and ')
}
