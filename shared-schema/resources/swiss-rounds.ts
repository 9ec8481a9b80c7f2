import { z } from 'zod'
import { choice, computed, fixed, ids, integer, link, localTime, nullable, request, required } from './field.ts'
import { resource, slug } from './resource.ts'

const decimalText = z.string()

export const swissStanding = z.object({
  ranking: z.int(),
  team_id: z.int(),
  team: z.record(z.string(), z.unknown()).nullable(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  swiss_score: decimalText,
  swiss_opponent_score: decimalText,
  swiss_opponent_score_avg: decimalText,
  avg_goal_difference: decimalText,
})

/** A round in which teams of similar standing meet: creating it pairs them and makes its games. */
export const swissRounds = resource({
  family: 'swiss_rounds',
  noun: 'swiss round',
  short: ['id', 'leaguevine_url', 'resource_uri', 'round_number'],
  page: record => `${tournamentPath(record)}swiss/games/#${record.id}`,
  pageLinks: ['tournament'],
  filters: { round_number: { kind: 'any', columns: ['round_number'] } },
  fields: {
    tournament_id: fixed(required(link('tournaments', 'tournament'))),
    /** Counts up from 1 within the tournament; the next one where it is left out. */
    round_number: fixed(nullable(integer())),
    start_time: nullable(localTime()),
    visibility: choice(['live', 'hidden'], 'live'),
    /** The teams to pair; all teams of the tournament where it is empty. */
    team_ids: request(ids()),
    games: computed(z.array(z.record(z.string(), z.unknown()))),
    standings: computed(z.array(swissStanding)),
  },
})

function tournamentPath(record: Readonly<Record<string, unknown>>): string {
  const { tournament } = record
  const name = typeof tournament === 'object' && tournament !== null && 'name' in tournament ? tournament.name : ''
  return `tournaments/${record.tournament_id}/${slug(name)}/`
}
