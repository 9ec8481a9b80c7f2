import { z } from 'zod'
import { choice, date, truth, within } from '../resources/field.ts'
import { venues } from '../rules/league-table/league-season.ts'
import { tieBreakMetrics, tieBreakScopes } from '../rules/standings/tie-breaks.ts'
import { count, id, linked, text, type Answers } from './parts.ts'
import { textIn } from './queries.ts'

/** The query for the table of a season. */
export const tableQuery = z.object({
  venue: choice(venues).input.default('all').describe('Only games at home, where a team is team 1, or away.'),
  last: within(1, 1000).input.optional().describe('Only so many games of each team, the latest ones.'),
  date: date().input.optional().describe('The table as it stood at the end of this day.'),
  match_day: within(1, 1000)
    .input.optional()
    .describe('The table after this match day of the plan: games that are in no match day do not count.'),
  overall: truth(false)
    .input.default(false)
    .describe('Whether all teams are in one table, whatever their divisions.'),
  live: truth(false).input.default(false).describe('Whether games that are running count as they stand.'),
  division: textIn('Only the table of this division.'),
})

const value = z.number().nullable().describe('Null for a ratio to nothing.')

const placeReason = z
  .object({
    kind: z.enum(['criterion', 'decision', 'level']),
    below_id: id.describe('The next team below.'),
    metric: z.enum(tieBreakMetrics).nullable(),
    scope: z.enum(tieBreakScopes).nullable().describe('Whose games counted; `pool` is all of them.'),
    own: value,
    below: value,
    method: text.nullable().describe('How somebody decided.'),
  })
  .describe('Why a team is ahead of the next one, in codes.')

const ratio = z.number().nullable()

const form = z.enum(['win', 'overtime win', 'tie', 'overtime loss', 'loss'])

const leagueStanding = z
  .object({
    place: z.int(),
    is_shared: z.boolean().describe('Another team has the same place.'),
    is_unresolved: z
      .boolean()
      .describe('Level with another team in everything once all its games are over, and nobody decided.'),
    division: text,
    team_id: id,
    team: linked('teams'),
    games_played: count,
    wins: count,
    overtime_wins: count.describe('Those of the wins that came after the regular time.'),
    ties: count,
    losses: count,
    overtime_losses: count,
    forfeits: count,
    points_scored: z.int(),
    points_allowed: z.int(),
    plus_minus: z.int(),
    second_score: count.describe('Tries, or points where the score is sets.'),
    second_score_allowed: count,
    score_ratio: ratio.describe(
      'Points scored by points allowed, of sets where the score is sets; null if none were allowed.',
    ),
    second_score_ratio: ratio.describe('The same of the second score.'),
    bonus_points: count,
    decided_points: z.int().describe('Points that somebody gave or took.'),
    point_decisions: z
      .array(z.object({ points: z.int(), reason: text, date: z.iso.date().nullable() }))
      .describe('Those that count here, each with its reason, and the day from which it holds.'),
    points: z.int().describe('All of them.'),
    form: z.array(form).describe('The last five games, the latest last.'),
    reason: text.nullable().describe('Why it is ahead of the next team, in words; null for the last.'),
    reason_code: placeReason.nullable(),
  })
  .describe('A team in the table of its season.')

const leagueTable = z
  .object({ standings: z.array(leagueStanding) })
  .describe('The table of a season, division after division, best team first.')

export type LeagueTableAnswer = z.infer<typeof leagueTable>
export type PlaceReason = z.infer<typeof placeReason>

export const leagueTableAnswers = {
  LeagueTable: leagueTable,
  LeagueStanding: leagueStanding,
  PlaceReason: placeReason,
} satisfies Answers
