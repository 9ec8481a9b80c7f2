import type { Bases } from '../../../shared-schema/sports/model/situation.ts'
import type { Names } from '../../scoring/play-text.ts'
import { t } from '../../texts/t.ts'
import classes from './situation.module.css'

/** The middles of first, second and third base on a field of 100 × 64. */
const places = [
  [78, 44],
  [50, 16],
  [22, 44],
] as const

/** First, second and third base as squares on their corner, filled if a runner is on it. */
export function BasesPicture({ bases, names }: { bases: Bases; names: Names }) {
  const taken = bases.flatMap((runner, base) =>
    runner
      ? [
          t('game.onBase', {
            base: base + 1,
            player: runner.player === null ? '?' : names.player(runner.player),
          }),
        ]
      : [],
  )
  return (
    <svg
      className={classes.bases}
      viewBox="0 0 100 64"
      role="img"
      aria-label={taken.length > 0 ? taken.join(', ') : t('game.basesEmpty')}
    >
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
  )
}
