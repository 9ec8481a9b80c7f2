import type { Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { Tx } from '../database/transaction.ts'
import type { Author } from './author.ts'
import { bracketRules } from './brackets.ts'
import { calendarEventRules } from './calendar-events.ts'
import { gameRules } from './games.ts'
import { leagueRules } from './leagues.ts'
import { organizationRules } from './organizations.ts'
import { playerRules, teamPlayerRules } from './player-rules.ts'
import { poolRoundRules, poolRules } from './pools.ts'
import { seasonRules } from './seasons.ts'
import { swissRoundRules } from './swiss-rounds.ts'
import { teamRules } from './teams.ts'
import { tieDecisionRules } from './tie-decisions.ts'
import { tournamentTeamRules } from './tournament-teams.ts'
import { tournamentRules } from './tournaments.ts'

/** What a family does beyond storing its records. */
export interface FamilyRules {
  /** Completes and checks a record before it is stored; `before` is undefined when it is made. */
  prepare(tx: Tx, record: Stored, before: Stored | undefined, author: Author): Promise<Stored>
  /** Makes what comes with a new record. `record` holds the request's own fields as well. */
  created(tx: Tx, record: Stored): Promise<void>
  updated(tx: Tx, before: Stored, after: Stored): Promise<void>
}

/** A family that does nothing beyond storing. */
export const plain: FamilyRules = {
  prepare: async (_tx, record) => record,
  created: async () => undefined,
  updated: async () => undefined,
}

const rules: Partial<Record<Family, Partial<FamilyRules>>> = {
  organizations: organizationRules,
  leagues: leagueRules,
  seasons: seasonRules,
  players: playerRules,
  teams: teamRules,
  team_players: teamPlayerRules,
  tournaments: tournamentRules,
  tournament_teams: tournamentTeamRules,
  pools: poolRules,
  pool_rounds: poolRoundRules,
  brackets: bracketRules,
  swiss_rounds: swissRoundRules,
  tie_decisions: tieDecisionRules,
  games: gameRules,
  events: calendarEventRules,
}

export const rulesFor = (family: Family): FamilyRules => ({ ...plain, ...rules[family] })
