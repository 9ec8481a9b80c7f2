import { outcomeOf } from '../progress/outcome-of.ts'
import { inOrderOfPlay } from '../progress/order-of-play.ts'
import {
  isNeedless,
  leadsToSecondFinal,
  withoutOpponent,
  type Links,
  type Sides,
  type Vacancies,
} from '../progress/sent-on.ts'
import type { BracketGame } from './bracket-places.ts'

/** A bracket game with the fields that decide places. */
interface PlacingGame extends Links, Sides, Vacancies {
  readonly id: number
  readonly status: string
  readonly winner_id: number | null
  readonly forfeit_team_ids: readonly number[]
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
}

/** The bracket games of a tournament, reduced to what decides final places, in the order of their rounds. */
export function bracketGames(games: readonly PlacingGame[]): BracketGame[] {
  const inOrder = inOrderOfPlay(games)
  const byId = new Map<number | null, PlacingGame>(inOrder.map(game => [game.id, game]))
  const repeated = new Set(games.filter(leadsToSecondFinal).map(game => game.next_game_for_winner_id))
  return inOrder.map(game => {
    const { team_1_id, team_2_id, winner_id, place_for_winner, place_for_loser } = game
    const walkover = withoutOpponent(game)
    const isLostByBoth = outcomeOf(game).is_lost_by_both
    // A second grand final gives the places of the first one, or none if it is not needed: the first one's
    // stand.
    const isPlaceless = repeated.has(game.id) && isNeedless(game)
    return {
      team_1_id,
      team_2_id,
      winner_id: walkover ?? winner_id,
      loser_id: walkover === null ? loserOf(game) : null,
      place_for_winner,
      place_for_loser,
      is_over: isOver(game),
      is_walkover: walkover !== null,
      place_for_both: isLostByBoth ? lastPlaceFrom(game) : null,
      place_of_nobody: [
        ...(isNeedless(game) && !isPlaceless ? [place_for_loser] : []),
        ...(game.no_team_1 && game.no_team_2 && !isPlaceless ? [place_for_winner] : []),
      ].filter(place => place !== null),
      unwon_place: isLostByBoth ? place_for_winner : null,
      left_over: leftOver(game),
    }
  })

  /** The last place that a team of a game can still come to: by losing every game from there on. */
  function lastPlaceFrom(game: PlacingGame): number | null {
    const passed = new Set<PlacingGame>()
    let last = game
    for (let next; (next = byId.get(last.next_game_for_loser_id)) && !passed.has(next); last = next)
      passed.add(next)
    return last.place_for_loser
  }

  /**
   * Teams that should have gone on to a game that ended without them, because the office put another team in.
   */
  function leftOver(game: PlacingGame): number[] {
    return [
      [withoutOpponent(game) ?? game.winner_id, game.next_game_for_winner_id] as const,
      [loserOf(game), game.next_game_for_loser_id] as const,
    ].flatMap(([team, next]) => {
      const there = byId.get(next)
      if (team === null || !there || !isOver(there)) return []
      return team === there.team_1_id || team === there.team_2_id || repeated.has(there.id) ? [] : [team]
    })
  }
}

/** Whether the game can no longer be played or decided. */
const isOver = (game: PlacingGame): boolean =>
  isNeedless(game) || game.winner_id !== null || outcomeOf(game).is_lost_by_both

const loserOf = ({ winner_id, team_1_id, team_2_id }: PlacingGame): number | null =>
  winner_id === null ? null : winner_id === team_1_id ? team_2_id : team_1_id
