import { Button } from '@mantine/core'
import type { EventClock } from '../../../base/formats/event-clock.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { deviceName } from '../../../reading/desk/device-name.ts'
import type { Sheet } from '../../../reading/desk/disputes.ts'
import classes from './disputes.module.css'
import { scoreText } from './dispute-text.ts'
import { t } from '../../../texts/t.ts'

interface SheetHeadProps {
  readonly sheet: Sheet
  readonly clock: EventClock
  readonly busy: boolean
  readonly onChoose: () => void
}

/** The owner of a sheet, its score, and the button that makes it count. */
export function SheetHead({ sheet, clock, busy, onChoose }: SheetHeadProps) {
  const keeper = bidiIsolate(sheet.recorded_by) || t('disputes.somebody')
  const device = deviceName(sheet.device_id)
  const [first, last] = [sheet.lines[0], sheet.lines.at(-1)]
  return (
    <section
      className={classes.head}
      aria-label={t('disputes.sheetOf', { name: keeper, device })}
      data-counts={sheet.counts || undefined}
    >
      <span className={classes.score}>{scoreText(sheet)}</span>
      <b>{keeper}</b>
      <span>
        {first && last
          ? t('disputes.deviceAndTimes', {
              device,
              from: clock(first.recorded_at),
              to: clock(last.recorded_at),
            })
          : device}
      </span>
      <span>{sheet.counts ? t('disputes.countsUndecided') : t('disputes.countsNot')}</span>
      <Button disabled={busy} onClick={onChoose}>
        {t('disputes.choose', { name: keeper })}
      </Button>
    </section>
  )
}
