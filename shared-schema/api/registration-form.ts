import { z } from 'zod'
import { nullable, text as textField, timeText, truth, within } from '../resources/field.ts'
import { wrong } from '../resources/wrong.ts'
import { currencyBody, feeShapes, formFeesBody } from './fees.ts'
import { count, id, text, time, type Answers } from './parts.ts'

/** The kinds of answers to a question of the organizer. */
export const questionKinds = ['short text', 'long text', 'choice', 'yes or no'] as const

const MAX_QUESTIONS = 50
const MAX_AGREEMENTS = 20
const MAX_CODES = 200

const list = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item, { error: wrong('list') }).max(most, { error: wrong('atMostValues', { count: most }) })

const moment = z
  .preprocess(value => (value === '' ? null : value), timeText(wrong('time')).nullable())
  .meta({ type: ['string', 'null'], format: undefined, pattern: undefined, examples: ['2026-05-01T18:00'] })

/** The id of a part of the form as it was answered; a part without one is new. */
const idOfPart = nullable(within(1, 2_147_483_647)).input.optional()

const written = (most: number) =>
  textField(most).input.refine(value => value.trim() !== '', { error: wrong('notEmpty') })

const questionBody = z
  .object(
    {
      id: idOfPart.describe('As the form has it; left out for a new question.'),
      kind: z.enum(questionKinds, { error: wrong('oneOf', { choices: questionKinds.join(', ') }) }),
      label: written(300),
      is_required: truth(false).input.optional(),
      choices: list(written(100), 50).optional().describe('The answers of a `choice`; others have none.'),
    },
    { error: wrong('object') },
  )
  .refine(({ kind, choices = [] }) => kind !== 'choice' || choices.length > 0, {
    path: ['choices'],
    error: wrong('notEmpty'),
  })

const agreementBody = z.object(
  {
    id: idOfPart.describe('As the form has it; left out for a new text.'),
    title: written(200),
    text: written(20_000),
    is_required: truth(true).input.optional(),
  },
  { error: wrong('object') },
)

const codeBody = z.object(
  {
    code: z
      .string({ error: wrong('text') })
      .trim()
      .min(6, { error: wrong('atLeastCharacters', { count: 6 }) })
      .max(60, { error: wrong('atMostCharacters', { count: 60 }) })
      .refine(code => code.isWellFormed() && !code.includes('\u0000'), { error: wrong('valueNotKept') })
      .describe('In small or capital letters alike.'),
    uses: within(1, 1000).input.describe('How many teams may register with it.'),
  },
  { error: wrong('object') },
)

/** The body of a request that sets the form. */
export const registrationFormBody = z
  .object(
    {
      version: within(0, 2_147_483_647)
        .input.optional()
        .describe(
          'The `version` of the form as you read it: if somebody has changed it since, nothing is done (412).',
        ),
      is_offered: truth(false)
        .input.optional()
        .describe('Whether everybody who has the link may read the form, and register while it is open.'),
      opens_at: moment
        .optional()
        .describe('Without an offset in the zone of the tournament; null is at once.'),
      closes_at: moment.optional().describe('The deadline; null is none.'),
      roster_locks_at: moment
        .optional()
        .describe('From then on teams cannot change their rosters by their links; null is never.'),
      capacity: nullable(within(1, 10_000))
        .input.optional()
        .describe('How many registrations take a place: those that wait for an answer or are confirmed.'),
      has_waiting_list: truth(false).input.optional().describe('Whether further teams may wait for a place.'),
      needs_code: truth(false).input.optional().describe('Whether only teams with a code may register.'),
      introduction: textField(20_000).input.optional(),
      codes: list(codeBody, MAX_CODES).optional(),
      questions: list(questionBody, MAX_QUESTIONS).optional(),
      agreements: list(agreementBody, MAX_AGREEMENTS)
        .optional()
        .describe('Texts to agree to. Another title or text makes a new version of it.'),
      currency: currencyBody.optional(),
      fees: formFeesBody
        .optional()
        .describe('Each registration keeps the fees of the moment when it was sent.'),
      payment_instructions: textField(5000)
        .input.optional()
        .describe('The account, and how to pay. Only teams that have registered see it.'),
    },
    { error: wrong('object') },
  )
  .describe('The form by which teams register. What is left out stays as it is.')
export type RegistrationFormBody = z.infer<typeof registrationFormBody>

const question = z
  .object({
    id,
    kind: z.enum(questionKinds),
    label: text,
    is_required: z.boolean(),
    choices: z.array(text),
  })
  .describe('A question of the organizer.')
export type Question = z.infer<typeof question>

const agreement = z
  .object({ id, version: count, title: text, text, is_required: z.boolean() })
  .describe('A text to agree to, in its present version.')
export type Agreement = z.infer<typeof agreement>

const code = z
  .object({
    code: text,
    uses: count,
    used: count.describe('By how many registrations that are not declined or withdrawn.'),
  })
  .describe('A code that invites teams.')

const moments = {
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  roster_locks_at: time.nullable(),
}

const fees = {
  currency: text.nullable().describe('ISO 4217; null without fees.'),
  fees: z.array(feeShapes.fee),
}

const form = z
  .object({
    version: count.describe('0 until somebody sets the form.'),
    is_offered: z.boolean(),
    ...moments,
    capacity: count.nullable(),
    has_waiting_list: z.boolean(),
    needs_code: z.boolean(),
    introduction: text,
    codes: z.array(code),
    questions: z.array(question),
    agreements: z.array(agreement),
    ...fees,
    payment_instructions: text,
  })
  .describe('The form by which teams register, as its organizer sees it.')
export type RegistrationForm = z.infer<typeof form>

/** The states of a form: whether a team that registers now gets a place, waits for one, or is refused. */
const offerStates = ['open', 'waiting list', 'not yet', 'closed', 'full'] as const
export type OfferState = (typeof offerStates)[number]

export const registeredEvent = z
  .object({
    id,
    name: text,
    start_date: text.nullable(),
    end_date: text.nullable(),
    timezone: text,
    licence_required: z.boolean().describe('Whether it asks each player for a licence number.'),
  })
  .describe('The tournament for which teams register.')

const offer = z
  .object({
    tournament: registeredEvent,
    state: z
      .enum(offerStates)
      .describe('`waiting list`: all places are taken, and further teams wait for one.'),
    ...moments,
    capacity: count.nullable(),
    free: count.nullable().describe('How many places are left; null without a limit.'),
    needs_code: z.boolean(),
    introduction: text,
    questions: z.array(question),
    agreements: z.array(agreement),
    ...fees,
    by_mail: z.boolean().describe('Whether this server sends the private link by mail, too.'),
  })
  .describe('What a team reads before it registers.')
export type RegistrationOffer = z.infer<typeof offer>

export const registrationFormAnswers = {
  RegistrationForm: form,
  RegistrationQuestion: question,
  RegistrationAgreement: agreement,
  RegistrationCode: code,
  RegistrationOffer: offer,
  RegisteredEvent: registeredEvent,
} satisfies Answers
