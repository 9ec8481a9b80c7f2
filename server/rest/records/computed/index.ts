import type { Family } from '../../../../shared-schema/resources/index.ts'
import { bracketRounds } from './brackets.ts'
import type { Compute } from './compute.ts'
import { eventNotes } from './events.ts'
import { resultVersions } from './games.ts'
import { playerFigures } from './players.ts'
import { poolTables } from './pools.ts'
import { seasonEvents } from './seasons.ts'
import { recordedBy } from './sportsmanship.ts'
import { swissRoundTables } from './swiss-rounds.ts'
import { teamFigures } from './teams.ts'
import { entryNames } from './tournament-teams.ts'

/** Families with computed fields. */
export const computedFields: Partial<Record<Family, Compute>> = {
  seasons: seasonEvents,
  players: playerFigures,
  teams: teamFigures,
  tournament_teams: entryNames,
  games: resultVersions,
  pools: poolTables,
  brackets: bracketRounds,
  swiss_rounds: swissRoundTables,
  game_sportsmanship_scores: recordedBy,
  events: eventNotes,
}
