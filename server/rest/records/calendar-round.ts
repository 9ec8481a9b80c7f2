import type { Texts } from '../../texts/say.ts'
import type { CalendarNote } from './calendar-notes.ts'
import type { WireObject } from './computed/compute.ts'

/** The name of a game's round in its tournament; null for a game in none. */
export function roundOf(game: WireObject, note: CalendarNote | undefined, t: Texts): string | null {
  const { pool, pool_round, swiss_round, bracket, place_for_winner } = game
  const number = (of: unknown): number | null =>
    isObject(of) && typeof of.round_number === 'number' ? of.round_number : null
  const name = (of: unknown): string => (isObject(of) && typeof of.name === 'string' ? of.name : '')
  const swiss = number(swiss_round)
  if (swiss !== null) return t('answers.calendar.round.swiss', { round: swiss })
  if (isObject(pool)) {
    const round = number(pool_round)
    const params = { pool: name(pool), round: round ?? 0 }
    return t(`answers.calendar.round.${round === null ? 'pool' : 'ofPool'}`, params)
  }
  if (!isObject(bracket)) return null
  if (place_for_winner === 1) return t('answers.calendar.round.final')
  if (typeof place_for_winner === 'number')
    return t('answers.calendar.round.forPlace', { place: place_for_winner })
  if (note?.rounds_left === 0) return t('answers.calendar.round.final')
  if (note?.rounds_left === 1) return t('answers.calendar.round.semiFinal')
  if (note?.rounds_left === 2) return t('answers.calendar.round.quarterFinal')
  const round = note?.bracket_round ?? null
  const called = name(bracket) || t('answers.calendar.round.bracket')
  return round === null ? called : t('answers.calendar.round.ofBracket', { bracket: called, round })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
