import { queryOptions } from '@tanstack/react-query'
import {
  registrationFormAnswers,
  type RegistrationFormBody,
} from '../../../shared-schema/api/registration-form.ts'
import { registrationAnswers, type RegistrationState } from '../../../shared-schema/api/registrations.ts'
import { answerOf } from './queries.ts'

/** Teams register at any time, and the feed of changes does not tell of it. */
const LOOK_AGAIN_MS = 20_000

const pathOf = (tournamentId: number, what: 'registration_form' | 'registrations'): string =>
  `/v1/tournaments/${tournamentId}/${what}/`

/** The form by which teams register for a tournament. */
export const registrationFormOf = (tournamentId: number) =>
  answerOf(pathOf(tournamentId, 'registration_form'), registrationFormAnswers.RegistrationForm)

/** The registrations for a tournament, read again and again. */
export const registrationsOf = (tournamentId: number) =>
  queryOptions({
    ...answerOf(pathOf(tournamentId, 'registrations'), registrationAnswers.Registrations),
    refetchInterval: LOOK_AGAIN_MS,
  })

/** The request that sets the form. */
export const settingOf = (tournamentId: number, body: RegistrationFormBody) => ({
  method: 'PUT' as const,
  path: pathOf(tournamentId, 'registration_form'),
  body,
})

/** The address of one registration. */
export const registrationPath = (tournamentId: number, id: number): string =>
  `${pathOf(tournamentId, 'registrations')}${id}/`

/** The request that answers a registration. */
export const answeringOf = (tournamentId: number, id: number, state: RegistrationState) => ({
  method: 'PUT' as const,
  path: registrationPath(tournamentId, id),
  body: { state },
})

/** The request that makes a new link to a registration. */
export const newLinkOf = (tournamentId: number, id: number) => ({
  method: 'POST' as const,
  path: `${registrationPath(tournamentId, id)}link/`,
  shape: registrationAnswers.RegistrationLink,
})
