import { SegmentedControl } from '@mantine/core'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { t } from '../../texts/t.ts'

interface BoardDaysProps {
  readonly days: readonly string[]
  readonly day: string
  readonly onChoose: (day: string) => void
}

/** The days of a board, one of which is shown. */
export const BoardDays = ({ days, day, onChoose }: BoardDaysProps) => (
  <SegmentedControl
    aria-label={t('schedule.day')}
    value={day}
    onChange={onChoose}
    data={days.map(value => ({ value, label: dayHeading(value) }))}
  />
)
