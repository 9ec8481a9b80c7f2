import { Button } from '@mantine/core'
import { useState } from 'react'
import type { TimelineLine } from '../../scoring/timeline.ts'
import classes from './game.module.css'
import { PlayLine } from './PlayLine.tsx'
import { t } from '../../texts/t.ts'

interface RefusedLinesProps {
  readonly reason: string
  readonly lines: readonly { readonly line: TimelineLine; readonly place: number }[]
  readonly onOpen: ((root: string) => void) | null
}

/** Plays that do not count for one reason: said once, and listed on request. */
export function RefusedLines({ reason, lines, onOpen }: RefusedLinesProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <li className={classes.line} data-mark="refused" data-testid="refused">
        <span className={classes.lineHead}>
          <b>{t('game.notCounted', { count: lines.length })}</b>
        </span>
        <span className={classes.lineReason}>{reason}</span>
        <Button variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t('game.hideThem') : t('game.showThem')}
        </Button>
      </li>
      {shown &&
        lines.map(({ line, place }) => (
          <PlayLine key={line.root.id} line={line} place={place} onOpen={onOpen} isMarked />
        ))}
    </>
  )
}
