import { allLinks, linksOf, type FamilyLink } from '../../shared-schema/resources/all-links.ts'
import { consenting } from '../../shared-schema/resources/consent.ts'
import type { Family } from '../../shared-schema/resources/index.ts'

/** The families whose records are events: a scope is one of them. */
export type EventFamily = 'tournaments' | 'seasons'

const events: readonly Family[] = ['tournaments', 'seasons']

/** To whom something is shown with an event: tablets and the public, or the public alone. */
export type Audience = 'tablets' | 'public'

/** From a record to the records that name it, or to what it names. */
export interface Step {
  readonly link: FamilyLink
  readonly to: 'record' | 'target'
}

/** One way in which records of a family are shown with an event, beginning at the event. */
export interface Way {
  readonly family: Family
  readonly steps: readonly Step[]
}

/** All ways in which something is shown with an event of a family, itself included. */
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
 * The steps from a record of a family to what is shown with it.
 * @param isEvent whether the record is the event itself: what hangs on another event is shown with that alone
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

/** SQL that is true for an entry whose team takes part. */
export const agreedTo = (record: string): string =>
  `${record}.consent in (${consenting.map(word => `'${word}'`).join(', ')})`

/** SQL that is true for the rows of a family that tie nothing together without the consent that it needs. */
export const agreedIn = (family: Family): string =>
  linksOf(family).some(({ attach }) => attach === 'consent') ? agreedTo(family) : 'true'

/**
 * SQL that must be true of a link's record for the step to count.
 * @param record what the query calls the row of the link's record
 */
export function conditionsOf({ link }: Step, record: string): string[] {
  const deciding =
    link.owner === 'else'
      ? allLinks.filter(({ holder, owner }) => holder === link.holder && owner === 'decides')
      : []
  const agreed = link.attach === 'consent' ? [agreedTo(record)] : []
  return [...deciding.map(({ field }) => `${record}.${field} is null`), ...agreed]
}
