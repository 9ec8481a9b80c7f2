import { Alert, List, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnRegistration, RegistrationState } from '../../../shared-schema/api/registrations.ts'
import { CopyField } from '../../components/CopyField.tsx'
import { Page } from '../../components/page/Page.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { t } from '../../texts/t.ts'
import { OwnForm } from './OwnForm.tsx'
import { PaymentParts } from './PaymentParts.tsx'
import { ownOf } from './requests.ts'
import { SentParts } from './SentParts.tsx'
import { Withdraw } from './Withdraw.tsx'

/**
 * A registration by its private link. Its key is behind the #, which keeps it out of addresses seen by servers
 * and logs.
 */
export function RegistrationScreen() {
  const token = location.hash.slice(1)
  const own = useQuery({ ...ownOf(token), enabled: token !== '' })
  const event = own.data?.tournament.name
  return (
    <Page
      title={event === undefined ? t('registration.title') : t('registration.titleOf', { event })}
      quiet
      narrow
    >
      {token === '' ? (
        <Alert color="red">{t('registration.linkNotWhole')}</Alert>
      ) : (
        <QueryResult query={own}>{found => <Registration token={token} now={found} />}</QueryResult>
      )}
    </Page>
  )
}

function Registration({ token, now }: { token: string; now: OwnRegistration }) {
  const queries = useQueryClient()
  const [begun, setBegun] = useState(now)
  const [isSaved, setIsSaved] = useState(false)
  const take = (next: OwnRegistration): void => {
    queries.setQueryData(ownOf(token).queryKey, next)
    setBegun(next)
  }
  const { state, team_name, may_change, may_withdraw, answers, agreements } = now
  const sent = new URLSearchParams(location.search).get('new')
  const link = `${location.origin}/registration#${token}`
  return (
    <Stack>
      <Title order={2}>
        <bdi>{team_name}</bdi>
      </Title>
      <Alert color={COLOURS[state]} role="status" title={t(`registration.states.${state}`)}>
        {stateText(now)}
      </Alert>
      {sent !== null && (
        <Alert color="field" title={t('registration.arrived')}>
          {t('registration.arrivedWhat')} {sent === 'mailed' && t('registration.mailed')}
        </Alert>
      )}
      <CopyField label={t('registration.link')} text={link} />
      <Text size="sm">{t('registration.linkWhat')}</Text>
      <PaymentParts own={now} />
      {now.warnings.length > 0 && (
        <Alert color="yellow" title={t('registration.warnings')}>
          <Text>{t('registration.warningsWhat')}</Text>
          <List>
            {now.warnings.map((warning, at) => (
              <List.Item key={at}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {may_change && (
        <OwnForm
          key={begun.version}
          token={token}
          own={begun}
          isOld={begun.version !== now.version}
          isSaved={isSaved}
          onSaved={next => {
            setIsSaved(true)
            take(next)
          }}
          onReread={() => setBegun(now)}
        />
      )}
      {answers.length + agreements.length > 0 && <SentParts answers={answers} agreements={agreements} />}
      {may_withdraw && <Withdraw token={token} isConfirmed={state === 'confirmed'} onDone={take} />}
    </Stack>
  )
}

const COLOURS: Readonly<Record<RegistrationState, string>> = {
  received: 'yellow',
  confirmed: 'field',
  waiting: 'yellow',
  declined: 'red',
  withdrawn: 'gray',
}

function stateText({ state, wants_out, waiting_place }: OwnRegistration): string {
  if (state === 'waiting') return t('registration.waitingPlace', { place: waiting_place ?? 1 })
  if (wants_out) return t('registration.wantsOut')
  return t(`registration.stateWhat.${state}`)
}
