import { Button, List, Loader, Modal, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officiatingAnswers, type OfficialsPlan } from '../../../../shared-schema/api/officiating.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { planningOf, planOf, type OfficiatedEvent } from '../../data/officials.ts'
import { DialogButtons } from '../../frame/DialogButtons.tsx'
import { problemText } from '../../frame/problem-text.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { Loads } from './Loads.tsx'

interface PlanOfficialsProps {
  readonly event: OfficiatedEvent
  /** True if the event wants officials or duty in any role. */
  readonly hasWishes: boolean
}

/** Fills the open roles at games to come: a preview, then the plan is stored. */
export function PlanOfficials({ event, hasWishes }: PlanOfficialsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button disabled={!hasWishes} onClick={() => setIsOpen(true)}>
        {t('officials.plan')}
      </Button>
      {isOpen && <PlanDialog event={event} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const isCount = (text: string, most: number): boolean => /^\d{1,4}$/.test(text.trim()) && Number(text) <= most

function PlanDialog({ event, onClose }: { event: OfficiatedEvent; onClose: () => void }) {
  const { values, field } = useFields({ replace: false, row: '3', travel: '30' })
  const { send, busy, isChangedSince, problem } = useChange()
  const isComplete = isCount(values.row, 20) && Number(values.row) > 0 && isCount(values.travel, 1440)
  const body = {
    replace_planned: values.replace,
    most_in_a_row: Number(values.row),
    travel_minutes: Number(values.travel),
  }
  const preview = useQuery({ ...planOf(event, body), enabled: isComplete })
  const plan = isComplete ? preview.data : undefined
  const store = async (): Promise<void> => {
    if (!plan) return
    const { version } = plan
    const sent = await send({
      ...planningOf(event, { ...body, version }),
      shape: officiatingAnswers.OfficialsPlan,
    })
    if (sent) onClose()
    else void preview.refetch()
  }
  return (
    <Modal opened size="lg" onClose={onClose} title={t('officials.plan')}>
      <Stack>
        <Text>{t('officials.planWhat')}</Text>
        <CheckField label={t('officials.replace')} field={field('replace')} />
        <TextField label={t('officials.row')} inputMode="numeric" field={field('row')} />
        <TextField label={t('officials.travel')} inputMode="numeric" field={field('travel')} />
        {preview.error && <ProblemAlert problem={problemText(preview.error)} />}
        {preview.isFetching && !plan && (
          <Loader size="sm" role="status" aria-label={clientT('common.loading')} />
        )}
        {plan && <Planned plan={plan} />}
        <ProblemAlert problem={isChangedSince ? t('officials.planMeanwhile') : problem} />
        <DialogButtons onCancel={onClose}>
          <SendButton
            busy={busy}
            disabled={!plan || plan.planned.length + plan.removed === 0}
            onClick={() => void store()}
          >
            {t('officials.store')}
          </SendButton>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

function Planned({ plan: { planned, open, removed, loads } }: { plan: OfficialsPlan }) {
  return (
    <Stack gap="xs" role="status">
      <Text fw={700}>{t('officials.planned', { count: planned.length })}</Text>
      {removed > 0 && <Text>{t('officials.removed', { count: removed })}</Text>}
      {open.length > 0 && (
        <>
          <Title order={3} size="h5">
            {t('officials.stayOpen', { count: open.length })}
          </Title>
          <List size="sm">
            {open.map(({ text }, index) => (
              <List.Item key={`${index} ${text}`}>{text}</List.Item>
            ))}
          </List>
        </>
      )}
      <Loads loads={loads} />
      <List size="sm">
        {planned.map(({ game_id, game, role, name }) => (
          <List.Item key={`${game_id} ${role} ${name}`}>
            {t('officials.plannedLine', { game, role: bidiIsolate(role), name: bidiIsolate(name) })}
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
