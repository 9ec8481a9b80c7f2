import type { Family } from '../../../shared-schema/resources/index.ts'
import type { FamilyRules } from './family-rules.ts'
import { awardRules } from './awards.ts'
import { bracketRules } from './brackets.ts'
import { calendarEventRules } from './calendar-events.ts'
import { eventSiteRules } from './event-sites.ts'
import { gameOfficialRules } from './game-officials.ts'
import { gameRules } from './games.ts'
import { leagueRules } from './leagues.ts'
import { meetRules } from './meets.ts'
import { officialRules } from './officials.ts'
import { organizationRules } from './organizations.ts'
import { playerRules, teamPlayerRules } from './players.ts'
import { poolRoundRules, poolRules } from './pools.ts'
import { seasonRules } from './seasons.ts'
import { swissRoundRules } from './swiss-rounds.ts'
import { teamRules } from './teams.ts'
import { tieDecisionRules } from './tie-decisions.ts'
import { tournamentTeamRules } from './tournament-teams.ts'
import { tournamentRules } from './tournaments.ts'

/** Rules of a family without behaviour of its own. */
const plain: FamilyRules<Family> = {
  isMadeAlone: false,
  makesGames: false,
  prepare: async (_tx, record) => record,
  completeTogether: async (_tx, records) => records,
  created: async () => undefined,
  createdTogether: async () => undefined,
  updated: async () => undefined,
  deleting: async () => undefined,
  removing: async () => undefined,
  restoring: async () => undefined,
  restored: async () => undefined,
}

const rules: { readonly [F in Family]?: Partial<FamilyRules<F>> } = {
  organizations: organizationRules,
  leagues: leagueRules,
  seasons: seasonRules,
  players: playerRules,
  teams: teamRules,
  team_players: teamPlayerRules,
  meets: meetRules,
  officials: officialRules,
  tournaments: tournamentRules,
  tournament_teams: tournamentTeamRules,
  event_sites: eventSiteRules,
  pools: poolRules,
  pool_rounds: poolRoundRules,
  brackets: bracketRules,
  swiss_rounds: swissRoundRules,
  tie_decisions: tieDecisionRules,
  games: gameRules,
  game_officials: gameOfficialRules,
  events: calendarEventRules,
  awards: awardRules,
}

/** The rules of a family known only by name: the caller sees to it that records are of this family. */
export const rulesFor = (family: Family): FamilyRules<Family> => ({ ...plain, ...rules[family] })
