import { Fragment, useRef } from 'react'
import { useVisiblePart, type VisiblePart } from '../use-visible-part.ts'
import type { DrawnBracket } from '../../reading/events/bracket-columns.ts'
import type { BracketLine, CardPlace } from '../../reading/events/bracket-layout.ts'
import { BracketGameCard } from './BracketGameCard.tsx'
import classes from './bracket.module.css'

/** In rem, to grow with the text size. */
const card = { height: 6.5, besides: 2.5, below: 1, above: 2.5 }
const narrowest = 14.5
const widest = 21

/** As wide as the whole tree has room for, within limits. */
const widthOfCard = (room: number, columns: number): number =>
  Math.min(widest, Math.max(narrowest, (room + card.besides) / columns - card.besides))

const leftOf = (column: number, width: number): number => column * (width + card.besides)
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
  const room = useRef<HTMLDivElement>(null)
  const part = useVisiblePart(room)
  if (layout.rows === 0) return null
  const wide = widthOfCard(part.width, layout.columns)
  const [width, height] = [leftOf(layout.columns, wide) - card.besides, topOf(layout.rows)]
  return (
    <div ref={room}>
      <div className={classes.tree} style={{ width: `${width}rem`, height: `${height}rem` }}>
        <svg className={classes.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {layout.lines.map(
            line =>
              isSeen(line.from, line.to, part, wide) && (
                <path
                  key={`${line.from.id}-${line.to.id}`}
                  d={pathOf(line, wide)}
                  vectorEffect="non-scaling-stroke"
                />
              ),
          )}
        </svg>
        {rounds.map(({ title, games }, column) => (
          <Fragment key={column}>
            {title !== '' && (
              <h3
                className={classes.round}
                style={{ left: `${leftOf(column, wide)}rem`, width: `${wide}rem` }}
              >
                {title}
              </h3>
            )}
            <ol className={classes.games} aria-label={title || undefined}>
              {games.map(game => {
                const place = layout.places.get(game.id)
                return (
                  place &&
                  isSeen(place, place, part, wide) && (
                    <li
                      key={game.id}
                      className={classes.place}
                      style={{
                        left: `${leftOf(place.column, wide)}rem`,
                        top: `${topOf(place.row)}rem`,
                        width: `${wide}rem`,
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
    </div>
  )
}

/** From the middle of one card's end to the middle of the next one's start, with one bend. */
function pathOf({ from, to }: BracketLine, wide: number): string {
  const middle = (row: number): number => topOf(row) + card.height / 2
  const [begin, end] = [leftOf(from.column, wide) + wide, leftOf(to.column, wide)]
  return `M${begin} ${middle(from.row)}H${(begin + end) / 2}V${middle(to.row)}H${end}`
}

/** Whether anything between two cards is in the visible part. */
const isSeen = (one: CardPlace, other: CardPlace, part: VisiblePart, wide: number): boolean =>
  leftOf(Math.max(one.column, other.column), wide) + wide >= part.left &&
  leftOf(Math.min(one.column, other.column), wide) <= part.right &&
  topOf(Math.max(one.row, other.row)) + card.height >= part.top &&
  topOf(Math.min(one.row, other.row)) <= part.bottom
