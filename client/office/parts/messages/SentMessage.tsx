import { Badge, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Delivery, Message } from '../../../../shared-schema/api/messages.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { momentOf } from '../../../base/formats/own-clock.ts'
import { CopyTextButton } from '../../../components/CopyTextButton.tsx'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { retryingOf, type MessageEvent } from '../../data/messages.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import classes from './messages.module.css'

/** A message that was written: its recipients, and the state of each mail. */
export function SentMessage({ message, event }: { message: Message; event: MessageEvent }) {
  const { id, text, deliveries, time_created, person, meet_id } = message
  // As its first reader sees it, without placeholders.
  const subject = deliveries[0]?.subject ?? message.subject
  const [isOpen, setIsOpen] = useState(false)
  const { send, busy, problem } = useChange()
  const addresses = deliveries.map(({ email }) => email).filter(email => email !== '')
  const mayRetry = deliveries.some(({ state }) => state === 'refused' || state === 'unknown')
  return (
    <Paper component="article" withBorder p="sm" aria-label={subject}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3} size="h4">
            {subject}
          </Title>
          <Group gap="xs">{states(deliveries)}</Group>
        </Group>
        <Text>
          {t('messages.sentBy', {
            when: momentOf(time_created),
            person: bidiIsolate(person?.name ?? t('history.server')),
          })}
        </Text>
        {meet_id !== null && event.family !== 'meets' && <Text>{t('messages.toWholeEvent')}</Text>}
        <Group>
          <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'messages.hide' : 'messages.show', { count: deliveries.length })}
          </Button>
          {mayRetry && (
            <SendButton variant="default" busy={busy} onClick={() => void send(retryingOf(event, id))}>
              {t('messages.retry')}
            </SendButton>
          )}
        </Group>
        <ProblemAlert problem={problem} />
        {isOpen && (
          <>
            <Text className={classes.mail}>{text}</Text>
            <Group>
              <Text>{t('messages.addresses')}</Text>
              <CopyTextButton label={t('messages.addresses')} text={addresses.join(', ')} />
            </Group>
            <Deliveries deliveries={deliveries} />
            <ExportTable
              title={subject}
              table={() => ({
                columns: [t('messages.recipient'), t('lists.email'), t('messages.state')],
                rows: deliveries.map(one => [one.name, one.email, t(`messages.states.${one.state}`)]),
              })}
            />
          </>
        )}
      </Stack>
    </Paper>
  )
}

function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <Table.ScrollContainer minWidth={360}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('messages.recipient')}</Table.Th>
            <Table.Th>{t('messages.state')}</Table.Th>
            <Table.Th>{t('messages.text')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {deliveries.map(({ id, name, email, state, problem, text }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" className={classes.mail}>
                {name}
                <Text size="sm">{email}</Text>
              </Table.Th>
              <Table.Td className={classes.mail}>
                {t(`messages.states.${state}`)}
                {state === 'refused' && <Text size="sm">{problem || t('messages.tooLate')}</Text>}
              </Table.Td>
              <Table.Td>
                <CopyTextButton label={t('messages.mailFor', { name })} text={text} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const COLOURS: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'gray',
  sending: 'gray',
  sent: 'field',
  refused: 'red',
  unknown: 'yellow',
  manual: 'yellow',
}

const states = (deliveries: readonly Delivery[]) =>
  [...new Set(deliveries.map(({ state }) => state))].map(state => (
    <Badge key={state} color={COLOURS[state]} size="lg">
      {t('messages.counted', {
        count: deliveries.filter(one => one.state === state).length,
        state: t(`messages.states.${state}`),
      })}
    </Badge>
  ))
