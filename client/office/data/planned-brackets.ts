import type { PlannedBracket } from '../../../shared-schema/resources/planned-bracket.ts'
import type { OfficeGame } from './games.ts'
import { madeBracket } from './formats.ts'
import { wouldBe } from './previews.ts'
import type { Tournament } from './shapes.ts'

/** The planned brackets that are not made yet: no game decides their best place. */
export const bracketsToMake = (
  { planned_brackets }: Tournament,
  games: readonly OfficeGame[],
): PlannedBracket[] =>
  planned_brackets.filter(
    ({ from_place }) => !games.some(({ place_for_winner }) => place_for_winner === from_place),
  )

/** True if all planned swiss rounds are drawn. @param drawn how many there are */
export const areRoundsDrawn = ({ number_of_swiss_rounds }: Tournament, drawn: number): boolean =>
  number_of_swiss_rounds !== null && drawn >= number_of_swiss_rounds

/**
 * The request that makes a planned bracket from the standings after a swiss round.
 * @param start the local time of its first games
 */
export const makingBracket = (
  { id, game_minutes, rest_minutes }: Tournament,
  { kind, from_place, to_place }: PlannedBracket,
  swissRoundId: number,
  start: string,
) => ({
  method: 'POST' as const,
  path: '/v1/brackets/',
  body: {
    tournament_id: id,
    kind,
    swiss_round_id: swissRoundId,
    from_place,
    to_place,
    first_place: from_place,
    third_place_game: true,
    start_time: start,
    time_between_rounds: game_minutes + rest_minutes,
  },
})

/** The preview of that bracket with its games. */
export const bracketPreview = (making: ReturnType<typeof makingBracket>) => wouldBe(making, madeBracket)
