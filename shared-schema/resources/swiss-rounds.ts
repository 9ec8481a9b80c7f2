import { z } from 'zod'
import {
  choice,
  computed,
  described,
  fixed,
  inCodes,
  integer,
  link,
  links,
  list,
  localTime,
  nullable,
  readonly,
  request,
  required,
} from './field.ts'
import { entrants, partOf } from './link.ts'
import { nested } from './nested.ts'
import { resource, slug } from './resource.ts'

const decimalText = z.string()

const swissStanding = z.object({
  ranking: z.int().describe('From 1, without shared places.'),
  team_id: z.int(),
  team: nested('teams', 'short').nullable(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  swiss_score: decimalText.describe('Victory points, or the rating in goals.'),
  swiss_opponent_score: decimalText.describe('The sum of the swiss scores of all opponents.'),
  swiss_opponent_score_avg: decimalText.describe('The mean of the swiss scores of all opponents.'),
  avg_goal_difference: decimalText.describe('The mean margin in goals.'),
  reason: z.string().nullable().describe('Why the team is ahead of the next one, in words.'),
  is_unresolved: z
    .boolean()
    .describe('Level with another team in everything once the swiss rounds have ended, and nobody decided.'),
})

const pairing = z.object({
  team_1_id: z.int(),
  team_2_id: z.int().nullable().describe('Null for the bye.'),
  reason: z.string(),
})

export const swissRounds = resource({
  family: 'swiss_rounds',
  noun: 'swiss round',
  description: 'A round in which teams of similar standing meet: creating it pairs them and makes its games.',
  short: ['id', 'leaguevine_url', 'resource_uri', 'round_number'],
  page: record => `${tournamentPath(record)}swiss/games/#${record.id}`,
  pageLinks: ['tournament'],
  filters: { round_number: { kind: 'any', columns: ['round_number'] } },
  fields: {
    tournament_id: fixed(required(link('tournaments', partOf, 'tournament'))),
    round_number: described(
      'Counts up from 1 within the tournament; the next one if it is left out.',
      fixed(nullable(integer())),
    ),
    start_time: nullable(localTime()),
    visibility: described('A hidden round is not shown to the public.', choice(['live', 'hidden'], 'live')),
    team_ids: described(
      'The teams to pair; all teams of the tournament if it is empty.',
      request(links('teams', entrants)),
    ),
    pairings: described(
      'Why each pair was drawn, as the standings then were.',
      inCodes(readonly(list(pairing))),
    ),
    games: computed(z.array(nested('games', 'full'))),
    standings: described(
      'After this round, best team first; decimals are text.',
      computed(z.array(swissStanding)),
    ),
  },
})

function tournamentPath(record: Readonly<Record<string, unknown>>): string {
  const { tournament } = record
  const name =
    typeof tournament === 'object' && tournament !== null && 'name' in tournament ? tournament.name : ''
  return `tournaments/${record.tournament_id}/${slug(name)}/`
}
