import { Button, List, Modal, Text, TextInput } from '@mantine/core'
import { Form } from '../../../components/fields/Form.tsx'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { deletionOf } from '../../data/previews.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { useLastChange } from '../../frame/last-change.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

interface DeleteRecordProps {
  readonly family: 'organizations' | 'leagues' | 'seasons' | 'meets' | 'tournaments'
  readonly record: { readonly id: number; readonly name: string; readonly time_last_updated: string }
  /** The page shown afterwards; the same one by default. */
  readonly leadsTo?: string
}

/** Deletes a record with all its dependents: these are shown first, and the name must be typed. */
export function DeleteRecord({ family, record, leadsTo }: DeleteRecordProps) {
  const [asking, setAsking] = useState(false)
  const name = t(`details.delete.${family}`, { name: bidiIsolate(record.name) })
  return (
    <>
      <div>
        <Button
          variant="outline"
          color="red"
          leftSection={<IconTrash />}
          style={{ maxWidth: '100%' }}
          onClick={() => setAsking(true)}
        >
          {name}
        </Button>
      </div>
      <Modal opened={asking} onClose={() => setAsking(false)} title={name} size="lg">
        <Asking family={family} record={record} leadsTo={leadsTo} onClose={() => setAsking(false)} />
      </Modal>
    </>
  )
}

interface AskingProps extends Omit<DeleteRecordProps, 'leadsTo'> {
  readonly leadsTo: string | undefined
  readonly onClose: () => void
}

function Asking({ family, record, leadsTo, onClose }: AskingProps) {
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const { send, busy, problem } = useChange()
  const { takeAlong } = useLastChange()
  const path = `/v1/${family}/${record.id}/?cascade=true`
  const preview = useQuery(deletionOf(path))
  const remove = async (): Promise<void> => {
    if (!(await send({ method: 'DELETE', path, asOf: record.time_last_updated }))) return
    onClose()
    if (leadsTo === undefined) return
    takeAlong(leadsTo)
    go(leadsTo, { replace: true })
  }
  return (
    <QueryResult query={preview}>
      {({ dependents }) => (
        <Form onSend={remove}>
          {dependents.length === 0 ? (
            <Text>{t('details.nothingHangs')}</Text>
          ) : (
            <div>
              <Text>{t('details.goesAlong')}</Text>
              <List aria-label={t('details.goesAlong')}>
                {dependents.map(({ family: of, is_deleted, text }) => (
                  <List.Item key={`${of} ${is_deleted}`}>{text}</List.Item>
                ))}
              </List>
            </div>
          )}
          <Text>{t('details.deleteWhat')}</Text>
          <TextInput
            data-autofocus
            label={t('details.typeName')}
            description={record.name}
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <ProblemAlert problem={problem} />
          <DialogButtons onCancel={onClose}>
            <SendButton busy={busy} color="red" disabled={spaced(typed) !== spaced(record.name)}>
              {t('details.deleteNow')}
            </SendButton>
          </DialogButtons>
        </Form>
      )}
    </QueryResult>
  )
}

/** The name as displayed: outer spaces and repeated spaces are invisible. */
const spaced = (name: string): string => name.trim().replace(/\s+/g, ' ')
