import type { FinalStanding } from '../../../shared-schema/rules/standings/final-standings.ts'
import {
  finalTable,
  isOfBracket,
  type TournamentPlay,
} from '../../../shared-schema/rules/standings/tournament-play.ts'

/**
 * The places of the tournament that no later game can change, best first. If there are brackets, none before
 * a bracket game has decided one.
 */
export function finalPlaces(play: TournamentPlay): FinalStanding[] {
  const decided = finalTable(play).filter(({ is_decided }) => is_decided)
  const isUnderWay = play.games.some(isOfBracket)
    ? decided.some(({ reason }) => reason.kind === 'bracket game')
    : play.games.some(({ status }) => status === 'final')
  return isUnderWay ? decided : []
}
