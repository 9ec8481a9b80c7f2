import { Fragment, useRef } from 'react'
import { useVisiblePart, type VisiblePart } from '../use-visible-part.ts'
import type { DrawnBracket } from '../../reading/events/bracket-columns.ts'
import type { BracketLine, CardPlace } from '../../reading/events/bracket-layout.ts'
import { BracketGameCard } from './BracketGameCard.tsx'
import classes from './bracket.module.css'

/** In rem, to grow with the text size. */
const card = { width: 21, height: 6.5, besides: 2.5, below: 1, above: 2.5 }

const leftOf = (column: number): number => column * (card.width + card.besides)
const topOf = (row: number): number => card.above + row * (card.height + card.below)

/** The address of a game's page; null if it has none. */
export type PageOf = (gameId: number) => string | null

/**
 * A bracket as a tree: each game in the middle of its feeders, with lines between them. Of a large one only
 * the visible part is drawn.
 */
export function BracketTree({
  bracket: { rounds, layout },
  pageOf,
}: {
  bracket: DrawnBracket
  pageOf: PageOf
}) {
  const tree = useRef<HTMLDivElement>(null)
  const part = useVisiblePart(tree)
  if (layout.rows === 0) return null
  const [width, height] = [leftOf(layout.columns) - card.besides, topOf(layout.rows)]
  return (
    <div ref={tree} className={classes.tree} style={{ width: `${width}rem`, height: `${height}rem` }}>
      <svg className={classes.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {layout.lines.map(
          line =>
            isSeen(line.from, line.to, part) && (
              <path
                key={`${line.from.id}-${line.to.id}`}
                d={pathOf(line)}
                vectorEffect="non-scaling-stroke"
              />
            ),
        )}
      </svg>
      {rounds.map(({ title, games }, column) => (
        <Fragment key={column}>
          {title !== '' && (
            <h3 className={classes.round} style={{ left: `${leftOf(column)}rem`, width: `${card.width}rem` }}>
              {title}
            </h3>
          )}
          <ol className={classes.games} aria-label={title || undefined}>
            {games.map(game => {
              const place = layout.places.get(game.id)
              return (
                place &&
                isSeen(place, place, part) && (
                  <li
                    key={game.id}
                    className={classes.place}
                    style={{
                      left: `${leftOf(place.column)}rem`,
                      top: `${topOf(place.row)}rem`,
                      width: `${card.width}rem`,
                      height: `${card.height}rem`,
                    }}
                  >
                    <BracketGameCard game={game} to={pageOf(game.id)} />
                  </li>
                )
              )
            })}
          </ol>
        </Fragment>
      ))}
    </div>
  )
}

/** From the middle of one card's end to the middle of the next one's start, with one bend. */
function pathOf({ from, to }: BracketLine): string {
  const middle = (row: number): number => topOf(row) + card.height / 2
  const [begin, end] = [leftOf(from.column) + card.width, leftOf(to.column)]
  return `M${begin} ${middle(from.row)}H${(begin + end) / 2}V${middle(to.row)}H${end}`
}

/** Whether anything between two cards is in the visible part. */
const isSeen = (one: CardPlace, other: CardPlace, part: VisiblePart): boolean =>
  leftOf(Math.max(one.column, other.column)) + card.width >= part.left &&
  leftOf(Math.min(one.column, other.column)) <= part.right &&
  topOf(Math.max(one.row, other.row)) + card.height >= part.top &&
  topOf(Math.min(one.row, other.row)) <= part.bottom
