import { SimpleGrid, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { t as clientT } from '../../../texts/t.ts'
import { settingOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { FormFees } from './FormFees.tsx'
import { Agreements, Codes, Questions } from './FormLists.tsx'
import { bodyOf, settingsOf, writtenSettings } from './settings.ts'

interface FormSettingsProps {
  readonly tournamentId: number
  /** The zone of all moments. */
  readonly timezone: string
  readonly form: RegistrationForm
}

/** The settings of the form by which teams register. */
export function FormSettings({ tournamentId, timezone, form }: FormSettingsProps) {
  const edits = useEdits(`registration/${tournamentId}`, settingsOf(form), writtenSettings)
  const { field, values, unsent, done } = edits
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const [isStored, setIsStored] = useState(false)
  const store = async (): Promise<void> => {
    setIsStored(false)
    if (!(await send(settingOf(tournamentId, bodyOf(unsent, values, form.version))))) return
    done()
    setIsStored(true)
  }
  return (
    <Form onSend={store}>
      <Title order={2}>{t('registration.views.form')}</Title>
      <CheckField
        label={t('registration.isOffered')}
        description={t('registration.isOfferedWhat')}
        field={field('is_offered')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TimeField
          type="datetime-local"
          label={t('registration.opensAt')}
          description={timezone}
          error={wrong.opens_at}
          field={field('opens_at')}
        />
        <TimeField
          type="datetime-local"
          label={t('registration.closesAt')}
          description={timezone}
          error={wrong.closes_at}
          field={field('closes_at')}
        />
      </SimpleGrid>
      <TextField
        label={t('registration.capacity')}
        description={t('registration.capacityWhat')}
        inputMode="numeric"
        error={wrong.capacity}
        field={field('capacity')}
      />
      <CheckField label={t('registration.hasWaitingList')} field={field('has_waiting_list')} />
      <TimeField
        type="datetime-local"
        label={t('registration.rosterLocksAt')}
        description={t('registration.rosterLocksWhat')}
        error={wrong.roster_locks_at}
        field={field('roster_locks_at')}
      />
      <LongTextField
        label={t('registration.introduction')}
        description={t('registration.introductionWhat')}
        minRows={3}
        error={wrong.introduction}
        field={field('introduction')}
      />
      <FormFees field={field} wrong={wrong} currency={values.currency} />
      <Questions field={field('questions')} wrong={wrong} />
      <Agreements field={field('agreements')} wrong={wrong} form={form} />
      <CheckField label={t('registration.needsCode')} field={field('needs_code')} />
      {(values.needs_code || values.codes.length > 0) && (
        <Codes field={field('codes')} wrong={wrong} form={form} />
      )}
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={Object.keys(unsent).length === 0}>
          {clientT('common.save')}
        </SendButton>
      </div>
      <Text role="status">{isStored ? t('frame.stored') : ''}</Text>
    </Form>
  )
}
