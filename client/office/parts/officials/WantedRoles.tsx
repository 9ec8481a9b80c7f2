import { Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { OfficiatedEvent } from '../../data/officials.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

type Wanted = Tournament['officials_wanted'][number]

interface WantedRolesProps {
  readonly event: OfficiatedEvent
  readonly subject: Tournament | Season
}

/** The roles that an event wants at each game, with their number, for officials or for teams on duty. */
export function WantedRoles({ event, subject }: WantedRolesProps) {
  const { officials_wanted, time_last_updated } = subject
  const { send, busy, isChangedSince, problem } = useChange()
  const [isAdding, setIsAdding] = useState(officials_wanted.length === 0)
  const set = async (wanted: readonly Wanted[]): Promise<boolean> => {
    const path = `/v1/${event.family}/${event.id}/`
    const body = { officials_wanted: wanted }
    return (await send({ method: 'PATCH', path, body, asOf: time_last_updated })) !== undefined
  }
  return (
    <Stack component="section" gap="xs" aria-label={t('officials.wanted')}>
      <Title order={3}>{t('officials.wanted')}</Title>
      {officials_wanted.length === 0 && <Text>{t('officials.wantedNone')}</Text>}
      <List listStyleType="none" spacing={4}>
        {officials_wanted.map((one, index) => (
          <List.Item key={`${index} ${one.role}`}>
            <Group gap="xs">
              <Text>
                {t(`officials.wantedBy.${one.by}`, { count: one.count, role: bidiIsolate(one.role) })}
              </Text>
              <SendButton
                size="compact-sm"
                variant="default"
                busy={busy}
                onClick={() => void set(officials_wanted.filter(other => other !== one))}
              >
                {t('officials.notWanted', { role: bidiIsolate(one.role) })}
              </SendButton>
            </Group>
          </List.Item>
        ))}
      </List>
      <ProblemAlert problem={isChangedSince ? t('officials.meanwhile') : problem} />
      {isAdding ? (
        <NewRole
          busy={busy}
          onAdd={async one => {
            if (await set([...officials_wanted, one])) setIsAdding(false)
          }}
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => setIsAdding(true)}>
            {t('officials.addRole')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

const blank: { role: string; count: string; by: Wanted['by'] } = { role: '', count: '1', by: 'official' }

function NewRole({ busy, onAdd }: { busy: boolean; onAdd: (wanted: Wanted) => Promise<void> }) {
  const { values, field } = useFields(blank)
  const count = Number(values.count)
  const isComplete = values.role.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= 20
  return (
    <Form onSend={() => onAdd({ role: values.role.trim(), count, by: values.by })}>
      <Group align="flex-end">
        <TextField
          label={t('officials.role')}
          placeholder={t('officials.roleExample')}
          field={field('role')}
        />
        <TextField label={t('officials.count')} inputMode="numeric" w={100} field={field('count')} />
        <ChoiceField
          label={t('officials.by')}
          field={field('by')}
          options={(['official', 'team'] as const).map(value => ({
            value,
            label: t(`officials.byWho.${value}`),
          }))}
        />
        <SendButton busy={busy} disabled={!isComplete}>
          {t('officials.addRole')}
        </SendButton>
      </Group>
    </Form>
  )
}
