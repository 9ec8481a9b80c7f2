import { Button } from '@mantine/core'
import { deviceName } from '../../office/device-name.ts'
import type { Sheet } from '../../office/disputes.ts'
import { clockTime } from '../../replication/sync-words.ts'
import classes from './disputes.module.css'
import { scoreText } from './dispute-text.ts'

interface SheetHeadProps {
  readonly sheet: Sheet
  readonly busy: boolean
  readonly onChoose: () => void
}

/** Whose sheet it is, the score that it gives, and the button that makes it count. */
export function SheetHead({ sheet, busy, onChoose }: SheetHeadProps) {
  const keeper = sheet.recorded_by || 'somebody'
  const [first, last] = [sheet.lines[0], sheet.lines.at(-1)]
  const at = (time: string): string => clockTime(Date.parse(time))
  return (
    <section className={classes.head} aria-label={`Sheet of ${keeper}`} data-counts={sheet.counts || undefined}>
      <span className={classes.score}>{scoreText(sheet)}</span>
      <b>{keeper}</b>
      <span>{deviceName(sheet.device_id)}{first && last && `, ${at(first.recorded_at)} to ${at(last.recorded_at)}`}</span>
      <span>{sheet.counts ? 'Counts as long as nobody decides' : 'Does not count now'}</span>
      <Button disabled={busy} onClick={onChoose}>The sheet of {keeper} counts</Button>
    </section>
  )
}
