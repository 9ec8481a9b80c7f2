import { z } from 'zod'
import { playerReference } from './player-reference.ts'
import { wholeNumber } from './whole-number.ts'

const player = playerReference.nullable()
const whole = wholeNumber.nullable()

/** One play on the field, in the terms of the wire's events: the type decides the roles. */
export const playShape = z.object({
  type: wholeNumber,
  player_1_id: player,
  player_1_team_id: whole,
  player_2_id: player,
  player_2_team_id: whole,
  player_3_id: player,
  player_3_team_id: whole,
  int_1: whole,
  int_2: whole,
  int_3: whole,
  int_4: whole,
  bool_1: z.boolean().nullable(),
  decimal_1: z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,6})?$/)
    .nullable(),
  ordinal_number: whole,
  /** The recorder's remarks. */
  what_happened: z.string().max(2000).optional(),
  /** The entry of the play that this one corrects and replaces in the game. */
  replaces: z.uuid().nullable(),
})
export type Play = z.infer<typeof playShape>

/** A play of a type; attributes that are not given stay empty. */
export function playOf(type: number, attributes: Partial<Play>): Play {
  return {
    type,
    player_1_id: null,
    player_1_team_id: null,
    player_2_id: null,
    player_2_team_id: null,
    player_3_id: null,
    player_3_team_id: null,
    int_1: null,
    int_2: null,
    int_3: null,
    int_4: null,
    bool_1: null,
    decimal_1: null,
    ordinal_number: null,
    replaces: null,
    ...attributes,
  }
}
