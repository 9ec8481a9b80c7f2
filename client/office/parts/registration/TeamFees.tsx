import { Button, Group } from '@mantine/core'
import { z } from 'zod'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import type { Registration } from '../../../../shared-schema/api/registrations.ts'
import { Form } from '../../../components/fields/Form.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { feesSettingOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { FeeFields } from './FeeFields.tsx'
import { sentFees, writtenFees, writtenSettings } from './settings.ts'

const written = z.object({ fees: writtenSettings.shape.fees })

interface TeamFeesProps {
  readonly tournamentId: number
  readonly form: RegistrationForm
  readonly currency: string
  readonly registration: Registration
}

/** The fees of one team, to be changed: a discount, or something extra. */
export function TeamFees({ tournamentId, form, currency, registration }: TeamFeesProps) {
  const { id, fees, fees_version: version } = registration
  const edits = useEdits(`registration-fees/${id}`, { fees: writtenFees(fees, currency) }, written)
  const { field, values, unsent, done, set } = edits
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const store = async (): Promise<void> => {
    const body = { version, fees: sentFees(values.fees, currency) }
    if (await send(feesSettingOf(tournamentId, id, body))) done()
  }
  return (
    <Form onSend={store}>
      <FeeFields
        legend={t('registration.feesOfTeam')}
        description={t('registration.feesOfTeamWhat')}
        field={field('fees')}
        currency={currency}
        wrong={wrong}
      />
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <Group>
        <SendButton busy={busy} variant="default" disabled={Object.keys(unsent).length === 0}>
          {t('registration.saveFees')}
        </SendButton>
        {form.fees.length > 0 && values.fees.length === 0 && (
          <Button variant="default" onClick={() => set('fees', writtenFees(form.fees, currency))}>
            {t('registration.feesOfForm')}
          </Button>
        )}
      </Group>
    </Form>
  )
}
