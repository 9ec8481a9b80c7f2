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

/** Which leaders are asked for. */
export interface WantedLeaders {
  readonly subject: Subject
  readonly of: (typeof leaderKinds)[number]
  readonly columns: readonly string[]
  readonly order: (typeof leaderOrders)[number] | undefined
  /** The least number of attempts; a share of the most that anybody has if it is left out. */
  readonly minimum: number | undefined
  /** How much of the column each game of a streak has. */
  readonly atLeast: number
  readonly limit: number
  /** Where it was counted; everywhere if it is left out. */
  readonly within: { readonly place: Place; readonly id: number } | undefined
}

/** @throws Problem for a column that the sport does not have, and for two places at once */
export function leadersWanted(sport: Sport, asked: z.infer<typeof leadersQuery>): WantedLeaders {
  const { subject, of, order, minimum, at_least, limit } = asked
  const [inside, other] = leaderPlaces.flatMap(place => {
    const id = asked[`${place}_id`]
    return id === undefined ? [] : [{ place, id }]
  })
  if (other) throw Problem.field(`${other.place}_id`, t => t('answers.onePlace'))
  const columns = [...new Set(asked.columns)]
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

/** Those by which the box score ranks players; of teams their wins. */
export const usualColumns = (sport: Sport, subject: Subject): readonly string[] =>
  subject === 'team' ? ['wins'] : leadingColumns(rulesOf(sport), definitionOf(sport).box)

/** Whether the most of a column leads: so it is, unless it is a figure of which less is better. */
export const orderOf = (sport: Sport, column: string, { order }: WantedLeaders): 'most' | 'least' =>
  order ?? figureNamed(sport, column)?.best ?? 'most'

/** The stat lines that leaders are sought in: those of the place, or of its games. */
export function familyOfLeaders({ subject, of, within: inside }: WantedLeaders): StatFamily {
  const level = of === 'totals' ? (inside?.place ?? 'sport') : 'game'
  const family = statFamilies.find(one => one.subject === subject && one.level === level)
  if (!family) throw new Error(`There are no lines of a ${subject} in a ${level}`)
  return family
}
