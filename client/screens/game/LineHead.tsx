import classes from './game.module.css'

interface LineHeadProps {
  readonly title: string
  readonly detail: string
  readonly score: readonly [number, number] | null
}

/** The title of a line, the score after it, and who took part. */
export function LineHead({ title, detail, score }: LineHeadProps) {
  return (
    <>
      <span className={classes.lineHead}>
        <b>{title}</b>
        {score && (
          <strong className={classes.lineScore}>
            {score[0]}–{score[1]}
          </strong>
        )}
      </span>
      {detail !== '' && <span className={classes.lineDetail}>{detail}</span>}
    </>
  )
}
