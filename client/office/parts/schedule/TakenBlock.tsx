import type { CSSProperties } from 'react'
import type { TakenPlace } from '../../data/schedule-board.ts'
import { t } from '../../texts/t.ts'
import classes from './schedule.module.css'

/** A slot that a game of another event takes: `Women · 10:00`. */
export const TakenBlock = ({ place: { name, time }, style }: { place: TakenPlace; style: CSSProperties }) => (
  <p className={classes.taken} style={style}>
    {name ?? t('schedule.taken')} · {time}
  </p>
)
