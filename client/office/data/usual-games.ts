import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { loadSport } from '../../../shared-schema/sports/load.ts'
import { sports, type Sport } from '../../../shared-schema/sports/names.ts'
import type { GameStructure } from '../../../shared-schema/sports/model/game-structure.ts'
import type { Timeouts } from '../../../shared-schema/sports/model/timing.ts'
import { familiesOf } from './families-read.ts'
import { leagueAt } from './leagues.ts'
import { readsOnly } from './reads.ts'

/** The rules of a sport's games, which hold unless an event sets others. */
export interface UsualGames {
  readonly sport: Sport
  readonly period: GameStructure['period']
  readonly isInSets: boolean
  /** The length of a period; null if periods have none. */
  readonly minutes: number | null
  /** The points that win a game; null if time or sets end it. */
  readonly target: number | null
  /** True if one clock runs through the whole game, for its caps. */
  readonly hasGameClock: boolean
  /** The timeouts of a team; null if none are counted. */
  readonly timeouts: Timeouts | null
  /** True if timeouts are part of the sport, counted or not. */
  readonly hasTimeouts: boolean
  /** True if teams score each other's spirit. */
  readonly hasSpirit: boolean
}

/** The usual games of a league's sport. */
export const usualGamesIn = (leagueId: number) =>
  queryOptions({
    queryKey: [readsOnly(...familiesOf('leagues')), `/v1/leagues/${leagueId}/`, 'games'],
    queryFn: async ({ client }) => {
      const league = await client.query(leagueAt(leagueId))
      return usualGames(z.enum(sports).parse(league.sport))
    },
  })

async function usualGames(sport: Sport): Promise<UsualGames> {
  const { structure, rules, hasSpirit } = await loadSport(sport)
  const { target, hasGameClock, timeouts, stops } = rules.timing
  return {
    sport,
    period: structure.period,
    isInSets: rules.sets !== null,
    minutes: structure.minutes,
    target: target ?? null,
    hasGameClock: hasGameClock === true,
    timeouts: timeouts ?? null,
    hasTimeouts: timeouts !== undefined || stops?.plays?.includes('timeout') === true,
    hasSpirit,
  }
}
