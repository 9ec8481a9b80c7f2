import type { PlannedBracket } from '../../../shared-schema/resources/planned-bracket.ts'
import type { OfficeGame } from './games.ts'
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
