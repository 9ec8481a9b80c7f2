import { UnstyledButton } from '@mantine/core'
import type { Bases, Runner } from '../../../shared-schema/sports/model/situation.ts'
import type { Names } from '../../scoring/play-text.ts'
import { t } from '../../texts/t.ts'
import classes from './situation.module.css'

/** A runner, and the base, from 1. */
export type RunnerOnBase = Runner & { readonly base: number }

/** The middles of first, second and third base on a field of 100 × 64. */
const places = [
  [78, 44],
  [50, 16],
  [22, 44],
] as const

/** First, second and third base as squares on their corner, filled if a runner is on it. */
export function BasesPicture({
  bases,
  names,
  onRunner,
}: {
  bases: Bases
  names: Names
  /** Called for a tap on a runner; undefined for people who do not keep the score. */
  onRunner: ((runner: RunnerOnBase) => void) | undefined
}) {
  return (
    <div className={classes.field}>
      <svg className={classes.bases} viewBox="0 0 100 64" role="img" aria-label={t('game.bases')}>
        {places.map(([x, y], base) => (
          <rect
            key={base}
            x={x - 10}
            y={y - 10}
            width={20}
            height={20}
            transform={`rotate(45 ${x} ${y})`}
            data-taken={bases[base] ? true : undefined}
          />
        ))}
      </svg>
      {bases.map(
        (runner, base) =>
          runner && (
            <UnstyledButton
              key={base}
              className={classes.runner}
              data-base={base + 1}
              disabled={!onRunner}
              aria-label={t('game.onBase', {
                base: base + 1,
                player: runner.player === null ? '?' : names.player(runner.player),
              })}
              onClick={() => onRunner?.({ ...runner, base: base + 1 })}
            />
          ),
      )}
    </div>
  )
}
