import { dayTitle } from '../../../base/formats/day-title.ts'
import type { OfficeField } from '../../data/schedule.ts'
import { dayOf, type BoardSlot } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'

/** `Field 2, Saturday 13 June, 10:30` */
export const slotText = ({ game_site_id, start_time }: BoardSlot, fields: readonly OfficeField[]): string =>
  t('schedule.place', {
    field: fields.find(({ id }) => id === game_site_id)?.name ?? t('schedule.noField'),
    day: dayTitle(dayOf(start_time)),
    time: start_time.slice(11, 16),
  })
