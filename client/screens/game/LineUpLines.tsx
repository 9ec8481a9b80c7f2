import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { lineUpText } from '../../scoring/line-up-text.ts'
import classes from './game.module.css'
import { LineHead } from './LineHead.tsx'
import { t } from '../../texts/t.ts'

interface LineUpLinesProps {
  readonly view: GameView
  /** Its plays, in the order of the game. */
  readonly plays: readonly Play[]
  readonly side?: 1 | 2 | null
  readonly isUndone?: boolean
  readonly mark: ReactNode
  /** The single lines. */
  readonly children: ReactNode
}

/** A line-up or several substitutions in one line, with its single lines on request. */
export function LineUpLines({ view, plays, side, isUndone = false, mark, children }: LineUpLinesProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <li
        className={classes.line}
        data-testid="line-up"
        data-side={side ?? undefined}
        data-mark={isUndone ? 'undone' : undefined}
      >
        <LineHead {...lineUpText(plays, view)} score={null} />
        {mark}
        <Button variant="default" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t('game.hideThem') : t('game.showThem')}
        </Button>
      </li>
      {shown && children}
    </>
  )
}
