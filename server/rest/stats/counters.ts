import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '../../../shared-schema/sports/index.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { attemptsIn, type Counters, type Figure } from '../../../shared-schema/sports/model/figures.ts'
import type { Subject } from './levels.ts'

/** The names of all counters that a line of a sport shows. */
export function countersOf(sport: Sport, subject: Subject): string[] {
  const rules = rulesOf(sport)
  if (subject === 'player') return [...rules.playerCounters, 'games_played']
  return [
    ...rules.teamCounters,
    ...rules.opponentCounters.map(name => `opponent_${name}`),
    'games_played',
    'wins',
    'losses',
    'ties',
    'points_scored',
    'points_allowed',
  ]
}

/** The same with the figures that follow from them. */
export const countNames = (sport: Sport, subject: Subject): string[] => [
  ...countersOf(sport, subject),
  ...Object.keys(rulesOf(sport).figures),
]

/** SQL of a counter, 0 if nothing was counted. */
type CounterSql = (name: string) => RawBuilder<unknown>

/**
 * SQL of a counter or figure of a sport's lines, with the value that the line shows; undefined for any other
 * name.
 */
export function countSql(
  sport: Sport,
  subject: Subject,
  name: string,
  counter: CounterSql = indexedCounter,
): RawBuilder<unknown> | undefined {
  if (countersOf(sport, subject).includes(name)) return sumSql({ [name]: 1 }, counter)
  const figure = figureNamed(sport, name)
  return figure && figureSql(figure, counter)
}

/** A figure of a sport by its name; undefined for a counter. */
export const figureNamed = (sport: Sport, name: string): Figure | undefined =>
  new Map(Object.entries(rulesOf(sport).figures)).get(name)

/**
 * SQL of how many attempts a figure is of, by that of which there are the fewest; null for a number of no
 * attempts.
 */
export function attemptsSql(figure: Figure, counter: CounterSql): RawBuilder<unknown> | null {
  const attempts = attemptsIn(figure)
  return attempts.length === 0 ? null : sql`least(${sql.join(attempts.map(one => figureSql(one, counter)))})`
}

/** SQL of a figure, rounded as its value is. */
function figureSql(figure: Figure, counter: CounterSql): RawBuilder<unknown> {
  const sqlOf = (inner: Figure) => figureSql(inner, counter)
  switch (figure.kind) {
    case 'sum':
      return sumSql(figure.weights, counter)
    case 'ratio':
      return sql`coalesce(${sql.lit(figure.times)}::numeric * ${sqlOf(figure.of)} / nullif(${sqlOf(figure.per)}, 0), 0)`
    case 'total':
      return sql`(${sql.join(figure.figures.map(sqlOf), sql` + `)})`
    case 'limited':
      return sql`least(greatest(${sqlOf(figure.figure)}, ${sql.lit(figure.least)}), ${sql.lit(figure.most)})`
    // As they are sorted: more of the small units is more.
    case 'units':
      return sumSql({ [figure.counter]: 1 }, counter)
    case 'rounded':
      return sql`round(${sqlOf(figure.figure)}, ${sql.lit(figure.digits)})`
  }
}

function sumSql(weights: Counters, counter: CounterSql): RawBuilder<unknown> {
  const terms = Object.entries(weights).map(([name, weight]) =>
    weight === 1 ? counter(name) : sql`${sql.lit(weight)} * ${counter(name)}`,
  )
  return sql`(${sql.join(terms, sql` + `)})`
}

/** With the name in it, because the indexes of stat lines are found by their exact expression. */
const indexedCounter: CounterSql = name => sql`coalesce((counters ->> ${sql.lit(name)})::numeric, 0)`

/**
 * The same, for whoever looks through all lines: counters are whole numbers, and those are read and added in
 * half the time.
 */
export const wholeCounter: CounterSql = name => sql`coalesce((counters ->> ${sql.lit(name)})::bigint, 0)`
