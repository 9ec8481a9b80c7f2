import { z } from 'zod'
import {
  choice,
  computed,
  described,
  fixed,
  link,
  links,
  list,
  localTime,
  minutes,
  nullable,
  readonly,
  request,
  required,
  text,
  truth,
  within,
} from './field.ts'
import { bracketKinds } from '../rules/brackets/bracket-plan.ts'
import { entrants, mentioned, partOf } from './link.ts'
import { nested } from './nested.ts'
import { resource } from './resource.ts'

/** The tables of a season from which teams can advance into a bracket. */
const seasonTables = ['divisions', 'overall'] as const

/** A place in the final standings of a pool, standing for the team that reaches it. */
const poolPlace = z.object({
  pool_id: z.int(),
  place: z.int().min(1).max(1000).describe('From 1, without teams that are out of the tournament.'),
})
export type PoolPlace = z.infer<typeof poolPlace>

/**
 * A column or row on the screen. Brackets made along with one are below it, so numbers must be left for them.
 */
const screenPosition = () => within(-1_000_000, 1_000_000, 1)

export const brackets = resource({
  family: 'brackets',
  noun: 'bracket',
  description: 'A knock-out: creating it makes its games, linked from each round to the next.',
  page: record => `tournaments/${record.tournament_id}/brackets/#${record.id}`,
  fields: {
    name: text(),
    tournament_id: fixed(required(link('tournaments', partOf, 'tournament'))),
    kind: described(
      'How it goes on for those who lose. What is not the line of the winners becomes a bracket of its own, made along with this one. A crossover is one round, of an even number of teams: seeds 1 and 2 meet for the best two places, 3 and 4 for the next two, and so on.',
      fixed(choice(bracketKinds, 'single elimination')),
    ),
    main_bracket_id: described(
      'The bracket that this one was made with.',
      readonly(
        nullable(link('brackets', { owner: 'no', deleted: 'goes', attach: 'follows', shows: 'none' }, null)),
      ),
    ),
    number_of_rounds: described(
      'n rounds have 2^(n-1) games in the first of them. Follows from the teams if they are named; without them it is needed. A crossover has one round.',
      fixed({ ...within(1, 14), input: within(1, 8).input }),
    ),
    team_ids: described(
      'Its teams in the order of their seeds, 2 to 256; the best seeds have the byes.',
      request(links('teams', entrants)),
    ),
    pool_ids: described(
      'Instead of `team_ids`: the pools whose teams go on, seeded so that pool-mates meet late.',
      request(links('pools', mentioned)),
    ),
    follows_pools: described(
      'With `pool_ids`: the bracket is made now, and each team comes by itself once its pool has all games final and no open tie on its place.',
      request(truth(false)),
    ),
    sources: described(
      'Instead of `team_ids`: places of pools in the order of their seeds, from which teams come in the same way.',
      request(list(poolPlace)),
    ),
    swiss_round_id: described(
      'Instead of `team_ids`: the swiss round by whose standings teams go on.',
      request(nullable(link('swiss_rounds', mentioned, null))),
    ),
    season_table: described(
      "Instead of `team_ids`: teams go on by the table of the tournament's season, from that of each division, seeded so that those of one division meet late, or from one of all teams.",
      request(nullable(choice(seasonTables))),
    ),
    division: described('From the table of this division of the season alone.', request(nullable(text()))),
    from_place: described(
      'The best place that goes on from each pool, from the swiss round, or from each table of the season.',
      request(within(1, 1000, 1)),
    ),
    to_place: described(
      'The last place that goes on; all if it is left out.',
      request(nullable(within(1, 1000))),
    ),
    third_place_game: described(
      'Whether the losers of the semifinals play for place 3.',
      request(truth(false)),
    ),
    grand_final_reset: described(
      'Whether a double elimination plays a second grand final when the team without a defeat loses the first.',
      request(truth(true)),
    ),
    first_place: described(
      'The best place that the bracket decides: 9 for one that plays for places 9 to 16. 1 where teams are named; without teams a bracket decides no places unless this is given. If it is given, no other bracket may decide one of the places (409).',
      request(nullable(within(1, 1000))),
    ),
    start_time: nullable(localTime()),
    time_between_rounds: described(
      'Minutes from the start of one round to the start of the next.',
      minutes(),
    ),
    column_position: described('Where the bracket stands on a screen that shows several.', screenPosition()),
    row_position: screenPosition(),
    rounds: described(
      'Earliest round first; round numbers count down to 0, the final.',
      computed(z.array(z.object({ round_number: z.int(), games: z.array(nested('games', 'full')) }))),
    ),
  },
})
