import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { tapGuard } from '../../scoring/tap-guard.ts'
import classes from './game.module.css'

const BOUNCE_MS = 300

interface GoalButtonProps {
  readonly side: 1 | 2
  readonly team: string
  readonly onGoal: () => void
}

/** One tap, one goal; a finger that bounces on the glass is still one. */
export function GoalButton({ side, team, onGoal }: GoalButtonProps) {
  const [passes] = useState(() => tapGuard(BOUNCE_MS, () => performance.now()))
  return (
    <UnstyledButton
      className={classes.goal} data-side={side} aria-label={`Goal ${team}`}
      onClick={() => { if (passes()) onGoal() }}
    >
      <span className={classes.goalWord}>Goal</span>
      <span>{team}</span>
    </UnstyledButton>
  )
}
