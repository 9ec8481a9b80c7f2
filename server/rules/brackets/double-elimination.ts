import { at } from '../../../shared-schema/rules/at.ts'
import type { BracketDraft, DraftSection, Entrant, KnockoutOutcome } from './bracket-draft.ts'
import { countTeams, placesIn, rankingOf } from './ranking.ts'
import { nameWithPlaces } from '../../../shared-schema/rules/brackets/section-names.ts'

/**
 * Who loses twice is out: n teams have 2n - 2 games, and with `grandFinalReset` one more when the
 * grand final is the first defeat of the winners' bracket's winner (rules.md section 3).
 *
 * @returns the places of all who have played their last game.
 */
export function doubleElimination(
  draft: BracketDraft,
  entrants: readonly Entrant[],
  firstPlace: number,
  grandFinalReset: boolean,
): Map<Entrant, number> {
  const lastPlace = firstPlace + countTeams(entrants) - 1
  const section = <T>(kind: 'winners' | 'losers' | 'grandFinal', make: (section: DraftSection) => T) =>
    draft.section(nameWithPlaces(kind, firstPlace, firstPlace, lastPlace), make)

  const winners = section('winners', own => own.knockout(entrants))
  const losers = section('losers', own => losersBracket(own, winners.losers))
  return section('grandFinal', own => {
    const final = own.playRound(grandFinalReset ? 1 : 0, [winners.winner, losers.winner])
    const places = placesIn([final.winners, final.losers, ...rankingOf(losers).slice(1)], firstPlace)
    if (!grandFinalReset) return places
    // Both keep their sides. The reset decides the same places, when it is played.
    const reset = own.playRound(0, [...final.losers, ...final.winners])
    return new Map([...places, ...placesIn([reset.winners, reset.losers], firstPlace)])
  })
}

/** In turn, those who are left meet each other, and then those who drop from the next winners' round. */
function losersBracket(section: DraftSection, dropped: readonly (readonly Entrant[])[]): KnockoutOutcome {
  const losers: (readonly Entrant[])[] = []
  let left = at(dropped, 0)
  const drops = dropped.slice(1)
  let roundNumber = 2 * drops.length
  const play = (entrants: readonly Entrant[]) => {
    const round = section.playRound(--roundNumber, entrants)
    losers.push(round.losers)
    left = round.winners
  }
  for (const [index, losersOfRound] of drops.entries()) {
    play(left)
    play(inDropOrder(losersOfRound, index + 1).flatMap((team, slot) => [team, at(left, slot)]))
  }
  return { winner: at(left, 0), losers }
}

/**
 * The losers of winners' round `round`, from 0, in the slots from which teams that have met meet
 * again as late as any orders let them.
 *
 * Every order flips some binary digits of the slot, as the usual ones do: none (natural), all
 * (reverse), the first (half shift), all but the first (reverse half shift), the last (pair flip).
 * Two that have met are in different halves of the losers' bracket when the flips of the rounds
 * that they dropped from differ in the first digit, in different quarters when they differ in the
 * first two, and so on. The flips are the digits of the round's number, least first, so that rounds
 * 0 to 2^d - 1 all differ in the first d digits. More than 2^d rounds cannot: there are 2^d parts.
 *
 * Source: orders of brackets-manager, which cites tl.net, "Superior double elimination losers
 * bracket seeding" (rules.md section 3); which one when is by the argument above.
 */
function inDropOrder(losers: readonly Entrant[], round: number): Entrant[] {
  let flips = 0
  for (let digit = losers.length / 2, rest = round; digit >= 1; digit /= 2, rest >>= 1) {
    if (rest % 2 === 1) flips += digit
  }
  return losers.map((_, slot) => at(losers, slot ^ flips))
}
