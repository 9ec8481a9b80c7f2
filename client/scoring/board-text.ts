import type { Board, Companion } from '../../shared-schema/scoring/board.ts'
import { t } from '../texts/t.ts'

/** A main number of the board. */
export const mainText = (number: Board['main'][number]): string =>
  number === 'advantage' ? t('game.ad') : String(number)

/** A main number as a screen reader says it. */
export const spokenText = (number: Board['main'][number]): string =>
  number === 'advantage' ? t('clock.advantage') : String(number)

/** The smaller numbers of the board: `Games 3–2 · Sets 1–0`, or `Sets` if the main numbers are the sets. */
export const companionText = (companions: readonly Companion[]): string =>
  companions
    .map(({ word, values }) => t(`game.won.${word}`, { score: values?.join('–') ?? '' }).trim())
    .join(' · ')
