import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { Form } from '../../../components/fields/Form.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { inNumberOrder, type OfficeField } from '../../data/schedule.ts'
import { fieldsOfSite, type EventSite } from '../../data/sites.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { DetailsForm } from '../../frame/DetailsForm.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

/** The fields of a site with their hours, and a form for the next one. */
export function Fields({ site }: { site: EventSite }) {
  const query = useQuery(fieldsOfSite(site.id))
  return (
    <Stack component="section" gap="xs" aria-label={t('sites.fieldsOf', { site: site.name })}>
      <Title order={3}>{t('sites.fields')}</Title>
      <QueryResult query={query}>
        {found => (
          <Stack gap="xs">
            {inNumberOrder(found).map(field => (
              <Field key={field.id} field={field} />
            ))}
            <NewField site={site} fields={inNumberOrder(found)} />
          </Stack>
        )}
      </QueryResult>
    </Stack>
  )
}

function Field({ field }: { field: OfficeField }) {
  const [open, setOpen] = useState(false)
  const { name, opens_at, closes_at } = field
  const path = `/v1/game_sites/${field.id}/`
  return (
    <Stack gap="xs">
      <Group>
        <Text fw={700}>{name}</Text>
        <Text>
          {opens_at === null && closes_at === null
            ? t('sites.always')
            : t('sites.hours', { from: opens_at ?? '00:00', until: closes_at ?? '24:00' })}
        </Text>
        <Button
          variant="default"
          aria-expanded={open}
          aria-label={t('sites.changeField', { name })}
          onClick={() => setOpen(!open)}
        >
          {t('sites.change')}
        </Button>
        <RemoveRecord
          name={t('sites.remove', { name })}
          consequence={t('sites.removeField')}
          confirm={t('sites.confirm')}
          path={path}
          asOf={field.time_last_updated}
        />
      </Group>
      {open && (
        <DetailsForm
          path={path}
          record={field}
          fields={[
            { name: 'name', label: t('sites.fieldName'), kind: 'line' },
            { name: 'opens_at', label: t('sites.opens'), kind: 'time' },
            { name: 'closes_at', label: t('sites.closes'), kind: 'time' },
          ]}
        />
      )}
    </Stack>
  )
}

/** A new field: its name and hours continue those of the previous ones. */
function NewField({ site, fields }: { site: EventSite; fields: readonly OfficeField[] }) {
  const last = fields.at(-1)
  const [written, write] = useState<Partial<Pick<OfficeField, 'name' | 'opens_at' | 'closes_at'>>>({})
  const { send, busy, problem, wrong } = useChange()
  const name = written.name ?? t('sites.fieldNumber', { number: fields.length + 1 })
  const opens_at = written.opens_at === undefined ? (last?.opens_at ?? null) : written.opens_at
  const closes_at = written.closes_at === undefined ? (last?.closes_at ?? null) : written.closes_at
  const add = async (): Promise<void> => {
    const sent = await send({
      method: 'POST',
      path: '/v1/game_sites/',
      body: { event_site_id: site.id, name, opens_at, closes_at },
    })
    if (sent) write({})
  }
  const timeOf = (text: string): string | null => (text === '' ? null : text)
  return (
    <Form gap="xs" onSend={add}>
      <Group align="flex-end">
        <TextInput
          label={t('sites.nextField')}
          value={name}
          error={wrong.name}
          onChange={event => write({ ...written, name: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('sites.opens')}
          value={opens_at ?? ''}
          error={wrong.opens_at}
          onChange={event => write({ ...written, opens_at: timeOf(event.currentTarget.value) })}
        />
        <TextInput
          type="time"
          label={t('sites.closes')}
          value={closes_at ?? ''}
          error={wrong.closes_at}
          onChange={event => write({ ...written, closes_at: timeOf(event.currentTarget.value) })}
        />
        <SendButton busy={busy} disabled={name.trim() === ''}>
          {t('sites.addField')}
        </SendButton>
      </Group>
      <ProblemAlert problem={problem} />
    </Form>
  )
}
