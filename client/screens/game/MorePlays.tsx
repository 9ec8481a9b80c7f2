import { Button } from '@mantine/core'
import { useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { halfTime, otherPlays } from '../../scoring/play-choices.ts'
import { ForfeitGame } from './ForfeitGame.tsx'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'

interface MorePlaysProps {
  readonly view: GameView
  readonly game: Game
  readonly onChosen: () => void
}

/** The plays beside goals, for each team, recorded at the tap like a goal; and a game that is not played out. */
export function MorePlays({ view, game, onChosen }: MorePlaysProps) {
  const [one, two] = view.sides
  const [forfeiting, setForfeiting] = useState(false)
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
      {one.id !== null && two.id !== null && (
        <Button fullWidth variant="default" onClick={() => setForfeiting(true)}>A team does not play: forfeit…</Button>
      )}
      {forfeiting && <ForfeitGame view={view} game={game} onClose={() => setForfeiting(false)} onDone={onChosen} />}
    </section>
  )
}
