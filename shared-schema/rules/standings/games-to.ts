/** The number of points to which games are played if nobody says another. */
const USUAL_GAMES_TO = 15

interface SwissRule {
  readonly swiss_victory_points_games_to: number
}

/**
 * The number of points to which games of an event are played, by which they are forfeited.
 * @param pointsToWin those of its rules for games: of its tournament, else of its season
 * @param tournament its tournament; null outside of tournaments
 */
export const gamesToOf = (pointsToWin: number | null, tournament: SwissRule | null): number =>
  pointsToWin ?? tournament?.swiss_victory_points_games_to ?? USUAL_GAMES_TO
