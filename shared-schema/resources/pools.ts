import { z } from 'zod'
import { computed, fixed, ids, integer, link, localTime, nullable, request, required, text, truth } from './field.ts'
import { resource } from './resource.ts'

export const poolStanding = z.object({
  team_id: z.int(),
  team: z.record(z.string(), z.unknown()).nullable(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  games_played: z.int(),
  points_scored: z.int(),
  points_allowed: z.int(),
  plus_minus: z.int(),
})

/** A group of a tournament's teams that play each other. */
export const pools = resource({
  family: 'pools',
  noun: 'pool',
  page: record => `tournaments/${record.tournament_id}/pools/#${record.id}`,
  filters: { name: { kind: 'search', columns: ['name'] } },
  fields: {
    name: required(text()),
    tournament_id: fixed(required(link('tournaments', 'tournament'))),
    team_ids: ids(),
    start_time: nullable(localTime()),
    /** Minutes from the start of one round to the start of the next. */
    time_between_rounds: integer(0),
    /** Whether the create makes the rounds and games of a complete round robin. */
    generate_matchups: request(truth(false)),
    standings: computed(z.array(poolStanding)),
  },
})
