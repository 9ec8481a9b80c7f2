import classes from './game.module.css'
import { usePair } from './turned.ts'

interface LineHeadProps {
  readonly title: string
  readonly detail: string
  readonly score: readonly [number, number] | null
  /** The points of the set after it, if it scored in one. */
  readonly inSet?: readonly [number, number] | null
}

/** The title of a line, the score after it, and who took part. */
export function LineHead({ title, detail, score, inSet = null }: LineHeadProps) {
  const pair = usePair()
  const scores = [inSet, score].flatMap(points => (points ? [pair(points).join('–')] : []))
  return (
    <>
      <span className={classes.lineHead}>
        <b>{title}</b>
        {scores.length > 0 && <strong className={classes.lineScore}>{scores.join(' · ')}</strong>}
      </span>
      {detail !== '' && <span className={classes.lineDetail}>{detail}</span>}
    </>
  )
}
