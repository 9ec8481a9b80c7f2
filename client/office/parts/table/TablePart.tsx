import { SegmentedControl, Stack } from '@mantine/core'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { PlayOff } from './PlayOff.tsx'
import { PointDecisions } from './PointDecisions.tsx'
import { SeasonTable } from './SeasonTable.tsx'

const shown = z.enum(['table', 'points', 'playOff'])

/** The table of a season, its point decisions, and its play-off. */
export function TablePart({ subject }: { subject: Season }) {
  const [wanted, want] = useSearchParams()
  const show = shown.catch('table').parse(wanted.get('show'))
  return (
    <Stack>
      <SegmentedControl
        aria-label={t('results.show')}
        value={show}
        onChange={value => want(value === 'table' ? {} : { show: value })}
        data={shown.options.map(value => ({ value, label: t(`table.parts.${value}`) }))}
      />
      {show === 'table' && <SeasonTable season={subject} />}
      {show === 'points' && <PointDecisions season={subject} />}
      {show === 'playOff' && <PlayOff season={subject} />}
    </Stack>
  )
}
