import { bySeed, type Entrant } from './entrant.ts'

/** A bracket game as far as final places follow from it. */
export interface BracketGame {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  /** Both null while the game is undecided; the loser also in a bye. */
  readonly winner_id: number | null
  readonly loser_id: number | null
  /**
   * The final place of who goes no further, null of who does. Games may give the same place, which is then
   * shared.
   */
  readonly place_for_winner: number | null
  readonly place_for_loser: number | null
}

export interface BracketPlace {
  readonly place: number
  /** Whether the team won the game that gave it its place; null while there is no such game. */
  readonly won: boolean | null
  /** The place for which that game was played; null if its winner went on. */
  readonly place_for_winner: number | null
}

/**
 * The places of the teams in brackets, by team id. Teams that are not decided take the places that are
 * left, in the order of their seeds.
 *
 * @param games in the order of their rounds: the last game of a team says its place. A game that will
 *   not be played, such as a second grand final while it is not needed, has no teams.
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

  const free = freePlaces(
    games,
    [...decided.values()].map(({ place }) => place),
  )
  const open = teams.filter(({ team_id }) => !decided.has(team_id))
  return new Map([
    ...decided,
    ...open.map(
      ({ team_id }) => [team_id, { place: free.next().value, won: null, place_for_winner: null }] as const,
    ),
  ])
}

function decidedPlace(teamId: number, game: BracketGame | undefined): BracketPlace | null {
  if (game === undefined) return null
  const won = game.winner_id === teamId
  const place = won ? game.place_for_winner : game.loser_id === teamId ? game.place_for_loser : null
  return place === null ? null : { place, won, place_for_winner: game.place_for_winner }
}

/** The places that games give and nobody has, best first, and then those after all of them without end. */
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
