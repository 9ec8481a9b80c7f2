import { Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { deviceName } from '../../../reading/desk/device-name.ts'
import {
  byWorry,
  contactText,
  lastHeardText,
  otherTexts,
  worryOf,
  type Worry,
} from '../../../reading/desk/tablet-text.ts'
import { fetchTablets, type Tablet } from '../../../reading/desk/tablets.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { ListItem } from '../../../components/ListItem.tsx'
import { List } from '../../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { RENEWAL_MS } from '../../../components/renewal.ts'
import { t } from '../../../texts/t.ts'
import { recordedPage } from '../../../components/recorded-page.ts'

const icons: Readonly<Record<Worry, typeof IconCheck>> = {
  look: IconAlertTriangle,
  wait: IconClock,
  fine: IconCheck,
}

/** The tablets of an event, the worrying ones first. */
export function TabletList({ scope }: { scope: string }) {
  const answer = useQuery({
    queryKey: ['tablets', scope],
    queryFn: async ({ signal }) => ({ tablets: await fetchTablets(scope, signal), at: Date.now() }),
    refetchInterval: RENEWAL_MS,
    refetchOnWindowFocus: true,
  })
  return (
    <Stack>
      <Text>{t('office.tabletsWhat')}</Text>
      <QueryResult query={answer}>
        {({ tablets, at }) => (
          <List label={t('office.tablets')} none={t('office.noTablets')}>
            {byWorry(tablets).map(tablet => {
              const worry = worryOf(tablet)
              const Icon = icons[worry]
              return (
                <ListItem
                  key={tablet.device_id}
                  name={contactText(tablet)}
                  lines={[nameOf(tablet), lastHeardText(tablet, at), ...otherTexts(tablet)]}
                  link={
                    tablet.organization_id === null
                      ? undefined
                      : recordedPage(tablet.organization_id, tablet.person)
                  }
                >
                  <Text fw={700} style={{ flexShrink: 0, textAlign: 'center' }}>
                    <Icon size={28} aria-hidden />
                    <br />
                    {t(`office.worry.${worry}`)}
                  </Text>
                </ListItem>
              )
            })}
          </List>
        )}
      </QueryResult>
    </Stack>
  )
}

function nameOf({ person, device_id }: Tablet): string {
  const tablet = deviceName(device_id)
  return person.name === ''
    ? t('office.tabletOfSomebody', { tablet })
    : t('office.tabletOf', { name: bidiIsolate(person.name), tablet })
}
