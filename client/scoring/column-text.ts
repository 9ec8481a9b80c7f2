import {
  attemptsIn,
  countersIn,
  figuresOf,
  type Counters,
  type Figure,
} from '../../shared-schema/sports/model/figures.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import { minutesText } from '../base/formats/minutes-text.ts'
import { numberT, percentT } from '../texts/t.ts'

type Rules = Pick<SportRules, 'figures'>

const figureOf = ({ figures }: Rules, column: string): Figure | undefined =>
  Object.hasOwn(figures, column) ? figures[column] : undefined

/**
 * The text of a line's column in statisticians' notation: `34:12` minutes, `.667` of hits, `66.7 %` of shots,
 * `–` for a share or an average of nothing.
 */
export function columnText(rules: Rules, column: string, counters: Counters): string {
  const figure = figureOf(rules, column)
  if (!figure) return valueText(rules, column, counters[column] ?? 0)
  const attempts = attemptsIn(figure).map(one => figuresOf({ one }, counters).one)
  if (attempts.includes(0)) return '–'
  return valueText(rules, column, figuresOf({ figure }, counters).figure ?? 0)
}

/** A value of a column, in the same notation. */
export function valueText(rules: Rules, column: string, value: number): string {
  const figure = figureOf(rules, column)
  if (!figure) return column.startsWith('seconds_') ? minutesText(value) : numberT(value)
  if (figure.style === 'percent') return percentT(value / 100)
  if (figure.kind === 'units') return numberT(value, 1)
  if (figure.kind !== 'rounded' || attemptsIn(figure).length === 0) return numberT(value)
  const text = numberT(value, figure.digits)
  // An average of three decimals has no leading zero.
  return figure.digits === 3 ? text.replace(/^(\D?)0(?=\D)/, '$1') : text
}

/** Whether a column applies to a player or to a team: some counters are kept for only one of them. */
export function isCountedOf(
  rules: Rules & Pick<SportRules, 'playerCounters' | 'teamCounters'>,
  subject: 'player' | 'team',
  column: string,
): boolean {
  const figure = figureOf(rules, column)
  const own = subject === 'player' ? rules.playerCounters : rules.teamCounters
  return (figure ? countersIn(figure) : [column]).some(name => own.includes(name))
}

/** Whether a team's counter is its players' time: their sum is the team's time. */
export const isTimeOfPlayers = (
  { teamCounters }: Pick<SportRules, 'teamCounters'>,
  column: string,
): boolean => column.startsWith('seconds_') && !teamCounters.includes(column)
