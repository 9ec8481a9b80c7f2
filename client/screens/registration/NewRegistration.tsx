import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import type { RegistrationOffer } from '../../../shared-schema/api/registration-form.ts'
import { RequestError } from '../../base/requests/request-error.ts'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import { AgreementFields } from './AgreementFields.tsx'
import { ContactFields, contactLabels } from './ContactFields.tsx'
import { answerOf, QuestionField } from './QuestionField.tsx'
import { sendRegistration } from './requests.ts'
import { RosterFields } from './RosterFields.tsx'
import { rosterLabels, writtenRows, type RosterRow } from './roster-rows.ts'

interface Written {
  readonly team_name: string
  readonly contact_name: string
  readonly contact_email: string
  readonly colours: string
  readonly code: string
  readonly answers: Readonly<Record<string, string>>
  readonly agreements: Readonly<Record<string, number>>
  readonly roster: readonly RosterRow[]
}

const blank: Written = {
  team_name: '',
  contact_name: '',
  contact_email: '',
  colours: '',
  code: '',
  answers: {},
  agreements: {},
  roster: [],
}

interface NewRegistrationProps {
  readonly offer: RegistrationOffer
  /** Reads the form again: a text may have changed meanwhile. */
  readonly onRefused: () => void
}

/** The form by which a team registers. Afterwards its private link shows the registration. */
export function NewRegistration({ offer, onRefused }: NewRegistrationProps) {
  const { tournament, questions, agreements, needs_code, by_mail } = offer
  const [, go] = useLocation()
  const [key] = useState(() => uuid())
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSentBefore, setIsSentBefore] = useState(false)
  const { values, field, set } = useFields(blank)
  const answers = questions.map(question => [String(question.id), question] as const)
  const send = async (): Promise<void> => {
    setErrors({})
    const { roster, code, ...written } = values
    const body = {
      ...written,
      ...(needs_code && { code }),
      roster: writtenRows(roster),
      answers: Object.fromEntries(
        answers.flatMap(([id, question]) => {
          const answer = answerOf(question, values.answers[id])
          return answer === undefined ? [] : [[id, answer]]
        }),
      ),
    }
    try {
      const { token } = await sendRegistration(tournament.id, body, key)
      go(`/registration?new=${by_mail ? 'mailed' : 'shown'}#${token}`, { replace: true })
    } catch (error) {
      setIsSentBefore(error instanceof RequestError && error.code === 'key_used')
      onRefused()
      throw error
    }
  }
  return (
    <ServerForm
      label={t('registration.register')}
      submitName={t('registration.register')}
      onSubmit={send}
      onFieldErrors={setErrors}
      labels={{
        ...contactLabels(),
        ...rosterLabels(values.roster),
        ...Object.fromEntries(answers.map(([id, { label }]) => [`answers.${id}`, label])),
        ...Object.fromEntries(agreements.map(({ id, title }) => [`agreements.${id}`, title])),
        team_name: t('registration.teamName'),
        code: t('registration.code'),
      }}
    >
      {needs_code && (
        <TextField
          label={t('registration.code')}
          description={t('registration.codeWhat')}
          required
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
          error={errors.code}
          field={field('code')}
        />
      )}
      <TextField
        label={t('registration.teamName')}
        required
        autoComplete="off"
        maxLength={100}
        error={errors.team_name}
        field={field('team_name')}
      />
      <ContactFields field={field} errors={errors} />
      {answers.map(([id, question]) => (
        <QuestionField
          key={id}
          question={question}
          error={errors[`answers.${id}`]}
          field={{
            value: values.answers[id] ?? '',
            set: answer => set('answers', { ...values.answers, [id]: answer }),
          }}
        />
      ))}
      <RosterFields
        rows={values.roster}
        disabled={false}
        withLicences={tournament.licence_required}
        errors={errors}
        onChange={roster => set('roster', roster)}
      />
      <Text size="sm">{t('registration.rosterLater')}</Text>
      {agreements.length > 0 && (
        <AgreementFields
          agreements={agreements}
          agreed={values.agreements}
          errors={errors}
          onChange={agreed => set('agreements', agreed)}
        />
      )}
      {isSentBefore && <Alert color="yellow">{t('registration.sentBefore')}</Alert>}
    </ServerForm>
  )
}
