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
export function shownBy({ family, steps }: Way, events: Events): string {
  const last = steps.at(-1)
  if (!last) return events.condition
  const { holder, field, to } = last.link
  const before = shownBy({ family: last.to === 'record' ? to : holder, steps: steps.slice(0, -1) }, events)
  if (last.to === 'target')
    return sqlText`exists (select from ${holder} where ${[`${holder}.${field} = ${to}.id`, before, ...conditionsOf(last, holder)].join(' and ')})`
  const shows =
    steps.length === 1
      ? events.has(sqlText`${family}.${field}`)
      : sqlText`exists (select from ${to} where ${to}.id = ${family}.${field} and ${before})`
  return [shows, ...conditionsOf(last, holder)].join(' and ')
}
