import { conditionsOf, type Way } from '../database/shown-with.ts'
import { sqlText } from '../database/sql-text.ts'

/** Some events of a family, as SQL. */
export interface Events {
  /** True for the rows of the family that are meant. */
  readonly condition: string
  /** True for the id of one that is meant. */
  readonly has: (id: string) => string
}

/** SQL that is true for the rows to which one way leads from these events. */
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
