import { placeText } from '../../shared-schema/rules/standings/place-text.ts'
import type { Refusal } from '../rules/swiss/pair-reason.ts'
import type { SharedTexts } from '../../shared-schema/texts/shared-texts.ts'
import type { Texts } from '../texts/say.ts'

/** Above this number, opponents are counted rather than named. */
const MANY = 5

/** The reason why a team of a swiss round is not paired with another that comes first. */
export function refusalText(refusal: Refusal, t: Texts, shared: SharedTexts): string {
  const named = ([a, b]: readonly [number, number]) => ({
    one: placeText(a, shared),
    two: placeText(b, shared),
  })
  switch (refusal.kind) {
    case 'met': {
      const { teams, rounds } = refusal
      return rounds.length === 0
        ? t('swiss.met', named(teams))
        : t('swiss.metIn', { ...named(teams), count: rounds.length, rounds: rounds.map(String) })
    }
    case 'others have met': {
      const { instead, left, rounds } = refusal
      const params = { instead: t('swiss.pair', named(instead)), left: t('swiss.pair', named(left)) }
      return rounds.length === 0
        ? t('swiss.othersMet', params)
        : t('swiss.othersMetIn', { ...params, count: rounds.length, rounds: rounds.map(String) })
    }
    case 'others differ in wins':
      return t('swiss.othersDiffer', {
        instead: t('swiss.pair', named(refusal.instead)),
        left: t('swiss.pair', named(refusal.left)),
      })
    case 'against': {
      const places = refusal.places.map(place => placeText(place, shared))
      const consequence = t(`swiss.consequence.${refusal.consequence}`)
      if (places.length > MANY) return t('swiss.againstMany', { others: places.length, consequence })
      return places.length === 1
        ? t('swiss.againstOne', { place: places[0] ?? '', consequence })
        : t('swiss.againstSome', { places, consequence })
    }
    case 'other moves':
      return t('swiss.otherMoves', {
        place: placeText(refusal.place, shared),
        consequence: t(`swiss.consequence.${refusal.consequence}`),
      })
  }
}
