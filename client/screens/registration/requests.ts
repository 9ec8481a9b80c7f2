import { queryOptions } from '@tanstack/react-query'
import { registrationFormAnswers } from '../../../shared-schema/api/registration-form.ts'
import {
  registrationAnswers,
  type NewRegistrationBody,
  type OwnRegistrationBody,
} from '../../../shared-schema/api/registrations.ts'
import { sendRequest } from '../../base/requests/send-request.ts'

const formOf = (tournamentId: number): string => `/v1/tournaments/${tournamentId}/registration/`

/** The form of a tournament, and the state of registration for it. */
export const offerOf = (tournamentId: number) =>
  queryOptions({
    queryKey: [formOf(tournamentId)],
    queryFn: ({ signal }) =>
      sendRequest(formOf(tournamentId), registrationFormAnswers.RegistrationOffer, { signal }),
  })

/** Registers a team. @param key identifies one attempt, however often it is sent */
export const sendRegistration = (tournamentId: number, body: NewRegistrationBody, key: string) =>
  sendRequest(formOf(tournamentId), registrationAnswers.NewRegistration, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })

const OWN = '/v1/my_registration/'

const withKey = (token: string) => ({ 'registration-token': token })

/** The registration to which a private link leads. */
export const ownOf = (token: string) =>
  queryOptions({
    queryKey: [OWN, token],
    queryFn: ({ signal }) =>
      sendRequest(OWN, registrationAnswers.OwnRegistration, { signal, headers: withKey(token) }),
  })

/** Changes contact and roster. */
export const changeOwn = (token: string, body: OwnRegistrationBody) =>
  sendRequest(OWN, registrationAnswers.OwnRegistration, { method: 'PUT', body, headers: withKey(token) })

/** Withdraws the registration; of a confirmed team it asks the office to take it out. */
export const withdrawOwn = (token: string) =>
  sendRequest(`${OWN}withdrawal/`, registrationAnswers.OwnRegistration, {
    method: 'POST',
    headers: withKey(token),
  })
