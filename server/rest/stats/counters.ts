import { sql, type RawBuilder } from 'kysely'
import type { Sport } from '../../../shared-schema/resources/sports.ts'
import { rulesOf } from '../../../shared-schema/sports/index.ts'
import type { Counters, Figure } from '../../../shared-schema/sports/sport-rules.ts'
import type { Subject } from './levels.ts'

/** The names of all counters that a line of a sport shows. */
export function countersOf(sport: Sport, subject: Subject): string[] {
  const rules = rulesOf(sport)
  if (subject === 'player') return [...rules.playerCounters, 'games_played']
  return [
    ...rules.teamCounters, ...rules.opponentCounters.map(name => `opponent_${name}`),
    'games_played', 'wins', 'losses', 'ties', 'points_scored', 'points_allowed',
  ]
}

/** SQL of a counter or figure of a sport's lines, with the value that the line shows; undefined for any other name. */
export function countSql(sport: Sport, subject: Subject, name: string): RawBuilder<unknown> | undefined {
  if (countersOf(sport, subject).includes(name)) return sumSql({ [name]: 1 })
  const figure = new Map(Object.entries(rulesOf(sport).figures)).get(name)
  return figure && figureSql(figure)
}

function figureSql({ sum, percentOf }: Figure): RawBuilder<unknown> {
  if (percentOf === undefined) return sumSql(sum)
  return sql`coalesce(round(100 * ${sumSql(sum)} / nullif(${sumSql(percentOf)}, 0), 2), 0)`
}

function sumSql(weights: Counters): RawBuilder<unknown> {
  const terms = Object.entries(weights).map(([name, weight]) => (weight === 1 ? counterSql(name) : sql`${weight} * ${counterSql(name)}`))
  return sql`(${sql.join(terms, sql` + `)})`
}

/** With the name in it, because the indexes of stat lines are found by their exact expression. */
const counterSql = (name: string): RawBuilder<unknown> => sql`coalesce((counters ->> ${sql.lit(name)})::numeric, 0)`
