import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconChecks,
  IconDeviceTablet,
} from '@tabler/icons-react'
import type { Mark } from '../../scoring/timeline.ts'
import classes from './game.module.css'
import { t } from '../../texts/t.ts'

const icons: Readonly<Record<Mark, typeof IconCheck>> = {
  saved: IconDeviceTablet,
  sent: IconCheck,
  counted: IconChecks,
  undone: IconArrowBackUp,
  refused: IconAlertTriangle,
}

/**
 * The state of an entry, as an icon and in words, with a time if there is one. The words are only for screen
 * readers if all is well.
 */
export function MarkText({ mark, time = '' }: { mark: Mark; time?: string }) {
  const Icon = icons[mark]
  return (
    <span className={classes.lineMark}>
      {time} <Icon size={18} aria-hidden />{' '}
      <span className={mark === 'counted' ? classes.unseen : undefined}>{t(`game.mark.${mark}`)}</span>
    </span>
  )
}
