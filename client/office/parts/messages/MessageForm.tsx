import { Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageCodes, nameOfLanguage } from '../../../../shared-schema/texts/languages.ts'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { mailsOf, messageTemplates, sendingOf, type MessageEvent } from '../../data/messages.ts'
import type { MessageTeam } from '../../data/message-parts.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { MailsPreview } from './MailsPreview.tsx'
import {
  chosenPart,
  isWhole,
  messageOf,
  withTemplate,
  writtenMessage,
  type WrittenMessage,
} from './message-form.ts'
import { Recipients } from './Recipients.tsx'
import { useMessageParts } from './use-message-parts.ts'

/** The pause in typing after which the preview follows. */
const PAUSE_MS = 500

interface MessageFormProps {
  readonly event: MessageEvent
  readonly teams: readonly MessageTeam[]
  /** The divisions of an event with divisions. */
  readonly divisions?: readonly { readonly id: number; readonly name: string }[]
  /** The form as it opens, if nothing was written before. */
  readonly begin: WrittenMessage
  /** The version of the published schedule whose changes the message tells; else undefined. */
  readonly publishedVersion?: string
  readonly onDone: () => void
}

/** A message to people of an event: written, previewed, sent. */
export function MessageForm({
  event,
  teams,
  divisions = [],
  begin,
  publishedVersion,
  onDone,
}: MessageFormProps) {
  const form = useEdits(`messages/${event.family}/${event.id}/${begin.template}`, begin, writtenMessage)
  const { values, field, setAll, done } = form
  const [previewed, setPreviewed] = useState(false)
  const { send, busy, problem } = useChange()
  const templates = useQuery(messageTemplates).data?.templates ?? []
  const inEvent = useMessageParts(event, teams)
  // Moves are announced to all teams whose games moved, or they stay to be announced.
  const parts = publishedVersion === undefined ? inEvent : []
  const part = chosenPart(values, parts)
  const written = messageOf(values, part, publishedVersion)
  const isComplete = isWhole(values, part)
  const [body] = useDebouncedValue(written, PAUSE_MS)
  const preview = useQuery({ ...mailsOf(event, body), enabled: previewed && isComplete })
  const choose = (some: Parameters<typeof withTemplate>[1]): void =>
    setAll(withTemplate(values, some, templates))
  const go = async (): Promise<void> => {
    if (!previewed) return setPreviewed(true)
    if (!(await send(sendingOf(event, written)))) return
    done()
    onDone()
  }
  const count = preview.data?.mails.length ?? 0
  return (
    <Form onSend={go}>
      <Recipients form={form} teams={teams} parts={parts} />
      <Group grow>
        <ChoiceField
          label={t('messages.template')}
          field={{ value: values.template, set: template => choose({ template }) }}
          options={(['none', 'moved', 'schedule'] as const).map(value => ({
            value,
            label: t(`messages.templates.${value}`),
          }))}
        />
        <ChoiceField
          label={t('messages.language')}
          field={{ value: values.language, set: language => choose({ language }) }}
          options={languageCodes.map(value => ({ value, label: nameOfLanguage(value) }))}
        />
      </Group>
      <TextField data-autofocus label={t('messages.subject')} field={field('subject')} />
      <LongTextField
        minRows={6}
        label={t('messages.text')}
        description={t('messages.placeholders')}
        field={field('text')}
      />
      {previewed && isComplete && (
        <QueryResult query={preview}>
          {found => <MailsPreview preview={found} nameOf={nameIn(teams)} divisionOf={nameIn(divisions)} />}
        </QueryResult>
      )}
      {publishedVersion !== undefined && <Text>{t('messages.marksKnown')}</Text>}
      <ProblemAlert problem={problem} />
      <Group>
        <SendButton busy={busy} disabled={!isComplete || (previewed && (preview.isFetching || count === 0))}>
          {previewed
            ? t(preview.data?.by_mail === false ? 'messages.keep' : 'messages.send', { count })
            : t('messages.preview')}
        </SendButton>
        <Button variant="default" onClick={onDone}>
          {clientT('common.cancel')}
        </Button>
      </Group>
    </Form>
  )
}

const nameIn =
  (named: readonly { readonly id: number; readonly name: string }[]) =>
  (id: number): string =>
    named.find(one => one.id === id)?.name ?? ''
