import { Alert, Button, Loader, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useServices } from '../../app/services.ts'
import { useLatest } from '../../app/use-latest.ts'
import { watchStandings, type ScopeStanding } from '../../app/watch-sync.ts'
import { Page } from '../Page.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { EventCard } from './EventCard.tsx'
import { useEventList } from './use-event-list.ts'

const none: readonly ScopeStanding[] = []
const MOST_SHOWN = 100

/** The events: first those on this device, which need no connection, then all that the server knows. */
export function HomeScreen() {
  const { known, scopes, session } = useServices()
  const here = useLatest(known.all$, known.all$.value)
  const standings = useLatest(useMemo(() => watchStandings(scopes), [scopes]), none)
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const { events, trouble, loading } = useEventList()
  const [sought, setSought] = useState('')
  const others = events.filter(event =>
    !here.some(({ scope }) => scope === event.scope) && event.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()))
  const unsentOf = (scope: string): number => standings.find(({ open }) => open.scope === scope)?.unsent ?? 0
  return (
    <Page title="Sideline">
      <Stack gap="lg">
        {!account && (
          <Alert title="Sign in once on this device" color="field">
            <Stack align="flex-start">
              <Text>Signing in and opening an event need a connection. After that, recording does not.</Text>
              <Button component={Link} href="/sign-in">Sign in</Button>
            </Stack>
          </Alert>
        )}
        {here.length > 0 && (
          <Stack component="section" aria-label="On this device" gap="sm">
            <Title order={2}>On this device</Title>
            {here.map(({ scope, name }) => <EventCard key={scope} scope={scope} name={name} unsent={unsentOf(scope)} kept />)}
          </Stack>
        )}
        <Stack component="section" aria-label="All events" gap="sm">
          <Title order={2}>All events</Title>
          <TextInput aria-label="Find an event" placeholder="Find an event" leftSection={<IconSearch />} value={sought} onChange={event => setSought(event.currentTarget.value)} />
          {loading && events.length === 0 && <Loader aria-label="Loading" />}
          {trouble === 'unreachable' && <Text>No connection{events.length > 0 ? ': the list is as it was last seen' : ''}.</Text>}
          {trouble === 'signed-out' && <Text>Sign in to see the events.</Text>}
          {others.slice(0, MOST_SHOWN).map(({ scope, name, start_date }) => <EventCard key={scope} scope={scope} name={name} date={start_date} unsent={0} />)}
          {others.length > MOST_SHOWN && <Text>{others.length - MOST_SHOWN} more: type a part of the name.</Text>}
        </Stack>
        {account && <AccountPanel account={account} />}
      </Stack>
    </Page>
  )
}
