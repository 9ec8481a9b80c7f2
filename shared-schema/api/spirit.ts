import { z } from 'zod'
import { spiritCategories } from '../rules/spirit/read-spirit.ts'
import { id, linked, text, type Answers } from './parts.ts'

const meanOf = (what: string) => z.number().nullable().describe(`${what}; null without a score.`)

const categories = {
  rules: 'Rules knowledge and use',
  fouls: 'Fouls and body contact',
  fair_mindedness: 'Fair-mindedness',
  attitude: 'Positive attitude and self-control',
  communication: 'Communication',
}

const spiritPlace = z
  .object({
    place: z
      .int()
      .describe('Teams with the same mean share a place, and so do those without a score, after all others.'),
    team_id: id,
    team: linked('teams'),
    games: z.int().describe('For how many games it received a score that counts.'),
    mean: meanOf('The mean of what it received for a game, 0 to 20'),
    categories: z
      .object(Object.fromEntries(spiritCategories.map(name => [name, meanOf(`${categories[name]}, 0 to 4`)])))
      .describe('The means of the five categories.'),
  })
  .describe('Where a team stands in spirit, whatever its results.')

const missingSpirit = z
  .object({
    game_id: id,
    team_id: id.describe('The team that owes the score.'),
    opponent_id: id.describe('The team that is to receive it.'),
    text: text.describe('The same in words.'),
  })
  .describe(
    'A spirit score that a team of a finished game has not given, in a sport whose teams score the spirit of each other.',
  )

const spiritTable = z
  .object({ ranking: z.array(spiritPlace), missing: z.array(missingSpirit) })
  .describe(
    'The teams of a tournament by the spirit that others saw in them, from the games whose scores you may read, and what is missing.',
  )
export type SpiritTable = z.infer<typeof spiritTable>

export const spiritAnswers = {
  SpiritTable: spiritTable,
  SpiritPlace: spiritPlace,
  MissingSpirit: missingSpirit,
} satisfies Answers
