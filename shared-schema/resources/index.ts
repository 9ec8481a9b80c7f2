import { awards } from './awards.ts'
import { brackets } from './brackets.ts'
import { eventSites } from './event-sites.ts'
import { events } from './events.ts'
import type { Family } from './families.ts'
import { gameScores } from './game-scores.ts'
import { gameSites } from './game-sites.ts'
import { gameSportsmanshipScores } from './game-sportsmanship-scores.ts'
import { gameOfficials } from './game-officials.ts'
import { games } from './games.ts'
import { leagues } from './leagues.ts'
import { meets } from './meets.ts'
import { officials } from './officials.ts'
import { organizations } from './organizations.ts'
import { players } from './players.ts'
import { poolRounds } from './pool-rounds.ts'
import { pools } from './pools.ts'
import type { RecordOf, Resource } from './resource.ts'
import { seasons } from './seasons.ts'
import { swissRounds } from './swiss-rounds.ts'
import { teamPlayers } from './team-players.ts'
import { teams } from './teams.ts'
import { tieDecisions } from './tie-decisions.ts'
import { tournamentTeams } from './tournament-teams.ts'
import { tournaments } from './tournaments.ts'

export { families, isFamily, type Family } from './families.ts'

/** The description of each family. */
export const resources = {
  organizations,
  leagues,
  seasons,
  players,
  teams,
  team_players: teamPlayers,
  meets,
  officials,
  tournaments,
  tournament_teams: tournamentTeams,
  event_sites: eventSites,
  game_sites: gameSites,
  pools,
  pool_rounds: poolRounds,
  brackets,
  swiss_rounds: swissRounds,
  tie_decisions: tieDecisions,
  games,
  game_officials: gameOfficials,
  game_scores: gameScores,
  game_sportsmanship_scores: gameSportsmanshipScores,
  events,
  awards,
} as const satisfies Record<Family, unknown>

/** The descriptions of a family's fields. */
export type FieldsOf<F extends Family> = (typeof resources)[F]['fields']

export type RecordIn<F extends Family> = RecordOf<(typeof resources)[F]>

/** The description of a family that is known only by name. */
export function resourceOf(family: Family): Resource {
  return resources[family]
}
