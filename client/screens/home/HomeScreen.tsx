import { Alert, Button, Loader, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconClipboardCheck, IconSearch, IconSettings } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { managesPeople } from '../../accounts/manages.ts'
import { useServices } from '../../components/services.ts'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { useLatest } from '../../components/use-latest.ts'
import { byMeet, byNearness, isOnToday } from '../../reading/events/event-list.ts'
import { dayOfDevice } from '../../base/formats/own-clock.ts'
import { withoutName } from '../../sync/storage/known-events.ts'
import { watchStandings, type ScopeStanding } from '../../sync/status/watch-sync.ts'
import { Page } from '../../components/page/Page.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { EventCard } from './EventCard.tsx'
import { useEventList } from './use-event-list.ts'
import { t } from '../../texts/t.ts'

const none: readonly ScopeStanding[] = []
const MAX_SHOWN = 100

/** The events: first those on this device, which need no connection, then all that the server knows. */
export function HomeScreen() {
  const { known, scopes, session } = useServices()
  const here = useLatest(known.all$, known.all$.value)
  const standings = useLatest(
    useMemo(() => watchStandings(scopes), [scopes]),
    none,
  )
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const { events, failure, loading } = useEventList()
  const [search, setSearch] = useState('')
  const [today] = useState(() => dayOfDevice(Date.now()))
  const listed = new Map(events.map(event => [event.scope, event]))
  const isOn = (scope: string): boolean => {
    const event = listed.get(scope)
    return event !== undefined && isOnToday(event, today)
  }
  const hereInOrder = here.toSorted((a, b) => Number(isOn(b.scope)) - Number(isOn(a.scope)))
  const others = byNearness(events, today).filter(
    event =>
      !here.some(({ scope }) => scope === event.scope) &&
      `${event.meet?.name ?? ''} ${event.name}`
        .toLocaleLowerCase()
        .includes(search.trim().toLocaleLowerCase()),
  )
  const unsentOf = (scope: string): number => standings.find(({ open }) => open.scope === scope)?.unsent ?? 0
  return (
    <Page
      title="Sideline"
      way={
        account &&
        managesPeople(account) && (
          <Button
            component={Link}
            href="/office"
            variant="white"
            color="field"
            leftSection={<IconClipboardCheck size={22} />}
          >
            {t('office.office')}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        {!account && (
          <Alert title={t('home.signInOnce')} color="field">
            <Stack align="flex-start">
              <Text>{t('home.signInWhy')}</Text>
              <Button component={Link} href="/sign-in">
                {t('home.signIn')}
              </Button>
            </Stack>
          </Alert>
        )}
        {here.length > 0 && (
          <Stack component="section" aria-label={t('home.here')} gap="sm">
            <Title order={2}>{t('home.here')}</Title>
            {hereInOrder.map(({ scope, name }) => (
              <EventCard
                key={scope}
                scope={scope}
                name={name === withoutName(scope) ? (listed.get(scope)?.name ?? name) : name}
                listed={listed.get(scope)}
                isOn={isOn(scope)}
                unsent={unsentOf(scope)}
                kept
              />
            ))}
          </Stack>
        )}
        <Stack component="section" aria-label={t('common.allEvents')} gap="sm">
          <Title order={2}>{t('common.allEvents')}</Title>
          <TextInput
            aria-label={t('home.find')}
            placeholder={t('home.find')}
            leftSection={<IconSearch />}
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
          />
          {loading && events.length === 0 && <Loader role="status" aria-label={t('common.loading')} />}
          {failure === 'unreachable' && (
            <Text>{events.length > 0 ? t('home.noConnectionLast') : t('home.noConnection')}</Text>
          )}
          {failure === 'signed-out' && <Text>{t('home.signedOut')}</Text>}
          {byMeet(others.slice(0, MAX_SHOWN)).map(group => (
            <EventGroup key={group.events[0]?.scope} meet={group.meet?.name ?? null}>
              {group.events.map(event => (
                <EventCard
                  key={event.scope}
                  scope={event.scope}
                  name={event.name}
                  listed={event}
                  isOn={isOn(event.scope)}
                  unsent={0}
                />
              ))}
            </EventGroup>
          ))}
          {others.length > MAX_SHOWN && <Text>{t('home.more', { count: others.length - MAX_SHOWN })}</Text>}
        </Stack>
        {account && <AccountPanel account={account} />}
        <Button component={Link} href="/device" variant="default" leftSection={<IconSettings />}>
          {t('tablet.title')}
        </Button>
        <LanguageChoice />
      </Stack>
    </Page>
  )
}

/** An event with its divisions; without a name it is a single one. */
const EventGroup = ({ meet, children }: { meet: string | null; children: ReactNode }) =>
  meet === null ? (
    children
  ) : (
    <Stack role="group" aria-label={meet} gap="xs">
      <Title order={3}>{meet}</Title>
      {children}
    </Stack>
  )
