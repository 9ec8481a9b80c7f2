import type { z } from 'zod'
import {
  leaderPlaces,
  type leaderKinds,
  type leaderOrders,
  type leadersQuery,
} from '../../../../shared-schema/api/leaders.ts'
import { definitionOf, rulesOf, type Sport } from '../../../../shared-schema/sports/index.ts'
import { leadingColumns } from '../../../../shared-schema/sports/model/leading.ts'
import { Problem } from '../../../problems/problem.ts'
import { countNames, figureNamed } from '../counters.ts'
import { statFamilies, type Place, type StatFamily, type Subject } from '../levels.ts'

/** The requested leaders. */
export interface WantedLeaders {
  readonly subject: Subject
  readonly of: (typeof leaderKinds)[number]
  readonly columns: readonly string[]
  readonly order: (typeof leaderOrders)[number] | undefined
  /** The minimum number of attempts; if left out, a share of the highest number of attempts. */
  readonly minimum: number | undefined
  /** The minimum value in the column for each game of a streak. */
  readonly atLeast: number
  readonly limit: number
  /** The place where it was counted; if left out, everywhere. */
  readonly within: { readonly place: Place; readonly id: number } | undefined
}

/** @throws Problem for a column that the sport does not have, and for more than one place */
export function leadersWanted(sport: Sport, query: z.infer<typeof leadersQuery>): WantedLeaders {
  const { subject, of, order, minimum, at_least, limit } = query
  const [inside, other] = leaderPlaces.flatMap(place => {
    const id = query[`${place}_id`]
    return id === undefined ? [] : [{ place, id }]
  })
  if (other) throw Problem.field(`${other.place}_id`, t => t('answers.onePlace'))
  const columns = [...new Set(query.columns)]
  const known = countNames(sport, subject)
  const strange = columns.find(name => !known.includes(name))
  if (strange !== undefined)
    throw Problem.field('columns', t =>
      t('answers.noSuchColumn', { strange, sport, known: known.join(', ') }),
    )
  return {
    subject,
    of,
    columns: columns.length === 0 ? usualColumns(sport, subject) : columns,
    order,
    minimum,
    atLeast: at_least,
    limit,
    within: inside,
  }
}

/** The columns by which the box score ranks players; for teams, wins. */
const usualColumns = (sport: Sport, subject: Subject): readonly string[] =>
  subject === 'team' ? ['wins'] : leadingColumns(rulesOf(sport), definitionOf(sport).box)

/** Whether the highest or lowest value leads: the highest, except for figures of which less is better. */
export const orderOf = (sport: Sport, column: string, { order }: WantedLeaders): 'most' | 'least' =>
  order ?? figureNamed(sport, column)?.best ?? 'most'

/** The stat lines to search for leaders: those of the place, or of its games. */
export function familyOfLeaders({ subject, of, within: inside }: WantedLeaders): StatFamily {
  const level = of === 'totals' ? (inside?.place ?? 'sport') : 'game'
  const family = statFamilies.find(one => one.subject === subject && one.level === level)
  if (!family) throw new Error(`There are no lines of a ${subject} in a ${level}`)
  return family
}
