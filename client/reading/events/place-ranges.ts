import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { leadsToSecondFinal, type Links } from '../../../shared-schema/rules/progress/sent-on.ts'

interface PlacingGame extends Links {
  readonly id: number
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
}

/**
 * Turns a place given by games into its real range: the losers of four quarter-finals all have place 5, which
 * means the places 5 to 8.
 * @param games all of one bracket, including those made along with it
 * @returns `5–8`, or `1` for a place of one team
 */
export function placeRanges(games: readonly PlacingGame[]): (place: number) => string {
  // A second grand final decides the same places as the first.
  const repeated = new Set(games.filter(leadsToSecondFinal).map(game => game.next_game_for_winner_id))
  const given = groupBy(
    games
      .filter(({ id }) => !repeated.has(id))
      .flatMap(({ place_for_winner, place_for_loser }) => [place_for_winner, place_for_loser])
      .filter(place => place !== null),
    place => place,
  )
  const places = [...given.keys()].sort((a, b) => a - b)
  return place => {
    const next = places.find(other => other > place) ?? Infinity
    return rangeOf(place, Math.min(given.get(place)?.length ?? 1, next - place))
  }
}

/** `5–8` for a place that four teams share. */
export const rangeOf = (place: number, many: number): string =>
  many > 1 ? `${place}–${place + many - 1}` : String(place)
