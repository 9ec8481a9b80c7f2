import { Alert, Checkbox, SegmentedControl, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { useLocation } from 'wouter'
import { z } from 'zod'
import { sports } from '../../../../shared-schema/sports/names.ts'
import { isOfficeOfAll, managesAnyOf } from '../../../accounts/manages.ts'
import type { Account } from '../../../accounts/person.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { eventSetup, isComplete, createEvent, emptySetup, type EventSetup } from '../../data/event-setup.ts'
import { findDuplicate, type Duplicate } from '../../data/find-duplicate.ts'
import { listOf } from '../../data/queries.ts'
import { organization, type Organization } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { sharedT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { TimeZoneField } from '../../frame/fields/TimeZoneField.tsx'
import { useEdits } from '../../frame/use-edits.ts'
import { useSteps } from '../../frame/use-steps.ts'
import { beginningText } from './beginning-text.ts'

const kept = z.object({ wanted: eventSetup })
const league = z.object({ id: z.int(), name: z.string(), sport: z.string() })
const kinds = ['tournament', 'day', 'season'] as const

/** Starts an event: asks for as little as possible, and previews the records that it creates. */
export function StartPage({ account }: { account: Account }) {
  const organizations = useQuery(listOf('organizations', { order_by: '[name]' }, organization))
  return (
    <OfficePage title={t('start.title')} back={{ to: '/office', name: t('frame.office') }}>
      <QueryResult query={organizations}>
        {found => {
          const managed = found.filter(({ id }) => managesAnyOf(account, [id]))
          return managed.length === 0 && !isOfficeOfAll(account) ? (
            <Text>{t('frame.noRole')}</Text>
          ) : (
            <StartForm managed={managed} mayFound={isOfficeOfAll(account)} />
          )
        }}
      </QueryResult>
    </OfficePage>
  )
}

interface StartFormProps {
  readonly managed: readonly Organization[]
  /** Whether a new organization may be created. */
  readonly mayFound: boolean
}

function StartForm({ managed, mayFound }: StartFormProps) {
  const [, go] = useLocation()
  const first = {
    ...emptySetup(Temporal.Now.timeZoneId()),
    organizationId: String(managed[0]?.id ?? ''),
  }
  const form = useEdits('start', { wanted: first }, kept)
  const { run, busy, problem } = useSteps()
  const [namesake, setNamesake] = useState<Duplicate | null>(null)
  const [another, setAnother] = useState(false)
  const { wanted } = form.values
  const change = (some: Partial<EventSetup>): void => {
    setNamesake(null)
    setAnother(false)
    form.set('wanted', {
      ...wanted,
      ...some,
      attempt: wanted.attempt || crypto.randomUUID(),
      isSent: false,
    })
  }
  const owner = managed.find(({ id }) => String(id) === wanted.organizationId)
  const leagues = useQuery({
    ...listOf('leagues', { organization_id: wanted.organizationId, order_by: '[name]' }, league),
    enabled: owner !== undefined,
  })
  const ofSport = (leagues.data ?? []).filter(({ sport }) => sport === wanted.sport)
  const isDay = wanted.kind === 'day'
  const isBackwards = !isDay && wanted.lastDay !== '' && wanted.lastDay < wanted.firstDay
  const make = async (): Promise<void> => {
    const sent = await run(async step => {
      // An earlier request without an answer may itself have created the record.
      const found = wanted.isSent ? null : await findDuplicate(wanted)
      if (found && !another) {
        setNamesake(found)
        return null
      }
      let sentSoFar = { ...wanted, isSent: true }
      form.set('wanted', sentSoFar)
      return createEvent(wanted, step, part => {
        sentSoFar = { ...sentSoFar, ...part }
        form.set('wanted', sentSoFar)
      })
    })
    const page = sent?.answer
    if (!page) return
    form.done()
    go(page)
  }
  return (
    <Stack
      component="form"
      maw={640}
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      {managed.length + (mayFound ? 1 : 0) > 1 && (
        <Select
          label={t('home.organization')}
          allowDeselect={false}
          value={wanted.organizationId}
          onChange={organizationId => change({ organizationId: organizationId ?? '', leagueId: '' })}
          data={[
            ...managed.map(({ id, name }) => ({ value: String(id), label: name })),
            ...(mayFound ? [{ value: '', label: t('start.newOrganization') }] : []),
          ]}
        />
      )}
      {wanted.organizationId === '' && (
        <TextInput
          label={t('start.organizationName')}
          description={t('start.organizationWhat')}
          value={wanted.organization}
          onChange={event => change({ organization: event.currentTarget.value })}
        />
      )}
      <Title order={2} size="h4">
        {t('start.what')}
      </Title>
      <SegmentedControl
        aria-label={t('start.what')}
        value={wanted.kind}
        onChange={value => change({ kind: kinds.find(kind => kind === value) ?? 'tournament' })}
        data={kinds.map(value => ({ value, label: t(`start.kind.${value}`) }))}
      />
      <Text size="sm">{t(`start.kindWhat.${wanted.kind}`)}</Text>
      <TextInput
        label={t(wanted.kind === 'season' ? 'start.leagueName' : 'start.eventName')}
        value={wanted.name}
        onChange={event => change({ name: event.currentTarget.value })}
      />
      <Select
        label={t('start.sport')}
        searchable
        allowDeselect={false}
        value={wanted.sport}
        onChange={value =>
          change({ sport: sports.find(sport => sport === value) ?? wanted.sport, leagueId: '' })
        }
        data={sports
          .map(value => ({ value, label: sharedT(`sportNames.${value}`) }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      {ofSport.length > 0 && (
        <Select
          label={t('start.league')}
          allowDeselect={false}
          value={wanted.leagueId}
          onChange={leagueId => change({ leagueId: leagueId ?? '' })}
          data={[
            { value: '', label: t('start.newLeague') },
            ...ofSport.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <TextInput
        type="date"
        label={t(isDay ? 'start.day' : 'details.startDate')}
        value={wanted.firstDay}
        onChange={event => change({ firstDay: event.currentTarget.value })}
      />
      {!isDay && (
        <TextInput
          type="date"
          label={t('details.endDate')}
          error={isBackwards && t('start.backwards')}
          value={wanted.lastDay}
          onChange={event => change({ lastDay: event.currentTarget.value })}
        />
      )}
      {wanted.kind !== 'season' && (
        <TimeZoneField field={{ value: wanted.timezone, set: timezone => change({ timezone }) }} />
      )}
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
            <Checkbox
              label={t('start.another')}
              checked={another}
              onChange={event => setAnother(event.currentTarget.checked)}
            />
          </Stack>
        </Alert>
      )}
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} disabled={!isComplete(wanted) || (namesake !== null && !another)}>
          {t('start.make')}
        </SendButton>
      </div>
    </Stack>
  )
}
