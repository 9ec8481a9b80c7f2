import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RegistrationOffer } from '../../../shared-schema/api/registration-form.ts'
import { daysText } from '../../base/formats/day-title.ts'
import { Page } from '../../components/page/Page.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { t } from '../../texts/t.ts'
import { FeeList } from './FeeList.tsx'
import { momentText } from './moment-text.ts'
import { NewRegistration } from './NewRegistration.tsx'
import classes from './registration.module.css'
import { offerOf } from './requests.ts'

/** The page on which a team registers for a tournament, without an account. */
export function RegisterScreen({ tournamentId }: { tournamentId: number }) {
  const offer = useQuery(offerOf(tournamentId))
  const name = offer.data?.tournament.name
  return (
    <Page
      title={name === undefined ? t('registration.title') : t('registration.titleOf', { event: name })}
      quiet
      narrow
    >
      <QueryResult query={offer}>
        {found => <Offer offer={found} onRefused={() => void offer.refetch()} />}
      </QueryResult>
    </Page>
  )
}

interface OfferProps {
  readonly offer: RegistrationOffer
  readonly onRefused: () => void
}

function Offer({ offer, onRefused }: OfferProps) {
  const { tournament, state, introduction, closes_at, currency, fees } = offer
  const isOpen = state === 'open' || state === 'waiting list'
  // The form stays once it was shown: its answer may have got lost, and sending it again brings that answer.
  const [begun] = useState(isOpen)
  return (
    <Stack>
      {tournament.start_date !== null && (
        <Text fw={700}>{daysText(tournament.start_date, tournament.end_date)}</Text>
      )}
      {introduction !== '' && <Text className={classes.written}>{introduction}</Text>}
      {currency !== null && fees.length > 0 && <FeeList fees={fees} currency={currency} />}
      {state !== 'open' && (
        <Alert color="yellow" role="status">
          {stateText(offer)}
        </Alert>
      )}
      {isOpen && closes_at !== null && (
        <Text>{t('registration.openUntil', { time: momentText(closes_at) })}</Text>
      )}
      {state === 'open' && offer.free !== null && (
        <Text>{t('registration.freePlaces', { count: offer.free })}</Text>
      )}
      {(isOpen || begun) && <NewRegistration offer={offer} onRefused={onRefused} />}
    </Stack>
  )
}

function stateText({ state, opens_at, closes_at }: RegistrationOffer): string {
  switch (state) {
    case 'not yet':
      return t('registration.notYet', { time: momentText(opens_at ?? '') })
    case 'closed':
      return closes_at === null
        ? t('registration.closedNow')
        : t('registration.closed', { time: momentText(closes_at) })
    case 'waiting list':
      return t('registration.waitingList')
    case 'full':
      return t('registration.full')
    case 'open':
      return ''
  }
}
