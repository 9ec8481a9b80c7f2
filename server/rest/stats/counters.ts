import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '../../../shared-schema/sports/index.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import { attemptsIn, type Counters, type Figure } from '../../../shared-schema/sports/model/figures.ts'
import type { Subject } from './levels.ts'

/** The names of all counters in a sport's stat lines. */
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

/** The same plus the figures derived from them. */
export const countNames = (sport: Sport, subject: Subject): string[] => [
  ...countersOf(sport, subject),
  ...Object.keys(rulesOf(sport).figures),
]

/** SQL of a counter, 0 if nothing was counted. */
type CounterSql = (name: string) => RawBuilder<unknown>

/** SQL of a counter or figure in a sport's lines, with the value that a line shows; else undefined. */
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
 * SQL of the attempts behind a figure, the fewest if there are several; null for a figure without attempts.
 */
export function attemptsSql(figure: Figure, counter: CounterSql): RawBuilder<unknown> | null {
  const attempts = attemptsIn(figure)
  return attempts.length === 0 ? null : sql`least(${sql.join(attempts.map(one => figureSql(one, counter)))})`
}

/** SQL of a figure, rounded like its value. */
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
    // The sort value: the counter of the small units.
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

/** Contains the literal name: PostgreSQL finds the indexes of stat lines by their exact expression. */
const indexedCounter: CounterSql = name => sql`coalesce((counters ->> ${sql.lit(name)})::numeric, 0)`

/** The same for scans of all lines: counters are whole numbers, and as bigint take half the time. */
export const wholeCounter: CounterSql = name => sql`coalesce((counters ->> ${sql.lit(name)})::bigint, 0)`
