import { z } from 'zod'
import { localTime, minutes, truth, within } from '../resources/field.ts'
import { nested } from '../resources/nested.ts'
import { wrong } from '../resources/wrong.ts'
import { families } from '../resources/families.ts'
import { count, id, idOrNull, linked, text, type Answers } from './parts.ts'

/** The body of a request to draw pools. */
export const poolsBody = z.object(
  {
    number_of_pools: within(1, 64).input.describe('Into how many pools the teams are dealt, as a snake.'),
    team_ids: z
      .array(z.int(), { error: wrong('list') })
      .optional()
      .describe(
        'The teams in the order in which they are dealt: all that play, by their seeds, if it is left out.',
      ),
    first_place: within(1, 1000)
      .input.optional()
      .describe('The best place of the tournament that they play for, in pools of a later stage.'),
    counts_earlier_games: truth(false)
      .input.default(false)
      .describe('Whether games between the teams of a pool in earlier pools and swiss rounds count in it.'),
    start_time: localTime().input.optional(),
    time_between_rounds: minutes().input.optional(),
    generate_matchups: truth(true).input.default(true),
  },
  { error: wrong('object') },
)

/** The body of a request about a team that was entered late. */
export const lateTeamBody = z.object(
  {
    team_id: z.int(),
    pool_id: z
      .int()
      .nullable()
      .default(null)
      .describe(
        'The pool in which it plays against all others. Without one it has a bye in the last swiss round.',
      ),
  },
  { error: wrong('object') },
)

const finalStanding = z
  .object({
    place: z.int(),
    team_id: id,
    team: linked('teams'),
    is_decided: z.boolean().describe('No game to come can change the place.'),
    is_shared: z.boolean().describe('Another team has the same place.'),
    is_unresolved: z.boolean().describe('Level with another team in everything that was played.'),
    reason: text.describe('Where the place comes from, in words.'),
  })
  .describe('A team and its place.')

const finalStandings = z
  .object({ standings: z.array(finalStanding) })
  .describe('The standings of a tournament, best team first.')

const about = { game_id: idOrNull, pool_id: idOrNull, team_ids: z.array(id) }

const openDecision = z
  .object({
    kind: z.enum(['tie', 'teams of a game', 'no winner']),
    text: text.describe('What is open, and how it is decided.'),
    ...about,
  })
  .describe('Something that the rules cannot decide.')

const teamWithoutGames = z
  .object({
    team_id: id,
    team: linked('teams'),
    text: text.describe('What is missing, and how it is added.'),
  })
  .describe('A team that takes part and is in no game.')

const openDecisions = z
  .object({
    open_decisions: z.array(openDecision),
    teams_without_games: z
      .array(teamWithoutGames)
      .describe('Teams that take part and are in no game, once there are games.'),
  })
  .describe('What a person must decide.')

export const consequence = z
  .object({
    kind: z.enum(['result', 'standing', 'team of a game', 'field of a game', 'decision']),
    text,
    ...about,
  })
  .describe('Something that would be different, or that a person would have to decide.')

const preview = z
  .object({ consequences: z.array(consequence) })
  .describe('What a write would move. Nothing was changed.')

const dependent = z
  .object({
    family: z.enum(families),
    count: count.describe('How many records of it.'),
    is_deleted: z
      .boolean()
      .describe('Whether they go too. Otherwise they stay, and no longer name what goes.'),
    text: text.describe('The same in words.'),
  })
  .describe('Records of one family that hang on another one.')

const deletionPreview = preview
  .extend({
    dependents: z.array(dependent).describe('What hangs on the record, and goes along with `cascade`.'),
  })
  .describe(
    'What a deletion would take along, and what it would move in its tournament. Nothing was changed.',
  )

const drawnPools = z.object({ pools: z.array(nested('pools', 'full')) }).describe('The new pools.')

export type FinalStandings = z.infer<typeof finalStandings>
/** A question that the rules leave open, so that a person has to decide. */
export type OpenDecision = z.infer<typeof openDecision>
export type OpenDecisions = z.infer<typeof openDecisions>
/** A change in a tournament that a write causes. */
export type Consequence = z.infer<typeof consequence>
export type Preview = z.infer<typeof preview>
/** Records of one family that depend on another record. */
export type Dependent = z.infer<typeof dependent>
export type DeletionPreview = z.infer<typeof deletionPreview>
export type DrawnPools = z.infer<typeof drawnPools>

export const standingsAnswers = {
  FinalStandings: finalStandings,
  FinalStanding: finalStanding,
  OpenDecisions: openDecisions,
  OpenDecision: openDecision,
  TeamWithoutGames: teamWithoutGames,
  Preview: preview,
  DeletionPreview: deletionPreview,
  Dependent: dependent,
  Consequence: consequence,
  DrawnPools: drawnPools,
} satisfies Answers
