import { Button, UnstyledButton } from '@mantine/core'
import type { Scoreboard } from '../../../shared-schema/sports/model/scoreboard.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { addedPoints, signed } from '../../sync/recording/points.ts'
import classes from './game.module.css'
import type { Game } from './use-recording.ts'
import { usePair } from './turned.ts'
import { scoreKeys } from './use-shortcuts.ts'
import { t } from '../../texts/t.ts'

interface PointButtonsProps {
  readonly board: Scoreboard
  readonly view: GameView
  readonly game: Game
  /** False while this device does not keep the score: the buttons keep their place. */
  readonly enabled: boolean
}

/**
 * The buttons of the score alone: what a score can be worth, for each team, and one point less.
 */
export function PointButtons({ board: { values, unit }, view, game, enabled }: PointButtonsProps) {
  const [one, two] = view.sides
  const keys = usePair()(scoreKeys)
  const add = (side: 1 | 2, points: number): void => {
    void game.record(addedPoints([one.score, two.score], side, points))
  }
  const sides = [
    { side: 1, ...one },
    { side: 2, ...two },
  ] as const
  const less = sides.map(({ side, id, name }) => (
    <Button
      key={side}
      variant="default"
      disabled={!enabled || id === null}
      aria-label={t('game.add', { points: signed(-1), team: name })}
      onClick={() => add(side, -1)}
    >
      {signed(-1)}
    </Button>
  ))
  return (
    <>
      <div className={classes.columns}>
        {sides.map(({ side, id, name }) => (
          <div
            key={side}
            className={classes.values}
            role="group"
            aria-label={t('game.pointsOf', { team: name })}
          >
            {values.map((points, place) => (
              <UnstyledButton
                key={points}
                className={classes.point}
                data-side={side}
                data-scores
                aria-keyshortcuts={keys[side - 1]?.[place]}
                disabled={!enabled || id === null}
                aria-label={
                  values.length === 1
                    ? t('game.addUnit', {
                        points: signed(points),
                        unit: t(`game.unit.${unit}`),
                        team: name,
                      })
                    : t('game.add', { points: signed(points), team: name })
                }
                onClick={() => add(side, points)}
              >
                <span className={classes.pointWord}>{signed(points)}</span>
                {values.length === 1 && <span>{t(`game.unit.${unit}`)}</span>}
                <span className={classes.ofTeam}>{name}</span>
              </UnstyledButton>
            ))}
          </div>
        ))}
      </div>
      <div className={classes.less}>{less}</div>
    </>
  )
}
