import type { GameView } from '../../scoring/game-view.ts'
import { goal } from '../../scoring/play-choices.ts'
import classes from './game.module.css'
import { GoalButton } from './GoalButton.tsx'
import type { Game } from './use-recording.ts'

/** A huge Goal button for each team. The goal counts at the tap; who scored is asked afterwards. */
export function GoalButtons({ view, game }: { view: GameView; game: Game }) {
  return (
    <div className={classes.columns}>
      {view.sides.map(({ id, name }, index) => (id === null
        ? <p key={index}>This team is not decided yet.</p>
        : <GoalButton key={index} side={index === 0 ? 1 : 2} team={name} onGoal={() => void game.play(goal.make(id, null))} />))}
    </div>
  )
}
