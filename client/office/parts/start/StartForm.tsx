import { Alert, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { sports } from '../../../../shared-schema/sports/names.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { isComplete } from '../../data/event-setup.ts'
import { listOf } from '../../data/queries.ts'
import type { Organization } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { sharedT } from '../../../texts/t.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { Form } from '../../../components/fields/Form.tsx'
import { SegmentField } from '../../../components/fields/SegmentField.tsx'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { TimeZoneField } from '../../frame/TimeZoneField.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { beginningText } from './beginning-text.ts'
import { useStart } from './use-start.ts'

const league = z.object({ id: z.int(), name: z.string(), sport: z.string() })
const kinds = ['tournament', 'day', 'season'] as const

interface StartFormProps {
  readonly managed: readonly Organization[]
  /** True if the user may create an organization. */
  readonly mayFound: boolean
}

/** The form of an event to start, with the records that it creates. */
export function StartForm({ managed, mayFound }: StartFormProps) {
  const { wanted, change, field, namesake, another, isReady, make, busy, problem } = useStart(
    String(managed[0]?.id ?? ''),
  )
  const { data: leagues = [] } = useQuery({
    ...listOf('leagues', { organization_id: wanted.organizationId, order_by: '[name]' }, league),
    enabled: managed.some(({ id }) => String(id) === wanted.organizationId),
  })
  const ofSport = leagues.filter(({ sport }) => sport === wanted.sport)
  const isDay = wanted.kind === 'day'
  const isBackwards = !isDay && wanted.lastDay !== '' && wanted.lastDay < wanted.firstDay
  return (
    <Form maw={640} onSend={make}>
      {managed.length + (mayFound ? 1 : 0) > 1 && (
        <SelectField
          label={t('home.organization')}
          field={{
            value: wanted.organizationId,
            set: organizationId => change({ organizationId, leagueId: '' }),
          }}
          options={[
            ...recordOptions(managed),
            ...(mayFound ? [{ value: '', label: t('start.newOrganization') }] : []),
          ]}
        />
      )}
      {wanted.organizationId === '' && (
        <TextField
          label={t('start.organizationName')}
          description={t('start.organizationWhat')}
          field={field('organization')}
        />
      )}
      <Title order={2} size="h4">
        {t('start.what')}
      </Title>
      <SegmentField
        label={t('start.what')}
        field={field('kind')}
        options={kinds.map(value => ({ value, label: t(`start.kind.${value}`) }))}
      />
      <Text size="sm">{t(`start.kindWhat.${wanted.kind}`)}</Text>
      <TextField
        label={t(wanted.kind === 'season' ? 'start.leagueName' : 'start.eventName')}
        field={field('name')}
      />
      <SelectField
        label={t('start.sport')}
        searchable
        field={{ value: wanted.sport, set: sport => change({ sport, leagueId: '' }) }}
        options={sports
          .map(value => ({ value, label: sharedT(`sportNames.${value}`) }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      {ofSport.length > 0 && (
        <SelectField
          label={t('start.league')}
          field={field('leagueId')}
          options={recordOptions(ofSport, t('start.newLeague'))}
        />
      )}
      <TimeField type="date" label={t(isDay ? 'start.day' : 'details.startDate')} field={field('firstDay')} />
      {!isDay && (
        <TimeField
          type="date"
          label={t('details.endDate')}
          error={isBackwards && t('start.backwards')}
          field={field('lastDay')}
        />
      )}
      {wanted.kind !== 'season' && <TimeZoneField field={field('timezone')} />}
      {isComplete(wanted) && (
        <Alert color="field" role="status" title={t('start.makes')}>
          {beginningText(wanted, ofSport.find(({ id }) => String(id) === wanted.leagueId)?.name).map(line => (
            <Text key={line}>{line}</Text>
          ))}
        </Alert>
      )}
      {namesake && (
        <Alert color="yellow" role="alert">
          <Stack gap="xs">
            {t(`start.namesake.${namesake.family}`, { name: bidiIsolate(namesake.name) })}
            <CheckField label={t('start.another')} field={another} />
          </Stack>
        </Alert>
      )}
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} disabled={!isReady}>
          {t('start.make')}
        </SendButton>
      </div>
    </Form>
  )
}
