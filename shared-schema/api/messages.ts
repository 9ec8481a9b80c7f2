import { z } from 'zod'
import { ids, truth } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { languageCodes } from '../texts/languages.ts'
import { count, id, idOrNull, personOf, text, time, type Answers } from './parts.ts'

/** The words in a message for which the server writes something else to each recipient. */
export const placeholders = ['event', 'team', 'contact', 'games', 'changes', 'link'] as const
export type Placeholder = (typeof placeholders)[number]

const written = (most: number) =>
  z
    .string({ error: wrong('text') })
    .trim()
    .min(1, { error: wrong('notEmpty') })
    .max(most, { error: wrong('atMostCharacters', { count: most }) })
    .refine(value => !value.includes('\u0000'), { error: wrong('noNul') })

/** The body of a request to write to people of an event. */
export const messageBody = z
  .object(
    {
      team_ids: ids()
        .input.optional()
        .describe(
          "The teams: the message goes to each team's contact and captains. If it is left out, to all that play in the event, or in the games of `game_ids`.",
        ),
      game_ids: ids()
        .input.optional()
        .describe(
          'The games that it is about, such as those of a pool: it then goes to scorekeepers and officials of these games alone, and `{games}` and `{changes}` are among them.',
        ),
      to_scorekeepers: truth(false)
        .input.optional()
        .describe(
          'Whether it goes to the scorekeepers with an account too: those of the organization, of the event and of its fields, sites and games.',
        ),
      to_officials: truth(false)
        .input.optional()
        .describe(
          'Whether it goes to the officials who are assigned to games of the event too. `{games}` and `{changes}` are those of the official, with the role.',
        ),
      subject: written(200).describe('One line.'),
      text: written(10_000).describe(
        'In subject and text `{event}`, `{team}`, `{contact}`, `{games}` (those of the team that are to come), `{changes}` (those of the team that changed since the schedule was published) and `{link}` are replaced for each recipient.',
      ),
      language: z
        .enum(languageCodes, { error: wrong('oneOf', { choices: languageCodes.join(', ') }) })
        .describe('The language in which games are named.'),
      published_version: z
        .string({ error: wrong('text') })
        .optional()
        .describe(
          'The `version` of the published schedule: the message then says what changed since, so the schedule is marked as known to everybody in the same step. If something else has changed, the answer is 412 and nothing is sent.',
        ),
    },
    { error: wrong('object') },
  )
  .describe('What to write to whom.')
export type MessageBody = z.infer<typeof messageBody>

const mail = z
  .object({
    team_id: idOrNull.describe('The team that it is for; null for a scorekeeper or an official.'),
    name: text.describe('Who gets it.'),
    email: text.describe('Empty once it has been removed, 90 days after it was sent.'),
    subject: text,
    text,
  })
  .describe('A mail to one person.')

const messagePreview = z
  .object({
    mails: z.array(mail),
    unreached_team_ids: z.array(id).describe('The teams without any e-mail address.'),
    unreached_officials: z.array(text).describe('The names of officials without any e-mail address.'),
    left_out_tournament_ids: z
      .array(id)
      .describe(
        'Of an event with divisions: the divisions of other organizations. Their people are written to at the tournament itself, by its own organization.',
      ),
    by_mail: z
      .boolean()
      .describe('Whether this server sends mails. If not, the texts are there to be copied.'),
  })
  .describe('What a message would send.')

const delivery = mail
  .extend({
    id,
    state: z
      .enum(['waiting', 'sending', 'sent', 'refused', 'unknown', 'manual'])
      .describe(
        '`refused`: the mail server does not take it. `unknown`: the server stopped while it sent it. `manual`: this server sends no mails.',
      ),
    problem: text.describe('Why it was refused.'),
    time_changed: time,
  })
  .describe('A mail of a message, and whether it was sent.')

const message = z
  .object({
    id,
    subject: text,
    text: text.describe('As it was written, with its placeholders.'),
    time_created: time,
    person: personOf('Who wrote it.').nullable(),
    by_mail: z.boolean(),
    meet_id: idOrNull.describe(
      'The event with divisions to whose people it went; null for one tournament or season.',
    ),
    deliveries: z.array(delivery),
  })
  .describe('A message to people of an event.')

const messages = z
  .object({ messages: z.array(message) })
  .describe('The messages to people of an event, the newest first.')

const template = z
  .object({ name: z.enum(['moved', 'schedule']), language: z.enum(languageCodes), subject: text, text })
  .describe('A text to begin with.')

const templates = z
  .object({ templates: z.array(template) })
  .describe('Texts to begin with, in each language.')

const retried = z.object({ retried: count }).describe('How many mails are sent again.')

export type MessagePreview = z.infer<typeof messagePreview>
export type Delivery = z.infer<typeof delivery>
export type Message = z.infer<typeof message>
export type Messages = z.infer<typeof messages>
export type MessageTemplate = z.infer<typeof template>
export type MessageTemplates = z.infer<typeof templates>
export type Retried = z.infer<typeof retried>

export const messageAnswers = {
  MessagePreview: messagePreview,
  Mail: mail,
  Delivery: delivery,
  Message: message,
  Messages: messages,
  MessageTemplate: template,
  MessageTemplates: templates,
  Retried: retried,
} satisfies Answers
