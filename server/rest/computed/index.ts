import type { Family } from '../../../shared-schema/resources/index.ts'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import type { Names } from '../page.ts'
import type { WireObjects } from '../wire-objects.ts'
import { bracketRounds } from './brackets.ts'
import { playerFigures } from './players.ts'
import { poolTables } from './pools.ts'
import { recordedBy } from './sportsmanship.ts'
import { swissRoundTables } from './swiss-rounds.ts'
import { teamFigures } from './teams.ts'
import { entryNames } from './tournament-teams.ts'

/**
 * Works out the computed fields of a family's records, for all of them at once.
 * @returns for each record, in the same order, its computed fields; those not among the names may be left out
 */
export type Compute = (objects: WireObjects, records: readonly Stored[], names: Names) => Promise<Record<string, unknown>[]>

/** The families with fields that are worked out when read. */
export const computedFields: Partial<Record<Family, Compute>> = {
  players: playerFigures,
  teams: teamFigures,
  tournament_teams: entryNames,
  pools: poolTables,
  brackets: bracketRounds,
  swiss_rounds: swissRoundTables,
  game_sportsmanship_scores: recordedBy,
}
