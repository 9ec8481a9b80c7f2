import { Group, Radio, Stack, Text } from '@mantine/core'
import { z } from 'zod'
import type { NamedGame } from '../../data/game-names.ts'
import { scheduledGames, type OfficeField } from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { PlanDialog } from './PlanDialog.tsx'

interface PlaceRestProps {
  readonly tournament: Tournament
  readonly day: string
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly onClose: () => void
}

const which = z.enum(['waiting', 'unpinned'])

interface Placing {
  readonly only: z.infer<typeof which>
  readonly start: string
  readonly lastStart: string
  /** The ends of a break; both empty for none. */
  readonly breakFrom: string
  readonly breakTo: string
  /** The field of the finals; empty for any. */
  readonly finalField: string
  readonly finalsLast: boolean
}

/** Places games automatically around those that stay, after a preview. */
export function PlaceRest({ tournament, day, games, fields, onClose }: PlaceRestProps) {
  const { values, set, field } = useFields<Placing>({
    only: 'waiting',
    start: `${day}T09:00`,
    lastStart: '',
    breakFrom: '',
    breakTo: '',
    finalField: '',
    finalsLast: false,
  })
  const { only, start, lastStart, breakFrom, breakTo, finalField, finalsLast } = values
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
          ...(breakFrom !== '' && breakTo !== '' && { breaks: [{ from: breakFrom, to: breakTo }] }),
          ...(finalField !== '' && { final_site_id: Number(finalField) }),
          ...(finalsLast && { finals_last: true }),
        },
      }}
      shape={scheduledGames}
      isComplete={asking.length > 0 && start !== '' && (breakFrom === '') === (breakTo === '')}
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
      <Group align="flex-end">
        <TimeField type="time" label={t('schedule.breakFrom')} field={field('breakFrom')} />
        <TimeField type="time" label={t('schedule.breakTo')} field={field('breakTo')} />
      </Group>
      {games.some(({ game }) => game.bracket_id !== null) && (
        <>
          <SelectField
            label={t('schedule.finalField')}
            field={field('finalField')}
            options={recordOptions(fields, t('schedule.anyField'))}
          />
          <CheckField label={t('schedule.finalsLast')} field={field('finalsLast')} />
        </>
      )}
      {asking.length === 0 && <Text role="status">{t('schedule.nothingToPlace')}</Text>}
    </PlanDialog>
  )
}
