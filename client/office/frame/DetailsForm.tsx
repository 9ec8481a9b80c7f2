import { Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { t } from '../texts/t.ts'
import { t as clientT } from '../../texts/t.ts'
import { Form } from '../../components/fields/Form.tsx'
import { DetailInput, detailValue, type DetailField } from './DetailInput.tsx'
import { FormFields } from './FormFields.tsx'
import { SendButton } from './SendButton.tsx'
import { useChange } from './use-change.ts'
import { useEdits } from './use-edits.ts'

const values = z.record(z.string(), detailValue)
type Values = z.infer<typeof values>

interface DetailsFormProps {
  /** The address of the record: `/v1/tournaments/5/`. */
  readonly path: string
  readonly fields: readonly DetailField[]
  readonly record: Readonly<Record<string, unknown>> & { readonly time_last_updated: string }
}

/**
 * The details of a record, for editing by several people at the same time: nobody overwrites another's
 * changes unseen.
 */
export function DetailsForm({ path, fields, record }: DetailsFormProps) {
  const now: Values = Object.fromEntries(
    fields.map(({ name }) => [name, detailValue.parse(record[name] ?? null)]),
  )
  const form = useEdits(path, now, values)
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const [stored, setStored] = useState(false)
  const store = async (): Promise<void> => {
    setStored(false)
    const sent = await send({ method: 'PATCH', path, body: form.unsent, asOf: record.time_last_updated })
    if (!sent) return
    form.done()
    setStored(true)
  }
  return (
    <Form maw={960} onSend={store}>
      <FormFields>
        {fields.map(detail => (
          <DetailInput
            key={detail.name}
            detail={detail}
            field={form.field(detail.name)}
            error={wrong[detail.name]}
          />
        ))}
      </FormFields>
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={Object.keys(form.unsent).length === 0}>
          {clientT('common.save')}
        </SendButton>
      </div>
      <Text role="status">{stored ? t('frame.stored') : ''}</Text>
    </Form>
  )
}
