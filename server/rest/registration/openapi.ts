import {
  bankRowsBody,
  feeAnswers,
  paymentsBody,
  registrationFeesBody,
} from '../../../shared-schema/api/fees.ts'
import {
  registrationFormAnswers,
  registrationFormBody,
} from '../../../shared-schema/api/registration-form.ts'
import {
  newRegistrationBody,
  ownRegistrationBody,
  registrationAnswers,
  registrationStateBody,
} from '../../../shared-schema/api/registrations.ts'
import { answerSchemas } from '../openapi/answer-schemas.ts'
import { operation, readableByAnyone, signedInOnly } from '../openapi/operation.ts'
import { inPath, shared } from '../openapi/parameters.ts'
import { requestBody } from '../openapi/request-body.ts'
import { answer, answers } from '../openapi/responses.ts'
import type { Node, Nodes } from '../openapi/schema.ts'
import { paymentPaths } from './payments/openapi.ts'

const bodies = {
  NewRegistrationForm: requestBody(registrationFormBody),
  RegistrationToSend: requestBody(newRegistrationBody),
  RegistrationState: requestBody(registrationStateBody),
  ChangedRegistration: requestBody(ownRegistrationBody),
  RegistrationFees: requestBody(registrationFeesBody),
  PaymentsToRecord: requestBody(paymentsBody),
  BankRows: requestBody(bankRowsBody),
}

const tag = 'registration'

export const registrationTag = {
  name: tag,
  description: 'How teams register for a tournament, and how the office answers.',
}

/** The components of registration. */
export const registrationSchemas: Nodes = {
  ...answerSchemas({ ...registrationFormAnswers, ...registrationAnswers, ...feeAnswers }),
  ...Object.fromEntries(Object.entries(bodies).map(([name, { schema }]) => [name, schema])),
  ...Object.fromEntries(Object.values(bodies).flatMap(({ components }) => Object.entries(components))),
}

const token: Node = {
  name: 'Registration-Token',
  in: 'header',
  required: true,
  description: 'The private key that the answer to the registration gave.',
  schema: { type: 'string' },
}

/** The paths of registration. */
export const registrationPaths: Nodes = {
  '/tournaments/{tournament_id}/registration_form/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'getRegistrationForm',
      tag,
      summary: 'Read the form by which teams register',
      description: 'The form with its codes, for those who may change the tournament.',
      security: signedInOnly,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The form.', 'RegistrationForm'), ...answers(304, 400, 401, 403, 404) },
    }),
    put: operation({
      operationId: 'setRegistrationForm',
      tag,
      summary: 'Set the form by which teams register',
      description:
        'What is left out stays. Send questions and texts with their ids: one without an id is new, and one that is missing is taken out. Another title or text makes a new version.',
      security: signedInOnly,
      body: 'NewRegistrationForm',
      parameters: shared('strict'),
      responses: {
        200: answer('The form.', 'RegistrationForm'),
        ...answers(400, 401, 403, 404, 412, 413, 415),
      },
    }),
  },
  '/tournaments/{tournament_id}/registration/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'getRegistrationOffer',
      tag,
      summary: 'Read what a team has to know before it registers',
      description: 'The form without its codes. Without an offered form the answer is 404.',
      security: readableByAnyone,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The form.', 'RegistrationOffer'), ...answers(304, 400, 404) },
    }),
    post: operation({
      operationId: 'registerTeam',
      tag,
      summary: 'Register a team',
      description:
        'Needs no account. The registration is `received`, or `waiting` if all places are taken and the form has a waiting list. The answer has the private key with which the team reads and changes its registration. At most 30 requests in a quarter of an hour come from one address.',
      security: readableByAnyone,
      body: 'RegistrationToSend',
      parameters: shared('strict', 'idempotencyKey'),
      responses: {
        201: answer('The registration.', 'NewRegistration', 'Idempotency-Replayed'),
        ...answers(400, 404, 409, 413, 415, 422, 429),
      },
    }),
  },
  '/tournaments/{tournament_id}/registrations/': {
    parameters: [inPath('tournament_id')],
    get: operation({
      operationId: 'listRegistrations',
      tag,
      summary: 'See which teams have registered',
      description: 'Lists all registrations with their history and counts the places.',
      security: signedInOnly,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The registrations.', 'Registrations'), ...answers(304, 400, 401, 403, 404) },
    }),
  },
  '/tournaments/{tournament_id}/registrations/{registration_id}/': {
    parameters: [inPath('tournament_id'), inPath('registration_id')],
    put: operation({
      operationId: 'answerRegistration',
      tag,
      summary: 'Confirm or decline a registration, or let it wait',
      description:
        'To confirm makes the team with its contact and roster, and enters it in the tournament. With `team_id` it takes that team of the season instead, whose roster the private link then shows and changes. A team that takes part is first taken out of the tournament: until then its registration stays confirmed. To send the same state again changes nothing; it also keeps a team that wanted out.',
      security: signedInOnly,
      body: 'RegistrationState',
      parameters: shared('strict'),
      responses: {
        200: answer('The registration.', 'Registration'),
        ...answers(400, 401, 403, 404, 409, 413, 415),
      },
    }),
    delete: operation({
      operationId: 'removeRegistration',
      tag,
      summary: 'Remove a registration',
      description: 'Removes it with everything that was sent. Its link leads nowhere then.',
      security: signedInOnly,
      parameters: shared('strict'),
      responses: { 204: { description: 'It is removed.' }, ...answers(400, 401, 403, 404, 409) },
    }),
  },
  '/tournaments/{tournament_id}/registrations/{registration_id}/link/': {
    parameters: [inPath('tournament_id'), inPath('registration_id')],
    post: operation({
      operationId: 'renewRegistrationLink',
      tag,
      summary: 'Make a new private link to a registration',
      description: 'For a team that has lost its link. Earlier links lead nowhere then.',
      security: signedInOnly,
      parameters: shared('strict'),
      responses: { 201: answer('The link.', 'RegistrationLink'), ...answers(400, 401, 403, 404) },
    }),
  },
  ...paymentPaths,
  '/my_registration/': {
    parameters: [token],
    get: operation({
      operationId: 'getOwnRegistration',
      tag,
      summary: 'Read a registration by its private key',
      description: 'The state of the registration, what was sent, and what its team may do now.',
      security: readableByAnyone,
      parameters: shared('strict', 'ifNoneMatch'),
      responses: { 200: answer('The registration.', 'OwnRegistration'), ...answers(304, 400, 404) },
    }),
    put: operation({
      operationId: 'changeOwnRegistration',
      tag,
      summary: 'Change contact and roster by the private key',
      description:
        'Once the team is confirmed, this writes the contact and the roster of the team itself. Names of players on its roster stay as they are.',
      security: readableByAnyone,
      body: 'ChangedRegistration',
      parameters: shared('strict'),
      responses: {
        200: answer('The registration.', 'OwnRegistration'),
        ...answers(400, 404, 409, 412, 413, 415),
      },
    }),
  },
  '/my_registration/withdrawal/': {
    parameters: [token],
    post: operation({
      operationId: 'withdrawOwnRegistration',
      tag,
      summary: 'Withdraw a registration by its private key',
      description: 'A team that is confirmed asks the office to be taken out.',
      security: readableByAnyone,
      parameters: shared('strict'),
      responses: { 200: answer('The registration.', 'OwnRegistration'), ...answers(400, 404, 409) },
    }),
  },
}
