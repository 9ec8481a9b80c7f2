import { Group } from '@mantine/core'
import { useState } from 'react'
import { dayTitle } from '../../../base/formats/day-title.ts'
import { pairText, type NamedGame } from '../../data/game-names.ts'
import { movedGames, pathOf, type BoardEvent, type OfficeField } from '../../data/schedule.ts'
import { dayOf, isSameSlot, slotOf } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { slotText } from './slot-text.ts'

/** The start and field of a shift; empty for the whole day, or all fields. */
export interface ShiftStart {
  readonly from: string
  readonly field: string
}

interface ShiftGamesProps {
  readonly event: BoardEvent
  readonly day: string
  readonly games: readonly NamedGame[]
  readonly fields: readonly OfficeField[]
  readonly start: ShiftStart
  readonly onClose: () => void
}

/**
 * Moves the games of a day, or of one of its fields, by a number of minutes: after rain, or for a longer or
 * shorter pause. Moves and conflicts are previewed.
 */
export function ShiftGames({ event, day, games, fields, start, onClose }: ShiftGamesProps) {
  const form = useFields({ ...start, minutes: '' })
  const { from, field, minutes } = form.values
  // As of when the dialog opened: games that somebody else moves meanwhile are not moved again unseen.
  const [shown] = useState(games)
  const ofShift = (all: readonly NamedGame[]): NamedGame[] =>
    all.filter(
      ({ game: { status, start_time, game_site_id } }) =>
        status === 'scheduled' &&
        dayOf(start_time) === day &&
        start_time.slice(11, 16) >= from &&
        (field === '' || game_site_id === Number(field)),
    )
  const seen = (all: readonly NamedGame[]) => ({
    seen: ofShift(all).map(({ game: { id, time_last_updated } }) => ({ game_id: id, time_last_updated })),
  })
  const before = new Map(shown.map(({ game }) => [game.id, slotOf(game)]))
  const touched = new Set([...ofShift(shown), ...ofShift(games)].map(({ game }) => game.id))
  const changed = games.filter(({ game }) => {
    const was = before.get(game.id)
    return touched.has(game.id) && (was === undefined || !isSameSlot(was, slotOf(game)))
  })
  const count = Number(minutes)
  return (
    <PlanDialog
      title={`${t('schedule.shift')} · ${dayTitle(day)}`}
      change={{
        method: 'POST',
        path: `${pathOf(event)}shift/`,
        body: {
          date: day,
          minutes: count,
          ...(from !== '' && { from_time: from }),
          ...(field !== '' && { game_site_id: Number(field) }),
        },
      }}
      shape={movedGames}
      isComplete={/^-?[1-9]\d{0,3}$/.test(minutes.trim())}
      describe={({ moved, conflicts }) => ({
        summary: t('schedule.shiftTold', {
          what: whatText(count, from, fields.find(({ id }) => id === Number(field))?.name),
          moving: t('schedule.wouldMove', { count: moved.length }),
        }),
        texts: conflicts,
        isWorthSending: moved.length > 0,
      })}
      seen={seen(shown)}
      now={{
        seen: seen(games),
        lines: changed.map(one =>
          t('schedule.isNow', {
            what: t('schedule.movedTo', { game: pairText(one), place: slotText(slotOf(one.game), fields) }),
          }),
        ),
      }}
      sendName={t('schedule.shiftThem')}
      onClose={onClose}
    >
      <Group align="flex-end">
        <TextField
          inputMode="numeric"
          label={t('schedule.minutes')}
          description={t('schedule.minutesWhat')}
          field={form.field('minutes')}
        />
        <TimeField type="time" label={t('schedule.fromTime')} field={form.field('from')} />
        <SelectField
          label={t('schedule.field')}
          field={form.field('field')}
          options={recordOptions(fields, t('schedule.allFields'))}
        />
      </Group>
    </PlanDialog>
  )
}

/** `Everything on Field 2 from 14:00 on, later by 30 minutes` */
function whatText(minutes: number, from: string, field: string | undefined): string {
  const all = field ?? t('schedule.allFields')
  const where =
    from === '' ? t('schedule.whereOnDay', { field: all }) : t('schedule.whereFrom', { field: all, from })
  return minutes > 0
    ? t('schedule.later', { where, count: minutes })
    : t('schedule.earlier', { where, count: -minutes })
}
