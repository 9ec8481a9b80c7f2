import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import type { Side } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { offeredKind, questionsOf, teamOf } from '../../scoring/play-choices.ts'
import { capital, playTitle, roleText } from '../../scoring/play-text.ts'
import classes from './game.module.css'
import { PlayerChip } from './PlayerChip.tsx'
import type { Game } from './use-recording.ts'
import { WalkOnForm } from './WalkOnForm.tsx'
import { t } from '../../texts/t.ts'

interface PlayerPickerProps {
  /** The play as it was recorded. */
  readonly play: Play
  readonly view: GameView
  readonly game: Game
  /** Takes the play with an answer more. */
  readonly onPick: (play: Play) => Promise<boolean>
  /** Called at the last answer, and when no more are wanted; without it the questions stay. */
  readonly onDone?: () => void
}

/** Asks who took part in a play. No answer is needed. */
export function PlayerPicker({ play: recorded, view, game, onPick, onDone }: PlayerPickerProps) {
  // The play with the answers so far: a second answer must hold the first one too.
  const [play, setPlay] = useState(recorded)
  const [step, setStep] = useState(0)
  const { sport } = view
  const kind = useMemo(() => offeredKind(sport, play), [sport, play])
  const questions = useMemo(() => questionsOf(kind), [kind])
  const question = questions[step]
  const role = question && kind?.roles[question - 1]
  const side = sideOf(view, teamOf(sport, play), role?.side)
  const name = useCallback(
    async (player: PlayerReference | null): Promise<void> => {
      if (!question) return
      const named = { ...play, [`player_${question}_id`]: player }
      setPlay(named)
      const saved = player === play[`player_${question}_id`] ? true : onPick(named)
      // The next question comes at once, so that a quick second tap answers it and not this one.
      if (step + 1 < questions.length) setStep(step + 1)
      // The last answer closes the picker when it is on the disk.
      if ((await saved) && step + 1 >= questions.length) onDone?.()
    },
    [play, questions, question, step, onPick, onDone],
  )
  if (!question || !kind || !role) return null
  const chosen = play[`player_${question}_id`]
  // Nobody assists their own goal; and a second tap of a finger that bounced lands on the same chip.
  const others = questions.filter(place => place !== question).map(place => play[`player_${place}_id`])
  const taken = (reference: PlayerReference): boolean =>
    others.some(other => isChosen(view, reference, other))
  return (
    <section className={classes.picker} aria-label={playTitle(play, view.names)}>
      <div className={classes.pickerHead}>
        <strong className={classes.pickerTitle}>{playTitle(play, view.names)}</strong>
        {questions.map((place, index) => {
          const player = play[`player_${place}_id`]
          return (
            <Button
              key={place}
              className={classes.role}
              variant={index === step ? 'filled' : 'default'}
              aria-pressed={index === step}
              onClick={() => setStep(index)}
            >
              <span className={classes.clamped}>
                {t('game.roleIs', {
                  role: capital(roleText(kind.roles[place - 1])),
                  player: player === null ? '?' : view.names.player(player),
                })}
              </span>
            </Button>
          )
        })}
        {onDone && (
          <Button variant="default" onClick={onDone}>
            {t('common.done')}
          </Button>
        )}
      </div>
      <div className={classes.chips} role="group" aria-label={capital(roleText(role))}>
        {side?.roster.map(player => (
          <PlayerChip
            key={player.reference}
            player={player.reference}
            label={player.label}
            isChosen={isChosen(view, player.reference, chosen)}
            isTaken={taken(player.reference)}
            onTap={name}
          />
        ))}
        <Button variant="default" className={classes.chip} onClick={() => void name(null)}>
          {t('game.unknownPlayer')}
        </Button>
      </div>
      {side && side.id !== null && (
        <WalkOnForm
          key={side.id}
          teamId={side.id}
          teamName={side.name}
          onAdd={data => game.record({ kind: 'walk_on', data })}
        />
      )}
    </section>
  )
}

function sideOf(view: GameView, team: number | null, asked: Side | undefined) {
  return view.sides.find(side => (asked === 'own' ? side.id === team : side.id !== team))
}

/** A play may name a walk-on by the entry that brought the player while the roster has the server's id already. */
function isChosen(view: GameView, reference: PlayerReference, chosen: PlayerReference | null): boolean {
  return chosen !== null && (reference === chosen || view.samePlayer(reference, chosen))
}
