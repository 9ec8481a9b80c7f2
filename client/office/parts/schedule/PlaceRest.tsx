import { Group, Radio, Stack, Text } from '@mantine/core'
import { z } from 'zod'
import type { NamedGame } from '../../data/game-names.ts'
import { scheduledGames } from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { PlanDialog } from './PlanDialog.tsx'

interface PlaceRestProps {
  readonly tournament: Tournament
  readonly day: string
  readonly games: readonly NamedGame[]
  readonly onClose: () => void
}

const which = z.enum(['waiting', 'unpinned'])

interface Placing {
  readonly only: z.infer<typeof which>
  readonly start: string
  readonly lastStart: string
}

/** Places games automatically around those that stay, after a preview. */
export function PlaceRest({ tournament, day, games, onClose }: PlaceRestProps) {
  const { values, set, field } = useFields<Placing>({ only: 'waiting', start: `${day}T09:00`, lastStart: '' })
  const { only, start, lastStart } = values
  const open = games.filter(({ game }) => game.status === 'scheduled').map(({ game }) => game)
  const waiting = open.filter(({ game_site_id }) => game_site_id === null)
  const asking = only === 'waiting' ? waiting : open.filter(game => waiting.includes(game) || !game.is_pinned)
  return (
    <PlanDialog
      title={t('schedule.placeRest')}
      change={{
        method: 'POST',
        path: `/v1/tournaments/${tournament.id}/schedule/`,
        body: {
          start_time: start,
          // The server knows better which games are pinned: somebody may pin one while this is open.
          ...(only === 'waiting' && { game_ids: waiting.map(({ id }) => id) }),
          ...(lastStart !== '' && { last_start: lastStart }),
        },
      }}
      shape={scheduledGames}
      isComplete={asking.length > 0 && start !== ''}
      describe={({ placed, unplaced, conflicts }) => ({
        summary: t('schedule.wouldPlace', { count: placed.length, of: placed.length + unplaced.length }),
        texts: [...unplaced, ...conflicts],
        isWorthSending: true,
      })}
      sendName={t('schedule.placeThem')}
      onClose={onClose}
    >
      <Radio.Group
        label={t('schedule.which')}
        value={only}
        onChange={value => set('only', which.catch('waiting').parse(value))}
      >
        <Stack gap="xs">
          {which.options.map(value => (
            <Radio key={value} value={value} label={t(`schedule.whichOf.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Group align="flex-end">
        <TimeField type="datetime-local" label={t('schedule.notBefore')} field={field('start')} />
        <TimeField type="time" label={t('schedule.lastStart')} field={field('lastStart')} />
      </Group>
      {asking.length === 0 && <Text role="status">{t('schedule.nothingToPlace')}</Text>}
    </PlanDialog>
  )
}
