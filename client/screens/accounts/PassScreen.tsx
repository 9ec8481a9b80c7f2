import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import { eventOfEnded, lookAtPass, whereTo } from '../../accounts/offers.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ServerForm } from '../../components/ServerForm.tsx'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { useQuery } from '@tanstack/react-query'
import { useRequest } from '../../components/use-request.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { errorKindOf } from '../../base/requests/request-error.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import { Page } from '../../components/page/Page.tsx'
import { OfferText } from './OfferText.tsx'

/** The form of every code: a link of which a part was lost on its way has another one. */
const CODE = /^[\w-]{32}$/

/** Opened by the link or QR code of a pass: asks for a name, then scores can be kept. */
export function PassScreen() {
  const code = location.hash.slice(1)
  return (
    <Page title={t('passes.comeIn')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      {CODE.test(code) ? (
        <Offered code={code} />
      ) : (
        <Stack>
          <Alert color="red" title={t(code === '' ? 'signIn.codeMissing' : 'passes.notWhole')} role="alert">
            {t('signIn.wholeLink')}
          </Alert>
          <Instead event={null} />
        </Stack>
      )}
    </Page>
  )
}

function Offered({ code }: { code: string }) {
  const offer = useQuery({ queryKey: ['pass', code], queryFn: ({ signal }) => lookAtPass(code, signal) })
  const isRefused = offer.error !== null && errorKindOf(offer.error) !== 'unreachable'
  return (
    <Stack>
      <QueryResult query={offer}>{found => <ComeIn code={code} offer={found} />}</QueryResult>
      {isRefused && <Instead event={eventOfEnded(offer.error)} />}
    </Stack>
  )
}

/** The next steps after a link that lets nobody in: scan it again, or watch. */
function Instead({ event }: { event: Offer['event'] }) {
  return (
    <>
      <Text>{t('passes.scanAgain')}</Text>
      {event && (
        <Button component={Link} href={`/events/${event.scope}`} maw={520}>
          {t('passes.watch', { event: bidiIsolate(event.name) })}
        </Button>
      )}
      <Button component={Link} href="/" variant="default" maw={520}>
        {t('common.allEvents')}
      </Button>
    </>
  )
}

function ComeIn({ code, offer }: { code: string; offer: Offer }) {
  const { session, known: events } = useServices()
  const [, go] = useLocation()
  const { people } = useLatest(session.holders.here$, session.holders.here$.value)
  const signedIn = session.remembered.ofAccount
  const known = [
    ...people.map(({ person: { id, name } }) => ({ id, name })),
    ...(signedIn ? [{ id: null, name: signedIn.person.name }] : []),
  ]
  const [name, setName] = useState('')
  const { busy, problem, send } = useRequest()
  const arrived = (): void => {
    for (const event of offer.events.toReversed()) events.opened(event.scope, event.name)
    go(whereTo(offer) ?? '/')
  }
  return (
    <Stack>
      <OfferText offer={offer} />
      {known.map(one => (
        <Button
          key={one.id}
          size="lg"
          maw={520}
          loading={busy}
          onClick={() => void send(() => session.arriveAs(code, one.id).then(arrived))}
        >
          {t('passes.goOnAs', { name: bidiIsolate(one.name) })}
        </Button>
      ))}
      <ProblemAlert problem={problem} />
      {known.length > 0 && <Text>{t('passes.somebodyElse')}</Text>}
      <ServerForm
        submitName={t('passes.goOn')}
        labels={{ name: t('passes.yourName') }}
        onSubmit={async () => {
          await session.arrive(code, name.trim())
          arrived()
        }}
      >
        <TextInput
          label={t('passes.yourName')}
          description={t('passes.yourNameWhat')}
          required
          maxLength={80}
          autoFocus={known.length === 0}
          autoComplete="name"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </ServerForm>
    </Stack>
  )
}
