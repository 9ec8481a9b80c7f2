import { bySeed, type Entrant } from './entrant.ts'

/** A bracket game with the fields that decide final places. */
export interface BracketGame {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  /** Both null while the game is undecided; the loser also in a bye. */
  readonly winner_id: number | null
  readonly loser_id: number | null
  /**
   * The final place of a team that goes no further, null for one that goes on. Games that give the same place
   * share it.
   */
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
  /** Whether it can no longer be played or decided; by default once it has a winner. */
  readonly is_over?: boolean
  /** Whether its winner goes on without an opponent. */
  readonly is_walkover?: boolean
  /** The place of both teams of a game that both have lost. */
  readonly place_for_both?: number | null
  /** Those of its places that stay empty, so that the teams behind move up. */
  readonly place_of_nobody?: readonly number[]
  /**
   * A place that nobody won, because both teams lost the game for it: it stays free if both stay behind it.
   */
  readonly unwon_place?: number | null
  /** Teams that should have gone on but have no further game, and to which no game gives a place. */
  readonly left_over?: readonly number[]
}

export interface BracketPlace {
  readonly place: number
  /** Whether the team won the game that gave it its place; null while there is no such game. */
  readonly won: boolean | null
  /** The place at stake in that game; null if its winner went on. */
  readonly place_for_winner: number | null
  /** Whether the team had no opponent in it. */
  readonly is_walkover: boolean
}

/**
 * The places of the teams in brackets, by team id. Undecided teams take the remaining places in the order of
 * their seeds; so do teams that the office left out, once everything is over. Empty places are skipped: the
 * teams behind them move up.
 *
 * @param games in the order of their rounds: the last game of a team decides its place. A game that will not
 * be played, such as a second grand final that is not needed, has no teams.
 */
export function bracketPlaces(
  entrants: readonly Entrant[],
  games: readonly BracketGame[],
): Map<number, BracketPlace> {
  const lastGame = new Map(
    games.flatMap(game =>
      [game.team_1_id, game.team_2_id].flatMap(id => (id === null ? [] : [[id, game] as const])),
    ),
  )
  const teams = entrants.filter(({ team_id }) => lastGame.has(team_id)).sort(bySeed)
  const decided = new Map(
    teams.flatMap(({ team_id }) => {
      const place = decidedPlace(team_id, lastGame.get(team_id))
      return place === null ? [] : [[team_id, place] as const]
    }),
  )

  const nobodys = games.flatMap(({ place_of_nobody = [] }) => place_of_nobody)
  const unwon = games.filter(isLastOfBoth).flatMap(({ unwon_place = null }) => unwon_place ?? [])
  const free = freePlaces(games, [...nobodys, ...unwon, ...[...decided.values()].map(({ place }) => place)])
  const isAllOver = games.every(({ is_over, winner_id }) => is_over ?? winner_id !== null)
  const leftOver = new Set(isAllOver ? games.flatMap(({ left_over = [] }) => left_over) : [])
  const open = teams.filter(({ team_id }) => !decided.has(team_id))
  const all = [
    ...decided,
    ...open.map(({ team_id }) => {
      const won = leftOver.has(team_id) ? false : null
      return [team_id, { place: free.next().value, won, place_for_winner: null, is_walkover: false }] as const
    }),
  ]
  const ahead = (place: number) => nobodys.filter(each => each < place).length
  return new Map(all.map(([id, line]) => [id, { ...line, place: line.place - ahead(line.place) }]))

  /** Whether both teams of a game have their places from it; after a correction one may have played on. */
  function isLastOfBoth(game: BracketGame): boolean {
    return [game.team_1_id, game.team_2_id].every(id => id !== null && lastGame.get(id) === game)
  }
}

function decidedPlace(teamId: number, game: BracketGame | undefined): BracketPlace | null {
  if (game === undefined) return null
  const { place_for_winner, place_for_both = null, is_walkover = false } = game
  if (place_for_both !== null) return { place: place_for_both, won: false, place_for_winner, is_walkover }
  const won = game.winner_id === teamId
  const place = won ? game.place_for_winner : game.loser_id === teamId ? game.place_for_loser : null
  return place === null ? null : { place, won, place_for_winner, is_walkover }
}

/** The places that games give and nobody has, best first, followed by all places after those, without end. */
function* freePlaces(games: readonly BracketGame[], taken: readonly number[]): Generator<number, never> {
  const given = games
    .flatMap(({ place_for_winner, place_for_loser }) => [place_for_winner, place_for_loser])
    .filter(place => place !== null)
  const places = [...new Set(given)].sort((a, b) => a - b)
  const count = (list: readonly number[], place: number) => list.filter(each => each === place).length
  for (const [index, place] of places.entries()) {
    // Four places 5 are followed by place 9. Two places 1 before a place 2 are those of a grand final and its
    // repetition.
    const room = Math.min(count(given, place), (places[index + 1] ?? Infinity) - place)
    for (let left = room - count(taken, place); left > 0; left--) yield place
  }
  for (let place = (places.at(-1) ?? 0) + 1; ; place++) yield place
}
