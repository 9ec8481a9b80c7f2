import type { SharedTexts } from '../../texts/shared-texts.ts'
import type { FinalReason } from './final-standings.ts'
import { placeText } from './place-text.ts'
import { reasonText } from './reason-text.ts'

/**
 * The reason for a final place, in words, as in "won the game for place 3".
 * @param nameOf the name of a team by its id.
 */
export function finalReasonText(
  reason: FinalReason,
  nameOf: (teamId: number) => string,
  shared: SharedTexts,
): string {
  switch (reason.kind) {
    case 'bracket game': {
      const { place, place_for_winner, won } = reason
      if (place_for_winner === null) return shared('standings.knockedOut', { place })
      if (place_for_winner === 1) return shared(won ? 'standings.wonFinal' : 'standings.lostFinal')
      return shared(won ? 'standings.wonGameFor' : 'standings.lostGameFor', { place: place_for_winner })
    }
    case 'no opponent':
      return shared('standings.noOpponent', { place: reason.place })
    case 'open bracket':
      return shared('standings.openBracket')
    case 'pools': {
      const place = placeText(reason.place, shared)
      return reason.separation === null
        ? shared('standings.inPool', { place })
        : shared('standings.inPoolAhead', { place, why: reasonText(reason.separation, nameOf, shared) })
    }
    case 'swiss rounds':
      return shared('standings.inSwiss', { place: placeText(reason.place, shared) })
    case 'no games':
      return shared('standings.nowhere')
  }
}
