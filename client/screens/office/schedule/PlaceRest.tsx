import { Button, Group, Loader, Modal, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../../components/problem-text.ts'
import type { NamedGame } from '../../../office/records/game-names.ts'
import { wouldBe } from '../../../office/records/previews.ts'
import { scheduledGames } from '../../../office/records/schedule.ts'
import type { Tournament } from '../../../office/records/shapes.ts'
import { t } from '../../../office/texts/t.ts'
import { t as commonT } from '../../../texts/t.ts'
import { SendButton } from '../frame/SendButton.tsx'
import { useChange } from '../frame/use-change.ts'
import { TextList } from './TextList.tsx'

interface PlaceRestProps {
  readonly tournament: Tournament
  readonly day: string
  readonly games: readonly NamedGame[]
  readonly pinned: ReadonlySet<number>
}

const which = z.enum(['waiting', 'unpinned'])

/** Places games by themselves around those that stay: what becomes of them is shown first. */
export function PlaceRest({ tournament, day, games, pinned }: PlaceRestProps) {
  const [asking, setAsking] = useState(false)
  const [only, setOnly] = useState<z.infer<typeof which>>('waiting')
  const [start, setStart] = useState(`${day}T09:00`)
  const [lastStart, setLastStart] = useState('')
  const { send, busy, problem, forgetProblem } = useChange<z.infer<typeof scheduledGames>>()
  const open = games.filter(({ game }) => game.status === 'scheduled').map(({ game }) => game)
  const game_ids = open
    .filter(({ id, game_site_id }) => (only === 'waiting' ? game_site_id === null : !pinned.has(id)))
    .map(({ id }) => id)
  const change = {
    method: 'POST' as const,
    path: `/v1/tournaments/${tournament.id}/schedule/`,
    body: { start_time: start, game_ids, ...(lastStart !== '' && { last_start: lastStart }) },
  }
  const preview = useQuery({
    ...wouldBe(change, scheduledGames),
    enabled: asking && game_ids.length > 0 && start !== '',
  })
  const close = (): void => {
    setAsking(false)
    forgetProblem()
  }
  const place = async (): Promise<void> => {
    try {
      await send({ ...change, shape: scheduledGames })
      close()
    } catch {
      // It is told below, as `problem`.
    }
  }
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setStart(`${day}T09:00`)
          setAsking(true)
        }}
      >
        {t('schedule.placeRest')}
      </Button>
      <Modal opened={asking} onClose={close} title={t('schedule.placeRest')} size="lg">
        <Stack>
          <Radio.Group
            label={t('schedule.which')}
            value={only}
            onChange={value => setOnly(which.catch('waiting').parse(value))}
          >
            <Stack gap="xs">
              {which.options.map(value => (
                <Radio key={value} value={value} label={t(`schedule.whichOf.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Group align="flex-end">
            <TextInput
              type="datetime-local"
              label={t('schedule.notBefore')}
              value={start}
              onChange={event => setStart(event.currentTarget.value)}
            />
            <TextInput
              type="time"
              label={t('schedule.lastStart')}
              value={lastStart}
              onChange={event => setLastStart(event.currentTarget.value)}
            />
          </Group>
          {game_ids.length === 0 && <Text role="status">{t('schedule.nothingToPlace')}</Text>}
          {preview.error && <ProblemAlert problem={problemText(preview.error)} />}
          {preview.isFetching && !preview.data && <Loader size="sm" aria-label={commonT('common.loading')} />}
          {preview.data && game_ids.length > 0 && (
            <Stack gap="xs" role="status">
              <Text fw={700}>
                {t('schedule.wouldPlace', { count: preview.data.placed.length, of: game_ids.length })}
              </Text>
              <TextList texts={[...preview.data.unplaced, ...preview.data.conflicts]} />
            </Stack>
          )}
          <ProblemAlert problem={problem} />
          <Group>
            <SendButton
              busy={busy}
              disabled={game_ids.length === 0 || preview.data === undefined}
              onClick={() => void place()}
            >
              {t('schedule.placeThem')}
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
