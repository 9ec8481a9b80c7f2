import type { Board, Companion } from '../../shared-schema/scoring/board.ts'
import type { SideNumber, Situation } from '../../shared-schema/sports/model/situation.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { t } from '../texts/t.ts'

/** A main number of the board. */
export const mainText = (number: Board['main'][number]): string =>
  number === 'advantage' ? t('game.ad') : String(number)

/** A main number in words, as a screen reader says it. */
export const calledText = (number: Board['main'][number]): string =>
  number === 'advantage' ? t('clock.advantage') : String(number)

/** The number behind the score of a side: `/3`; empty if the sport has none. */
export const behindText = ({ behindScore }: Situation, side: SideNumber): string =>
  behindScore ? `/${behindScore[side]}` : ''

/** The smaller numbers of the board: `Games 3–2 · Sets 1–0`, or `Sets` if the main numbers are the sets. */
export const companionText = (companions: readonly Companion[]): string =>
  companions
    .map(({ word, values }) => t(`game.won.${word}`, { score: values?.join('–') ?? '' }).trim())
    .join(' · ')

/** The points of all periods; empty if there is one alone, or if nobody counts the points of sets. */
export function periodsText(
  { rules }: SportDefinition,
  periods: readonly (readonly [number, number])[],
): string {
  const scores = periods.map(points => points.join('–')).join(', ')
  if (rules.sets) return periods.some(points => points.some(one => one > 0)) ? scores : ''
  return periods.length > 1 ? t('game.byPeriod', { scores }) : ''
}
