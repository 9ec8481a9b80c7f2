import type { FinalReason } from './final-standings.ts'
import { reasonText } from './reason-text.ts'

/**
 * Where a final place comes from, in words, as in "won the game for place 3".
 * @param nameOf the name of a team by its id.
 */
export function finalReasonText(reason: FinalReason, nameOf: (teamId: number) => string): string {
  switch (reason.kind) {
    case 'bracket game': {
      if (reason.place_for_winner === null) return `knocked out at place ${reason.place}`
      return `${reason.won ? 'won' : 'lost'} ${reason.place_for_winner === 1 ? 'the final' : `the game for place ${reason.place_for_winner}`}`
    }
    case 'open bracket':
      return 'still has games in its bracket'
    case 'pools': {
      const ahead = reason.separation === null ? '' : `, ${reasonText(reason.separation, nameOf)}`
      return `${ordinal(reason.place)} in its pool${ahead}`
    }
    case 'swiss rounds':
      return `${ordinal(reason.place)} in the swiss rounds`
    case 'no games':
      return 'in no pool, swiss round or bracket'
  }
}

function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1
  return `${place}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]) ?? 'th'}`
}
