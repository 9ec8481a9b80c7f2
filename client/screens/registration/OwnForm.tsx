import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { OwnRegistration } from '../../../shared-schema/api/registrations.ts'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import { ContactFields, contactLabels } from './ContactFields.tsx'
import { momentText } from './moment-text.ts'
import { changeOwn } from './requests.ts'
import { RosterFields } from './RosterFields.tsx'
import { rosterLabels, writtenRows } from './roster-rows.ts'

interface OwnFormProps {
  readonly token: string
  /** The registration as the form began with it. */
  readonly own: OwnRegistration
  /** True if it has changed since: the present state is to be read first. */
  readonly isOld: boolean
  readonly isSaved: boolean
  readonly onSaved: (now: OwnRegistration) => void
  readonly onReread: () => void
}

/** Contact, colours and roster of a registration, to be changed by its team. */
export function OwnForm({ token, own, isOld, isSaved, onSaved, onReread }: OwnFormProps) {
  const { version, contact_name, contact_email, colours, roster, may_change_roster, roster_locks_at } = own
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { values, field, set } = useFields({ contact_name, contact_email, colours, roster })
  const [isTouched, setIsTouched] = useState(false)
  const save = async (): Promise<void> => {
    setErrors({})
    const { roster: rows, ...contact } = values
    onSaved(
      await changeOwn(token, {
        version,
        ...contact,
        ...(may_change_roster && { roster: writtenRows(rows) }),
      }),
    )
  }
  return (
    <ServerForm
      label={t('registration.contactAndRoster')}
      submitName={t('registration.save')}
      onSubmit={save}
      onFieldErrors={setErrors}
      labels={{ ...contactLabels(), ...rosterLabels(values.roster) }}
    >
      {isOld && (
        <Alert color="yellow" role="status">
          <Stack align="flex-start" gap="xs">
            <Text>{t('registration.changedMeanwhile')}</Text>
            <Button variant="default" onClick={onReread}>
              {t('registration.showNow')}
            </Button>
          </Stack>
        </Alert>
      )}
      <ContactFields
        errors={errors}
        field={name => {
          const { value, set: change } = field(name)
          return {
            value,
            set: next => {
              setIsTouched(true)
              change(next)
            },
          }
        }}
      />
      <RosterFields
        rows={values.roster}
        disabled={!may_change_roster}
        withLicences={own.tournament.licence_required}
        errors={errors}
        onChange={rows => {
          setIsTouched(true)
          set('roster', [...rows])
        }}
      />
      <Text size="sm">{rosterText(may_change_roster, roster_locks_at)}</Text>
      {isSaved && !isTouched && (
        <Alert color="field" role="status">
          {t('registration.saved')}
        </Alert>
      )}
    </ServerForm>
  )
}

function rosterText(mayChange: boolean, locksAt: string | null): string {
  if (!mayChange) return t('registration.rosterLocked')
  return locksAt === null
    ? t('registration.rosterOpen')
    : t('registration.rosterUntil', { time: momentText(locksAt) })
}
