import { UnstyledButton } from '@mantine/core'
import type { PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { kindText } from '../../scoring/play-text.ts'
import { chosenPlay } from '../../scoring/play-choices.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'

interface PlayButtonsProps {
  readonly kind: PlayKind
  readonly view: GameView
  readonly game: Game
  /** False while this device does not keep the score: the buttons keep their place. */
  readonly enabled: boolean
}

/** A huge button for each team that records the play that gives a point. It counts at the tap; who scored is asked afterwards. */
export function PlayButtons({ kind, view, game, enabled }: PlayButtonsProps) {
  const { sides } = view
  return (
    <div className={classes.columns}>
      {sides.map(({ id, name }, index) => (
        <UnstyledButton
          key={index}
          className={classes.point}
          data-side={index + 1}
          disabled={!enabled || id === null}
          onClick={() => {
            if (id !== null) void game.play(chosenPlay(kind, id, sides[1 - index]?.id ?? null))
          }}
        >
          <span className={classes.pointWord}>{kindText(kind)}</span>{' '}
          <span className={classes.clamped}>{name}</span>
        </UnstyledButton>
      ))}
    </div>
  )
}
