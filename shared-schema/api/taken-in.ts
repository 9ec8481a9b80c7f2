import { z } from 'zod'
import { refusal } from '../replication/result.ts'
import { id, text, type Answers } from './parts.ts'

const notCounted = z
  .object({
    entry_id: text,
    game_id: id.describe('0 where it cannot be told.'),
    reason: refusal,
    text: text.describe('The same in words, and what can be done.'),
  })
  .describe('An entry that was kept and does not count.')

export const takenIn = z
  .object({
    new: id.describe('How many of the entries were not here yet.'),
    known: id.describe('How many were here already; they count once.'),
    not_counted: z.array(notCounted),
  })
  .describe('What became of the entries.')
/** The outcome for the entries of a hand-over. */
export type TakenIn = z.infer<typeof takenIn>

export const handoverAnswers = { TakenIn: takenIn, NotCounted: notCounted } satisfies Answers
