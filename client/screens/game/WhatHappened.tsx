import { Button } from '@mantine/core'
import type { Level, PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { breakKind, choicesAt } from '../../scoring/play-choices.ts'
import { titleOf } from '../../scoring/play-text.ts'
import { addedPoints, signed } from '../../sync/recording/points.ts'
import type { Recording } from '../../sync/recording/recorder.ts'
import classes from './game.module.css'
import { PlayGrid } from './PlayGrid.tsx'
import { t } from '../../texts/t.ts'

interface WhatHappenedProps {
  readonly view: GameView
  readonly level: Level
  /** Takes a play of a kind for a team. */
  readonly onPlay: (kind: PlayKind, own: number, other: number | null) => void
  /** Takes what is of no kind of plays with players: points, the end of a period. */
  readonly onRecording: (recording: Recording) => void
}

/**
 * All that can have happened at a place of the game: the plays of the level for each team, points, and the
 * end of a period.
 */
export function WhatHappened({ view, level, onPlay, onRecording }: WhatHappenedProps) {
  const { huge, often, more } = choicesAt(level, view.sport)
  const kinds = [...new Set([...huge.map(({ kind }) => kind), ...often, ...more])]
  const ending = breakKind(view.sport)
  const [one, two] = view.sides
  const added = level === 'score' ? [...view.sport.scoreboard.values, -1] : []
  return (
    <section aria-label={t('game.whatHappened')}>
      {added.length > 0 && (
        <div className={classes.columns}>
          {([1, 2] as const).map(side => {
            const { id, name } = view.sides[side - 1] ?? one
            return (
              <div
                key={side}
                className={classes.morePlays}
                role="group"
                aria-label={t('game.pointsOf', { team: name })}
              >
                {added.map(points => (
                  <Button
                    key={points}
                    variant="default"
                    disabled={id === null}
                    aria-label={t('game.add', { points: signed(points), team: name })}
                    onClick={() => onRecording(addedPoints([one.score, two.score], side, points))}
                  >
                    {signed(points)}
                  </Button>
                ))}
              </div>
            )
          })}
        </div>
      )}
      <PlayGrid kinds={kinds} view={view} onChoose={onPlay} />
      {ending && (
        <Button
          fullWidth
          mt="xs"
          variant="default"
          onClick={() => onRecording({ kind: 'play', data: playOf(ending.type, {}) })}
        >
          {titleOf(ending, view.sport)}
        </Button>
      )}
    </section>
  )
}
