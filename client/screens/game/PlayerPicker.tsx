import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { PlayerReference } from '../../../shared-schema/replication/entry.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { choiceOf, teamOf, withPlayer, type Pick } from '../../scoring/play-choices.ts'
import { playTitle } from '../../scoring/play-text.ts'
import classes from './game.module.css'
import { PlayerChip } from './PlayerChip.tsx'
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
  const picks = choiceOf(play)?.picks ?? noPicks
  const pick = picks[step]
  const { record } = game
  const name = useCallback(async (player: PlayerReference | null): Promise<void> => {
    if (!pick) return
    const corrected = withPlayer(play, root, pick.place, player)
    setPlay(corrected)
    const saved = player === play[`player_${pick.place}_id`] ? true : record({ kind: 'play', data: corrected })
    // The next question comes at once, so that a quick second tap answers it and not this one.
    if (step + 1 < picks.length) setStep(step + 1)
    // The last answer closes the picker when it is on the disk.
    if (await saved && step + 1 >= picks.length) onDone()
  }, [play, root, picks, pick, step, record, onDone])
  if (!pick) return null
  const side = sideOf(view, teamOf(play), pick)
  const chosen = play[`player_${pick.place}_id`]
  // Nobody assists their own goal; and a second tap of a finger that bounced lands on the same chip.
  const others = picks.filter(({ place }) => place !== pick.place).map(({ place }) => play[`player_${place}_id`])
  const taken = (reference: PlayerReference): boolean => others.some(other => isChosen(view, reference, other))
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
          <PlayerChip
            key={player.reference} player={player.reference} label={player.label}
            isChosen={isChosen(view, player.reference, chosen)} isTaken={taken(player.reference)} onTap={name}
          />
        ))}
        <Button variant="default" className={classes.chip} onClick={() => void name(null)}>Unknown</Button>
      </div>
      {side && side.id !== null && <WalkOnForm key={side.id} teamId={side.id} teamName={side.name} onAdd={data => game.record({ kind: 'walk_on', data })} />}
    </section>
  )
}

const noPicks: readonly Pick[] = []

function sideOf(view: GameView, team: number | null, pick: Pick) {
  return view.sides.find(side => (pick.side === 'own' ? side.id === team : side.id !== team))
}

/** A play may name a walk-on by the entry that brought the player while the roster has the server's id already. */
function isChosen(view: GameView, reference: PlayerReference, chosen: PlayerReference | null): boolean {
  return chosen !== null && (reference === chosen || view.samePlayer(reference, chosen))
}
