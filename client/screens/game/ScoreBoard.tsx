import type { GameView } from '../../scoring/game-view.ts'
import { statusText } from '../../scoring/play-text.ts'
import classes from './game.module.css'

/** Who plays, how it stands, where and when: always in view. */
export function ScoreBoard({ view }: { view: GameView }) {
  const [one, two] = view.sides
  return (
    <section className={classes.scoreBoard} aria-label="Score">
      <div className={classes.about}>
        <span>{view.where}</span>
        <strong data-testid="status">{statusText(view.status, view.isForfeit)}</strong>
      </div>
      <div className={classes.scores}>
        <h2 className={classes.teamName} data-side="1">{one.name}</h2>
        <span className={classes.score} data-side="1" data-testid="score-1">{one.score}</span>
        <span className={classes.dash} aria-hidden>–</span>
        <span className={classes.score} data-side="2" data-testid="score-2">{two.score}</span>
        <h2 className={classes.teamName} data-side="2">{two.name}</h2>
      </div>
      {view.periods.length > 1 && (
        <div className={classes.periods} aria-label="By period">{view.periods.map(([a, b]) => `${a}–${b}`).join('   ')}</div>
      )}
    </section>
  )
}
