import { combineLatest, map, type Observable } from 'rxjs'
import { z } from 'zod'
import { underRules, type EventRules } from '../../../shared-schema/sports/model/event-rules.ts'
import type { SportDefinition } from '../../../shared-schema/sports/model/sport.ts'
import type { ScopeDatabase } from './documents.ts'
import type { TournamentRecord } from './tournament-records.ts'
import { watchFamily } from './watch-family.ts'

const number = z.int().nullable().default(null)

/** An event's rules for its games. A tablet may hold a record without them: then the usual rules hold. */
export const gameRulesRecord = z.object({
  period_minutes: number,
  points_to_win: number,
  soft_cap_minutes: number,
  soft_cap_points: z.int().default(1),
  hard_cap_minutes: number,
  timeouts: number,
  timeout_seconds: number,
  captains_confirm: z.boolean().default(false),
  spirit_scores: z.boolean().nullable().default(null),
})

/** The rules of an event that has set none. */
export const usualGameRules: EventRules = gameRulesRecord.parse({})

/** The rules for the games of a scope: its tournament's and, for those not set there, its season's. */
export function watchGameRules(database: ScopeDatabase): Observable<EventRules> {
  return combineLatest([
    watchFamily(database, 'tournaments', gameRulesRecord),
    watchFamily(database, 'seasons', gameRulesRecord),
  ]).pipe(map(([[tournament], [season]]) => tournamentRules(tournament, season ?? usualGameRules)))
}

/**
 * A sport with the rules of an event. If those set no points to win, a swiss draw's limit holds for the whole
 * tournament.
 */
export const playedBy = (
  usual: SportDefinition,
  tournament: TournamentRecord,
  rules: EventRules,
): SportDefinition =>
  underRules(usual, {
    ...rules,
    points_to_win:
      rules.points_to_win ??
      (usual.rules.timing.target === undefined ? null : tournament.swiss_victory_points_games_to),
  })

/** The rules of a tournament in a season; those of the season if there is none. */
export function tournamentRules(tournament: EventRules | undefined, season: EventRules): EventRules {
  if (!tournament) return season
  // The points that a cap adds belong to the cap.
  const { soft_cap_points } = tournament.soft_cap_minutes === null ? season : tournament
  return {
    period_minutes: tournament.period_minutes ?? season.period_minutes,
    points_to_win: tournament.points_to_win ?? season.points_to_win,
    soft_cap_minutes: tournament.soft_cap_minutes ?? season.soft_cap_minutes,
    soft_cap_points,
    hard_cap_minutes: tournament.hard_cap_minutes ?? season.hard_cap_minutes,
    timeouts: tournament.timeouts ?? season.timeouts,
    timeout_seconds: tournament.timeout_seconds ?? season.timeout_seconds,
    captains_confirm: tournament.captains_confirm || season.captains_confirm,
    spirit_scores: tournament.spirit_scores ?? season.spirit_scores,
  }
}
