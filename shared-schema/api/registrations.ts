import { z } from 'zod'
import { email, nullable, text as textField, within } from '../resources/field.ts'
import { LONGEST_LICENCE } from '../resources/licence.ts'
import { wrong } from '../resources/wrong.ts'
import { feeShapes } from './fees.ts'
import { count, id, idOrNull, personOf, text, time, type Answers } from './parts.ts'
import { registeredEvent } from './registration-form.ts'

const registrationStates = ['received', 'confirmed', 'waiting', 'declined', 'withdrawn'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** A team that is not in, and does not wait for a place either. */
export const isOut = (state: RegistrationState): boolean => state === 'declined' || state === 'withdrawn'

const MAX_PLAYERS = 100

const written = (most: number) =>
  textField(most)
    .input.transform(value => value.trim())
    .refine(value => value !== '', { error: wrong('notEmpty') })

const emailOf = email().input.refine(address => address !== '', { error: wrong('notEmpty') })

const nameOfPlayer = textField(100).input.transform(value => value.trim())

const playerBody = z
  .object(
    {
      player_id: z
        .int({ error: wrong('idOrNull') })
        .nullable()
        .optional()
        .describe('As the roster of a confirmed team has it; left out for somebody new.'),
      first_name: nameOfPlayer.optional(),
      last_name: nameOfPlayer.optional(),
      number: z
        .preprocess(
          value => (value === null ? '' : typeof value === 'number' ? String(value) : value),
          z
            .string({ error: wrong('text') })
            .trim()
            .regex(/^\d{0,5}$/, { error: wrong('wholeNumber') }),
        )
        .optional()
        .meta({ type: ['string', 'number', 'null'] })
        .describe('As it is on the jersey: "07" is another number than "7".'),
      licence_number: textField(LONGEST_LICENCE)
        .input.transform(value => value.trim())
        .optional(),
    },
    { error: wrong('object') },
  )
  .refine(
    ({ player_id, first_name = '', last_name = '' }) => player_id != null || first_name + last_name !== '',
    { path: ['first_name'], error: wrong('notEmpty') },
  )
export type RosterRowBody = z.infer<typeof playerBody>

const rosterBody = z
  .array(playerBody, { error: wrong('list') })
  .max(MAX_PLAYERS, { error: wrong('atMostValues', { count: MAX_PLAYERS }) })

/** The fields about itself that a team may change later. */
const contact = {
  contact_name: written(200),
  contact_email: emailOf.describe('Only the organizer sees it.'),
  colours: textField(200).input.optional().describe('Of its jerseys.'),
}

const answersBody = z
  .record(
    z.string().max(20),
    z.union([z.boolean(), textField(5000).input], { error: wrong('notAcceptable') }),
    { error: wrong('object') },
  )
  .describe('Each answer by the id of its question: a text, or true or false.')

/** The body of a request to register a team. */
export const newRegistrationBody = z
  .object(
    {
      team_name: written(100),
      ...contact,
      roster: rosterBody.optional().describe('It may follow later.'),
      answers: answersBody.optional(),
      agreements: z
        .record(z.string().max(20), z.int({ error: wrong('wholeNumber') }), { error: wrong('object') })
        .optional()
        .describe('The version of each text that is agreed to, by the id of the text.'),
      code: textField(60).input.optional().describe('The code that the organizer gave out.'),
    },
    { error: wrong('object') },
  )
  .describe('A team that wants to take part.')
export type NewRegistrationBody = z.infer<typeof newRegistrationBody>

/** The body of a request by which a team changes its registration. */
export const ownRegistrationBody = z
  .object(
    {
      version: z
        .string({ error: wrong('text') })
        .describe('The `version` as you read it: if anything has changed since, nothing is done (412).'),
      ...contact,
      roster: rosterBody
        .optional()
        .describe(
          'The whole roster: who is missing in it is taken off. It stays as it is if it is left out.',
        ),
    },
    { error: wrong('object') },
  )
  .describe('What a team changes in its registration.')
export type OwnRegistrationBody = z.infer<typeof ownRegistrationBody>

/** The body of a request by which the office answers a registration. */
export const registrationStateBody = z
  .object(
    {
      state: z
        .enum(registrationStates, { error: wrong('oneOf', { choices: registrationStates.join(', ') }) })
        .describe('`confirmed` makes the team with its roster and enters it in the tournament.'),
      team_id: nullable(within(1, 2_147_483_647))
        .input.optional()
        .describe(
          'With `confirmed`: a team of the season that takes part, instead of a new one. It gets the contact if it has no address, and the players who are not on its roster yet.',
        ),
    },
    { error: wrong('object') },
  )
  .describe('The answer to a registration.')
export type RegistrationAnswer = z.infer<typeof registrationStateBody>

const player = z
  .object({
    player_id: idOrNull,
    first_name: text,
    last_name: text,
    number: text,
    licence_number: text.describe('Empty for a player of another organization.'),
  })
  .describe('A player of a registered team; without an id until the team is confirmed.')
export type RegisteredPlayer = z.infer<typeof player>

const answer = z
  .object({ question_id: id, label: text, value: z.union([z.boolean(), text]) })
  .describe('An answer, with the question as it was asked.')
export type GivenAnswer = z.infer<typeof answer>

const agreed = z
  .object({ id, version: count, title: text, text })
  .describe('A text that was agreed to, in the version of that moment.')
export type AgreedText = z.infer<typeof agreed>

const sent = {
  state: z.enum(registrationStates),
  team_name: text,
  contact_name: text,
  contact_email: text,
  colours: text,
  roster: z.array(player),
  answers: z.array(answer),
  agreements: z.array(agreed),
  wants_out: z.boolean().describe('Whether a confirmed team has asked to be taken out.'),
  waiting_place: count.nullable().describe('Its place on the waiting list, from 1.'),
  time_created: time,
  reference: text.describe(
    'What the team puts on its transfer: a creditor reference by ISO 11649, which banks check as it is typed.',
  ),
  fees: z
    .array(feeShapes.fee)
    .describe('As they were when the team registered, or as the office has changed them.'),
  balance: feeShapes.balance,
}

const currency = text.nullable().describe('ISO 4217; null without fees.')

const ownRegistration = z
  .object({
    tournament: registeredEvent,
    ...sent,
    currency,
    payment_instructions: text,
    payments: z
      .array(z.object({ day: text, amount: z.int() }))
      .describe('Those that count, in the order of their days.'),
    version: text,
    may_change: z.boolean().describe('Whether contact and colours can be changed.'),
    may_change_roster: z.boolean(),
    may_withdraw: z.boolean(),
    roster_locks_at: time.nullable(),
    warnings: z
      .array(text)
      .describe('Why the roster of a confirmed team does not meet the rules of the event, in words.'),
  })
  .describe('A registration, as its team sees it by its link.')
export type OwnRegistration = z.infer<typeof ownRegistration>

const newRegistration = z
  .object({
    token: text.describe('The private key to the registration, which is not stored: keep it.'),
    registration: ownRegistration,
  })
  .describe('A new registration.')

const changeKinds = [
  'received',
  'confirmed',
  'waiting',
  'declined',
  'withdrawn',
  'contact',
  'roster',
  'wants out',
  'link',
  'fees',
] as const

const change = z
  .object({
    what: z.enum(changeKinds).describe('The new state, or the part that was changed.'),
    time,
    person: personOf('Who did it in the office.').nullable(),
    by_team: z.boolean(),
  })
  .describe('A change of a registration.')
export type RegistrationChange = z.infer<typeof change>

const registration = z
  .object({
    id,
    team_id: idOrNull.describe(
      'The team that was made or chosen; null before, and once it has been deleted.',
    ),
    ...sent,
    code: text.describe('The code with which it was sent.'),
    fees_version: count.describe('Changes with the fees of the registration.'),
    payments: z
      .array(feeShapes.payment)
      .describe('Also those that were taken back, in the order of their days.'),
    changes: z.array(change).describe('The oldest first.'),
  })
  .describe('A registration, as the office sees it.')
export type Registration = z.infer<typeof registration>

const registrations = z
  .object({
    capacity: count.nullable(),
    taken: count.describe('How many are received or confirmed: these take a place.'),
    confirmed: count,
    waiting: count,
    first_waiting_id: idOrNull.describe('The first that waits, if a place is free.'),
    currency,
    totals: z
      .object({
        paid: z.int(),
        open: count.describe('What teams still have to pay.'),
        overdue: count,
        overpaid: count.describe('What teams have paid too much.'),
        returnable: count.describe(
          'What teams have paid that were declined or have withdrawn: it is given back, or kept.',
        ),
      })
      .describe('The sums of all registrations, in the smallest unit of the currency.'),
    registrations: z.array(registration).describe('In the order of their arrival.'),
  })
  .describe('The registrations for a tournament.')
export type Registrations = z.infer<typeof registrations>

const link = z
  .object({ token: text.describe('The private key to the registration. Earlier ones are no longer valid.') })
  .describe('A new link to a registration.')

export const registrationAnswers = {
  Registrations: registrations,
  Registration: registration,
  RegistrationChange: change,
  RegisteredPlayer: player,
  GivenAnswer: answer,
  AgreedText: agreed,
  OwnRegistration: ownRegistration,
  NewRegistration: newRegistration,
  RegistrationLink: link,
} satisfies Answers
