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
  within,
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
    first_place: described(
      'The best place of the tournament that its teams play for, in a pool of a later stage, such as a power pool; ' +
        'null in the first stage.',
      nullable(within(1, 1000)),
    ),
    counts_earlier_games: described(
      'Whether games that its teams played against each other in pools and swiss rounds before it count in its standings. A round ' +
        'robin is then made of the other games.',
      truth(false),
    ),
    generate_matchups: described(
      'Whether the create makes the rounds and games of a complete round robin.',
      request(truth(false)),
    ),
    standings: described('Best team first.', computed(z.array(poolStanding))),
  },
})
