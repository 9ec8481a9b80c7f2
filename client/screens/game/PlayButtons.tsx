import { UnstyledButton } from '@mantine/core'
import { amountOf } from '../../../shared-schema/sports/model/play-kind.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { signed } from '../../sync/recording/points.ts'
import { kindText } from '../../scoring/play-text.ts'
import type { PlayChoice } from '../../scoring/play-choices.ts'
import classes from './game.module.css'
import { usePair } from './turned.ts'
import { scoreKeys } from './use-shortcuts.ts'
import { t } from '../../texts/t.ts'

interface PlayButtonsProps {
  readonly choices: readonly PlayChoice[]
  readonly view: GameView
  /** False while this device does not keep the score: the buttons keep their place. */
  readonly enabled: boolean
  readonly onChoose: (choice: PlayChoice, own: number, other: number | null) => void
}

/**
 * Huge buttons for each team that record the plays that give points. A play counts at the tap; who scored is
 * asked afterwards.
 */
export function PlayButtons({ choices, view: { sides }, enabled, onChoose }: PlayButtonsProps) {
  const keys = usePair()(scoreKeys)
  return (
    <div className={classes.columns}>
      {sides.map(({ id, name }, index) => (
        <div
          key={index}
          className={classes.values}
          role="group"
          aria-label={t('game.pointsOf', { team: name })}
        >
          {choices.map((choice, place) => (
            <PlayButton
              key={wordsOf(choice)}
              choice={choice}
              isOnly={choices.length === 1}
              team={name}
              side={index + 1}
              shortcut={keys[index]?.[place]}
              disabled={!enabled || id === null}
              onTap={() => {
                if (id !== null) onChoose(choice, id, sides[1 - index]?.id ?? null)
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PlayButtonProps {
  readonly choice: PlayChoice
  readonly isOnly: boolean
  readonly team: string
  readonly side: number
  readonly shortcut: string | undefined
  readonly disabled: boolean
  readonly onTap: () => void
}

function PlayButton({ choice, isOnly, team, side, shortcut, disabled, onTap }: PlayButtonProps) {
  const { kind } = choice
  if (isOnly) {
    return (
      <UnstyledButton
        className={classes.point}
        data-side={side}
        data-scores
        aria-keyshortcuts={shortcut}
        disabled={disabled}
        onClick={onTap}
      >
        <span className={classes.pointWord}>{kindText(kind)}</span>{' '}
        <span className={classes.clamped}>{team}</span>
      </UnstyledButton>
    )
  }
  return (
    <UnstyledButton
      className={classes.point}
      data-side={side}
      data-scores
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      aria-label={t('game.playFor', { play: wordsOf(choice), team })}
      onClick={onTap}
    >
      <span className={classes.pointWord}>{signed(worthOf(choice))}</span>
      <span className={classes.pointKind}>
        {kindText(kind)}
        <span className={classes.ofTeam}>{team}</span>
      </span>
    </UnstyledButton>
  )
}

/** The points that a tap gives. */
const worthOf = ({ kind, preset }: PlayChoice): number =>
  amountOf(kind, playOf(kind.type, preset), kind.points ?? 0)

/** `Free throw`, or `2 ball` if the kind has several buttons, one for each number. */
const wordsOf = (choice: PlayChoice): string =>
  Object.keys(choice.preset).length === 0
    ? kindText(choice.kind)
    : t('game.numberOf', { number: worthOf(choice), play: kindText(choice.kind) })
