import { Button } from '@mantine/core'
import { useCallback } from 'react'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import type { Side } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { teamOf } from '../../scoring/play-choices.ts'
import { capital, roleText } from '../../scoring/play-text.ts'
import type { Question } from '../../scoring/questions.ts'
import classes from './game.module.css'
import { PlayerChip } from './PlayerChip.tsx'
import type { Game } from './use-recording.ts'
import { WalkOnForm } from './later-parts.ts'
import { t } from '../../texts/t.ts'

interface PlayerChoiceProps {
  readonly question: Extract<Question, { asks: 'player' }>
  /** Those who have another part in the play. */
  readonly taken: readonly PlayerReference[]
  readonly play: Play
  readonly view: GameView
  readonly game: Game
  readonly onAnswer: (play: Play) => Promise<void>
}

/** The players of a team, one of whom took part in a play. */
export function PlayerChoice({ question, taken, play, view, game, onAnswer }: PlayerChoiceProps) {
  const { of, role } = question
  const side = sideOf(view, teamOf(view.sport, play), role.side)
  const chosen = play[of]
  const name = useCallback(
    (player: PlayerReference | null): Promise<void> => onAnswer({ ...play, [of]: player }),
    [play, of, onAnswer],
  )
  return (
    <>
      <div className={classes.chips} role="group" aria-label={capital(roleText(role))}>
        {side?.roster.map(player => (
          <PlayerChip
            key={player.reference}
            player={player.reference}
            label={player.label}
            isChosen={isOneOf(view, player.reference, [chosen])}
            isTaken={isOneOf(view, player.reference, taken)}
            isOut={view.isOut(player.reference)}
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
    </>
  )
}

function sideOf(view: GameView, team: number | null, asked: Side) {
  return view.sides.find(side => (asked === 'own' ? side.id === team : side.id !== team))
}

/** A play may name a walk-on by the entry that brought the player while the roster has the server's id already. */
const isOneOf = (
  view: GameView,
  reference: PlayerReference,
  named: readonly (PlayerReference | null)[],
): boolean => named.some(one => one !== null && (one === reference || view.samePlayer(reference, one)))
