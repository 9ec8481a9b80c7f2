import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PlayerReference } from '../../../shared-schema/replication/entry.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { choiceOf, teamOf, withPlayer, type Pick } from '../../scoring/play-choices.ts'
import { playTitle } from '../../scoring/play-text.ts'
import classes from './game.module.css'
import type { Game, OpenPlay } from './use-recording.ts'
import { WalkOnForm } from './WalkOnForm.tsx'

interface PlayerPickerProps {
  readonly asking: OpenPlay
  readonly view: GameView
  readonly game: Game
  readonly onDone: () => void
}

/** Asks who took part in a play that is recorded already. Each answer is a correction of it; none is needed. */
export function PlayerPicker({ asking: { root, play: recorded }, view, game, onDone }: PlayerPickerProps) {
  // The play with the answers so far: a second answer must hold the first one too.
  const [play, setPlay] = useState(recorded)
  const [step, setStep] = useState(0)
  const picks = choiceOf(play)?.picks ?? []
  const pick = picks[step]
  if (!pick) return null
  const side = sideOf(view, teamOf(play), pick)
  const chosen = play[`player_${pick.place}_id`]
  // Nobody assists their own goal; and a second tap of a finger that bounced lands on the same chip.
  const others = picks.filter(({ place }) => place !== pick.place).map(({ place }) => play[`player_${place}_id`])
  const taken = (reference: PlayerReference): boolean => others.some(other => isChosen(view, reference, other))

  const name = async (player: PlayerReference | null): Promise<void> => {
    const corrected = withPlayer(play, root, pick.place, player)
    setPlay(corrected)
    const saved = player === chosen ? true : game.record({ kind: 'play', data: corrected })
    // The next question comes at once, so that a quick second tap answers it and not this one.
    if (step + 1 < picks.length) setStep(step + 1)
    // The last answer closes the picker when it is on the disk.
    if (await saved && step + 1 >= picks.length) onDone()
  }
  return (
    <section className={classes.picker} aria-label={playTitle(play, view.names)}>
      <div className={classes.pickerHead}>
        <strong>{playTitle(play, view.names)}</strong>
        {picks.map((other, index) => {
          const player = play[`player_${other.place}_id`]
          return (
            <Button key={other.role} variant={index === step ? 'filled' : 'default'} aria-pressed={index === step} onClick={() => setStep(index)}>
              {other.role}: {player === null ? '?' : view.names.player(player)}
            </Button>
          )
        })}
        <Button variant="default" ml="auto" onClick={onDone}>Done</Button>
      </div>
      <div className={classes.chips} role="group" aria-label={pick.role}>
        {side?.roster.map(player => (
          <Button
            key={player.reference} variant={isChosen(view, player.reference, chosen) ? 'filled' : 'outline'} color="dark"
            aria-pressed={isChosen(view, player.reference, chosen)} disabled={taken(player.reference)} className={classes.chip} classNames={{ label: classes.chipLabel }} onClick={() => void name(player.reference)}
          >
            {player.label}
          </Button>
        ))}
        <Button variant="default" className={classes.chip} onClick={() => void name(null)}>Unknown</Button>
      </div>
      {side && side.id !== null && <WalkOnForm key={side.id} teamId={side.id} teamName={side.name} onAdd={data => game.record({ kind: 'walk_on', data })} />}
    </section>
  )
}

function sideOf(view: GameView, team: number | null, pick: Pick) {
  return view.sides.find(side => (pick.side === 'own' ? side.id === team : side.id !== team))
}

/** A play may name a walk-on by the entry that brought the player while the roster has the server's id already. */
function isChosen(view: GameView, reference: PlayerReference, chosen: PlayerReference | null): boolean {
  return chosen !== null && (reference === chosen || view.samePlayer(reference, chosen))
}
