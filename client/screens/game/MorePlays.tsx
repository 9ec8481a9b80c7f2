import { Button } from '@mantine/core'
import type { GameView } from '../../scoring/game-view.ts'
import { halfTime, otherPlays } from '../../scoring/play-choices.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'

interface MorePlaysProps {
  readonly view: GameView
  readonly game: Game
  readonly onChosen: () => void
}

/** The plays beside goals, for each team. Like a goal they are recorded at the tap. */
export function MorePlays({ view, game, onChosen }: MorePlaysProps) {
  const [one, two] = view.sides
  return (
    <section className={classes.picker} aria-label="More plays">
      <div className={classes.columns}>
        {view.sides.map(({ id, name }, index) => (
          <div key={index} className={classes.morePlays} role="group" aria-label={`Plays of ${name}`}>
            <strong className={classes.teamName} data-side={index + 1}>{name}</strong>
            {id !== null && otherPlays.map(choice => (
              <Button key={choice.type} variant="default" px={4} aria-label={`${choice.name} ${name}`} onClick={() => {
                onChosen()
                void game.play(choice.make(id, index === 0 ? two.id : one.id))
              }}>
                {choice.name}
              </Button>
            ))}
          </div>
        ))}
      </div>
      <Button fullWidth variant="default" onClick={() => {
        onChosen()
        void game.record({ kind: 'play', data: halfTime })
      }}>
        Half time
      </Button>
    </section>
  )
}
