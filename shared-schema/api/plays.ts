import { z } from 'zod'
import { anyObject, id, idOrNull, text, time, type Answers } from './parts.ts'

const role = text.describe(
  'What the player is in the play, such as scorer; empty for what has no such player.',
)
const number = z.int().nullable().describe('On the jersey, as the roster has it today.')
const jersey = text.nullable().describe('The same in digits: "00" is another number than "0".')
const name = text.describe('As the reader may see it.')
const value = z.int().nullable()

const play = z
  .object({
    ordinal_number: z.int().describe('The place of the play in its game: smaller is earlier.'),
    time: time.describe('When it was recorded.'),
    period: z.int().describe('In which period, set or inning it happened; the first is 1.'),
    clock: text.describe(
      'Minutes and seconds played since the game began, such as 12:05; empty if no clock was kept.',
    ),
    type: z.int(),
    play: text.describe('What the play is called in its sport.'),
    team_id: idOrNull.describe('The team for which it was recorded.'),
    team: text,
    player_1_role: role,
    player_1_id: idOrNull,
    player_1_number: number,
    player_1_jersey_number: jersey,
    player_1_name: name,
    player_1_team_id: idOrNull,
    player_2_role: role,
    player_2_id: idOrNull,
    player_2_number: number,
    player_2_jersey_number: jersey,
    player_2_name: name,
    player_2_team_id: idOrNull,
    player_3_role: role,
    player_3_id: idOrNull,
    player_3_number: number,
    player_3_jersey_number: jersey,
    player_3_name: name,
    player_3_team_id: idOrNull,
    int_1: value,
    int_2: value,
    int_3: value,
    bool_1: z.boolean().nullable(),
    decimal_1: text.nullable(),
    what_happened: text.describe('What the person who recorded the play wrote about it.'),
    team_1_score: z.int().describe('The score of the game after the play.'),
    team_2_score: z.int(),
    after_final: z.boolean().describe('Recorded after the game was final.'),
  })
  .describe('A play of a game, with all that a reader wants to know of it in one row.')
export type PlayRow = z.infer<typeof play>

/** The columns of a play, in order. */
export const playColumns = Object.keys(play.shape)

const plays = z
  .object({
    game_id: id,
    sport: text,
    team_1_id: idOrNull,
    team_1: text,
    team_2_id: idOrNull,
    team_2: text,
    plays: z.array(play),
  })
  .describe('A game play by play.')
export type GamePlays = z.infer<typeof plays>

export const playAnswers = {
  GamePlays: plays,
  PlayRow: play,
} satisfies Answers

/**
 * The JSON body of a request to record plays: accepts a whole response, of which only the plays are
 * needed.
 */
export const playsBody = z
  .object({
    plays: z
      .array(anyObject)
      .describe(
        'With the names that a `PlayRow` has. A play needs its `type`, or in `play` what it is called. Players are named by id, or by number or name within the rosters of the game; teams by id or name. What else there is to read is passed over.',
      ),
  })
  .describe('Plays to be recorded, as they are read.')
