import { allLinks, linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { consenting } from '../../shared-schema/resources/consent.ts'
import type { Family } from '../../shared-schema/resources/index.ts'

/** The families whose records are events: each has a scope. */
export type EventFamily = 'tournaments' | 'seasons'

const events: readonly Family[] = ['tournaments', 'seasons']

/** Who sees the records shown with an event: tablets and the public, or the public only. */
export type Audience = 'tablets' | 'public'

/** From a record to the records that name it, or to the record that it names. */
export interface Step {
  readonly link: FamilyLink
  readonly to: 'record' | 'target'
}

/** One way in which records of a family are shown with an event, beginning at the event. */
export interface Way {
  readonly family: Family
  readonly steps: readonly Step[]
}

/** All ways in which records are shown with an event of a family, the event itself included. */
export const waysFrom = (event: EventFamily, audience: Audience): Way[] =>
  walk({ family: event, steps: [] }, new Set([event]), audience)

function walk(way: Way, passed: ReadonlySet<Family>, audience: Audience): Way[] {
  const further = stepsFrom(way.family, audience, way.steps.length === 0).filter(
    step => !passed.has(endOf(step)),
  )
  return [
    way,
    ...further.flatMap(step =>
      walk({ family: endOf(step), steps: [...way.steps, step] }, new Set([...passed, endOf(step)]), audience),
    ),
  ]
}

/**
 * The steps from a record of a family to the records shown with it.
 * @param isEvent whether the record is the event itself: another event's records are shown only with it
 */
export function stepsFrom(family: Family, audience: Audience, isEvent = false): Step[] {
  return allLinks.flatMap((link): Step[] => {
    const to =
      audience === 'public' || !link.shows.endsWith('to the public') ? link.shows.split(' ')[0] : 'none'
    const steps: Step[] = []
    if (link.to === family && (to === 'record' || to === 'both') && (isEvent || !events.includes(family)))
      steps.push({ link, to: 'record' })
    if (link.holder === family && (to === 'target' || to === 'both')) steps.push({ link, to: 'target' })
    return steps
  })
}

/** The family to which a step leads. */
export const endOf = ({ link, to }: Step): Family => (to === 'record' ? link.holder : link.to)

/** SQL: true for an entry whose team takes part. */
export const agreedTo = (record: string): string =>
  `${record}.consent in (${consenting.map(word => `'${word}'`).join(', ')})`

/** SQL: true for the rows of a family that do not lack a required consent. */
export const agreedIn = (family: Family): string =>
  linksOf(family).some(({ attach }) => attach === 'consent') ? agreedTo(family) : 'true'

/**
 * SQL that must be true of a link's record for the step to count.
 * @param record the alias of the link's record in the query
 */
export function conditionsOf({ link }: Step, record: string): string[] {
  const deciding =
    link.owner === 'else'
      ? allLinks.filter(({ holder, owner }) => holder === link.holder && owner === 'decides')
      : []
  const agreed = link.attach === 'consent' ? [agreedTo(record)] : []
  return [...deciding.map(({ field }) => `${record}.${field} is null`), ...agreed]
}
