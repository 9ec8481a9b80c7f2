import { IconAlertTriangle, IconCheck, IconChecks, IconDeviceTablet } from '@tabler/icons-react'
import type { Mark } from '../../scoring/timeline.ts'
import classes from './game.module.css'

const marks: Readonly<Record<Mark, { text: string; icon: typeof IconCheck }>> = {
  saved: { text: 'saved here', icon: IconDeviceTablet },
  sent: { text: 'sent', icon: IconCheck },
  counted: { text: 'counted', icon: IconChecks },
  refused: { text: 'not counted', icon: IconAlertTriangle },
}

/** What became of something recorded, in words and with an icon; after a time where there is one. */
export function MarkText({ mark, time = '' }: { mark: Mark; time?: string }) {
  const { text, icon: Icon } = marks[mark]
  return <span className={classes.lineMark}>{time} <Icon size={18} aria-hidden /> {text}</span>
}
