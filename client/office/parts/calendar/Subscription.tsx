import { Accordion, Stack, Text } from '@mantine/core'
import { CopyField } from '../../../components/CopyField.tsx'
import { subscription, type CalendarOf } from '../../data/calendar.ts'
import { t } from '../../texts/t.ts'

/** The links for subscribing to the calendar in other programs. */
export function Subscription({ of }: { of: CalendarOf }) {
  return (
    <Accordion variant="separated">
      <Accordion.Item value="links">
        <Accordion.Control>{t('calendar.subscribe')}</Accordion.Control>
        <Accordion.Panel>
          <Stack maw={640}>
            <Text>{t('calendar.subscribeWhat')}</Text>
            <CopyField label={t('calendar.eventsLink')} text={subscription(of, 'events')} />
            <CopyField label={t('calendar.gamesLink')} text={subscription(of, 'games')} />
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
