import { Button, Modal, type ButtonProps } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { languageNow } from '../../../texts/texts.ts'
import { messageTemplates, type MessageEvent } from '../../data/messages.ts'
import type { MessageTeam } from '../../data/message-parts.ts'
import { t } from '../../texts/t.ts'
import { MessageForm } from './MessageForm.tsx'
import { withTemplate, type WrittenMessage } from './message-form.ts'

interface WriteMessageProps {
  readonly name: string
  readonly event: MessageEvent
  readonly teams: readonly MessageTeam[]
  /** The divisions of an event with divisions. */
  readonly divisions?: readonly { readonly id: number; readonly name: string }[]
  /** The teams to write to; absent for all. */
  readonly to?: readonly number[]
  /** The version of the published schedule whose changes the message tells; else undefined. */
  readonly publishedVersion?: string
  readonly variant?: ButtonProps['variant']
}

/** A button that opens a message to people of an event. */
export function WriteMessage({ name, variant, to, ...form }: WriteMessageProps) {
  const [writing, setWriting] = useState(false)
  const templates = useQuery({ ...messageTemplates, enabled: writing })
  const template = form.publishedVersion === undefined ? 'none' : 'moved'
  const blank: WrittenMessage = {
    to: to ? 'some' : 'all',
    part: '',
    teams: (to ?? []).map(String),
    to_scorekeepers: false,
    to_officials: false,
    language: languageNow(),
    template: 'none',
    subject: '',
    text: '',
  }
  return (
    <>
      <Button variant={variant ?? 'default'} leftSection={<IconMail />} onClick={() => setWriting(true)}>
        {name}
      </Button>
      <Modal opened={writing} onClose={() => setWriting(false)} size="xl" title={t('messages.write')}>
        <QueryResult query={templates}>
          {found => (
            <MessageForm
              {...form}
              begin={{ ...blank, ...withTemplate(blank, { template }, found.templates) }}
              onDone={() => setWriting(false)}
            />
          )}
        </QueryResult>
      </Modal>
    </>
  )
}
