import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { ServerForm } from '../../components/ServerForm.tsx'
import { RequestError } from '../../base/requests/request-error.ts'
import { DetailInput } from '../../office/frame/DetailInput.tsx'
import { DetailsForm } from '../../office/frame/DetailsForm.tsx'
import { FormFields } from '../../office/frame/FormFields.tsx'
import { TieMethodChoice, type TieMethod } from '../../office/frame/TieMethodChoice.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const refuse = (): Promise<never> =>
  Promise.reject(new RequestError('refused', 'The link has expired.', {}, true, undefined))

export const fieldExamples: ExampleList = {
  'components/LanguageChoice': { 'As on the start page': () => <LanguageChoice /> },
  'components/ServerForm': {
    'Refused when sent': () => (
      <ServerForm
        label={t('programs.token.new')}
        submitName={t('programs.token.make')}
        labels={{ name: t('programs.token.whatFor') }}
        onSubmit={refuse}
      >
        <TextInput label={t('programs.token.whatFor')} defaultValue="Scoreboard at the main field" />
      </ServerForm>
    ),
  },
  'office/frame/DetailInput': {
    'In conflict with what somebody else wrote': () => (
      <DetailInput
        detail={{ name: 'points_to_win', label: officeT('rules.fields.points_to_win'), kind: 'number' }}
        field={{
          value: 13,
          set: () => undefined,
          conflict: { theirs: 15, takeTheirs: () => undefined },
        }}
        error={undefined}
      />
    ),
  },
  'office/frame/FormFields': {
    'Two fields': () => (
      <FormFields>
        {[officeT('sites.name'), officeT('sites.description')].map(label => (
          <DetailInput
            key={label}
            detail={{ name: label, label, kind: 'line' }}
            field={{ value: '', set: nothing }}
            error={undefined}
          />
        ))}
      </FormFields>
    ),
  },
  'office/frame/DetailsForm': {
    'A field of every kind': () => (
      <DetailsForm
        path="/v1/event_sites/7/"
        record={{
          name: 'North Park',
          description: 'Two grass fields behind the swimming pool',
          opens_at: '08:00',
          tournament_id: 5,
          timezone: 'Europe/Amsterdam',
          time_last_updated: '2026-06-01T08:00:00Z',
        }}
        fields={[
          { name: 'name', label: officeT('sites.name'), kind: 'line' },
          { name: 'description', label: officeT('sites.description'), kind: 'text' },
          { name: 'opens_at', label: officeT('sites.opens'), kind: 'time' },
          { name: 'day', label: 'Day', kind: 'day' },
          { name: 'number', label: officeT('teams.number'), kind: 'number' },
          { name: 'is_public', label: 'Public', description: 'Anybody may see it', kind: 'choice' },
          { name: 'tournament_id', label: 'Event', kind: 'record', records: [{ id: 5, name: 'Spring Cup' }] },
          {
            name: 'surface',
            label: 'Surface',
            kind: 'one of',
            choices: [{ value: 'grass', label: 'Grass' }],
          },
          { name: 'timezone', label: officeT('details.timezone'), kind: 'zone' },
        ]}
      />
    ),
  },
  'office/frame/TieMethodChoice': { 'Coin toss': () => <TieMethod /> },
}

function TieMethod() {
  const [method, setMethod] = useState<TieMethod>('coin toss')
  return <TieMethodChoice value={method} onChange={setMethod} />
}
