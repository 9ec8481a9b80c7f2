import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../../components/problem-text.ts'
import { dayTitle } from '../../../formats/day-title.ts'
import { wouldBe } from '../../../office/records/previews.ts'
import { movedGames, type OfficeField } from '../../../office/records/schedule.ts'
import type { Tournament } from '../../../office/records/shapes.ts'
import { t } from '../../../office/texts/t.ts'
import { t as commonT } from '../../../texts/t.ts'
import { SendButton } from '../frame/SendButton.tsx'
import { useChange } from '../frame/use-change.ts'
import { TextList } from './TextList.tsx'

interface ShiftGamesProps {
  readonly tournament: Tournament
  readonly day: string
  readonly fields: readonly OfficeField[]
}

/** Moves the games of a day, or of one of its fields, by so many minutes: after rain. What moves and clashes is shown first. */
export function ShiftGames({ tournament, day, fields }: ShiftGamesProps) {
  const [asking, setAsking] = useState(false)
  const [from, setFrom] = useState('')
  const [minutes, setMinutes] = useState('')
  const [field, setField] = useState('')
  const { send, busy, problem, forgetProblem } = useChange<z.infer<typeof movedGames>>()
  const change = {
    method: 'POST' as const,
    path: `/v1/tournaments/${tournament.id}/shift/`,
    body: {
      date: day,
      minutes: Number(minutes),
      ...(from !== '' && { from_time: from }),
      ...(field !== '' && { game_site_id: Number(field) }),
    },
  }
  const isSaid = /^-?[1-9]\d{0,3}$/.test(minutes.trim())
  const preview = useQuery({ ...wouldBe(change, movedGames), enabled: asking && isSaid })
  const close = (): void => {
    setAsking(false)
    forgetProblem()
  }
  const shift = async (): Promise<void> => {
    try {
      await send({ ...change, shape: movedGames })
      setMinutes('')
      close()
    } catch {
      // It is told below, as `problem`.
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('schedule.shift')}
      </Button>
      <Modal opened={asking} onClose={close} title={`${t('schedule.shift')} · ${dayTitle(day)}`} size="lg">
        <Stack>
          <Group align="flex-end">
            <TextInput
              inputMode="numeric"
              label={t('schedule.minutes')}
              description={t('schedule.minutesWhat')}
              value={minutes}
              onChange={event => setMinutes(event.currentTarget.value)}
            />
            <TextInput
              type="time"
              label={t('schedule.fromTime')}
              value={from}
              onChange={event => setFrom(event.currentTarget.value)}
            />
            <Select
              label={t('schedule.field')}
              allowDeselect={false}
              value={field}
              onChange={value => setField(value ?? '')}
              data={[
                { value: '', label: t('schedule.allFields') },
                ...fields.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Group>
          {preview.error && <ProblemAlert problem={problemText(preview.error)} />}
          {preview.data && isSaid && (
            <Stack gap="xs" role="status">
              <Text fw={700}>{t('schedule.wouldMove', { count: preview.data.moved.length })}</Text>
              <TextList texts={preview.data.conflicts} />
            </Stack>
          )}
          <ProblemAlert problem={problem} />
          <Group>
            <SendButton
              busy={busy}
              disabled={!isSaid || preview.data === undefined || preview.data.moved.length === 0}
              onClick={() => void shift()}
            >
              {t('schedule.shiftThem')}
            </SendButton>
            <Button variant="default" onClick={close}>
              {commonT('common.cancel')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
