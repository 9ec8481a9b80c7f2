import type { Stages } from '../../data/formats.ts'
import { diagramOf } from './diagram.ts'
import classes from './format.module.css'

const HEIGHT = 96
const GAP = 6
/** With more pools their numbers do not fit below each other. */
const MOST = 4

/** A small drawing of a format: pools or swiss rounds on the left, brackets on the right. The text says the same. */
export function FormatDiagram({ stages, teams }: { readonly stages: Stages; readonly teams: number }) {
  const { pools, rounds, brackets } = diagramOf(stages, teams)
  const drawn = brackets.slice(0, MOST)
  const labels = pools.length <= MOST ? pools.map(String) : [`${pools.length} × ${sizesOf(pools)}`]
  return (
    <svg className={classes.diagram} viewBox={`0 0 240 ${HEIGHT}`} aria-hidden>
      {stacked(labels.length).map(({ key, y, height }, at) => (
        <g key={key}>
          <rect x={1} y={y} width={70} height={height} rx={4} />
          <text x={36} y={y + height / 2}>
            {labels[at]}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds }, (_, at) => (
        <rect
          key={at}
          x={1 + (at * 72) / rounds}
          y={1}
          width={(72 / rounds) * 0.8}
          height={HEIGHT - 2}
          rx={2}
        />
      ))}
      {drawn.length > 0 && pools.length + rounds > 0 && <path d={`M78 ${HEIGHT / 2}h14m-5 -5l5 5l-5 5`} />}
      {stacked(drawn.length).map(({ key, y, height }, at) => {
        const bracket = drawn[at]
        if (!bracket) return null
        const { kind, from, to } = bracket
        const columns = kind === 'crossover' ? 1 : Math.min(3, Math.ceil(Math.log2(to - from + 1)))
        return (
          <g key={key}>
            <path d={treeOf(100, y, height, columns)} />
            <text x={206} y={y + height / 2}>{`${from}–${to}`}</text>
          </g>
        )
      })}
    </svg>
  )
}

/** `4`, or `3–4` for pools of several sizes. */
const sizesOf = (pools: readonly number[]): string =>
  [...new Set([Math.min(...pools), Math.max(...pools)])].join('–')

/** Boxes below each other that fill the height. */
const stacked = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const height = (HEIGHT - 2 - GAP * (count - 1)) / count
    return { key: at, y: 1 + at * (height + GAP), height }
  })

/** The lines of a bracket: each column has half as many games as the one before. */
function treeOf(x: number, y: number, height: number, columns: number): string {
  const width = 84 / columns
  return Array.from({ length: columns }, (_, column) => {
    const games = 2 ** (columns - 1 - column)
    return Array.from({ length: games }, (_ignored, game) => {
      const [top, part] = [y + (game * height) / games, height / games / 4]
      const left = x + column * width
      return `M${left} ${top + part}h${width * 0.6}v${2 * part}h${-width * 0.6}m${width * 0.6} ${-part}h${width * 0.4}`
    }).join('')
  }).join('')
}
