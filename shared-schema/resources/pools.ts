import { z } from 'zod'
import {
  computed,
  described,
  fixed,
  link,
  links,
  localTime,
  minutes,
  name,
  nullable,
  request,
  required,
  truth,
} from './field.ts'
import { entrants, partOf } from './link.ts'
import { nested } from './nested.ts'
import { resource } from './resource.ts'

const poolStanding = z.object({
  place: z.int().describe('From 1, without shared places.'),
  team_id: z.int(),
  team: nested('teams', 'short').nullable(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  forfeits: z.int().describe('Games that the team itself forfeited.'),
  games_played: z.int(),
  points_scored: z.int(),
  points_allowed: z.int(),
  plus_minus: z.int(),
  points: z.int().describe('What the tie-break preset gives for wins, ties and losses.'),
  reason: z.string().nullable().describe('Why the team is ahead of the next one, in words.'),
  is_unresolved: z
    .boolean()
    .describe('Level with another team in every criterion: somebody should decide, with a tie decision.'),
})

export const pools = resource({
  family: 'pools',
  noun: 'pool',
  description: 'A group of the teams of a tournament that play each other.',
  page: record => `tournaments/${record.tournament_id}/pools/#${record.id}`,
  fields: {
    name: name(),
    tournament_id: fixed(required(link('tournaments', partOf, 'tournament'))),
    team_ids: links('teams', entrants),
    start_time: nullable(localTime()),
    time_between_rounds: described(
      'Minutes from the start of one round to the start of the next.',
      minutes(),
    ),
    generate_matchups: described(
      'Whether the create makes the rounds and games of a complete round robin.',
      request(truth(false)),
    ),
    standings: described('Best team first.', computed(z.array(poolStanding))),
  },
})
