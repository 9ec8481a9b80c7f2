import { useMemo, useRef, type RefObject } from 'react'
import { Title } from '@mantine/core'
import { useScrollRestoration } from '../../components/scroll-restoration.ts'
import { useVisiblePart } from '../../components/use-visible-part.ts'
import { titleOfDay, type GameGroup } from '../../reading/events/event-view.ts'
import { listRows, rowHeights, type ListRow } from '../../reading/events/list-rows.ts'
import { GameCard } from './GameCard.tsx'
import classes from './games.module.css'

interface GameRowsProps {
  readonly groups: readonly GameGroup[]
  /** The index of the group that is on now; -1 for none. */
  readonly present: number
  /** An element at the beginning of that group. */
  readonly now: RefObject<HTMLDivElement | null>
  readonly parts: ReadonlyMap<number, string>
  readonly unsent: ReadonlyMap<number, number>
  readonly followed: ReadonlySet<number>
  readonly scope: string
}

/** The minimum width of a card, in rem. */
const CARD = 20

/** A long list of games, of which only the rows are drawn that can be seen. */
export function GameRows({ groups, present, now, parts, unsent, followed, scope }: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const part = useVisiblePart(list)
  const columns = Math.max(1, Math.floor(part.width / CARD))
  const { rows, height } = useMemo(() => listRows(groups, columns), [groups, columns])
  // Waits until the number of columns is known.
  useScrollRestoration(part.width > 0 && rows.length > 0, () => now.current)
  const begin = rows.find(row => row.kind === 'time' && row.group === present)
  const above = begin && rows[rows.indexOf(begin) - 1]
  // Keep the day heading while any of its games is listed (screen readers).
  const day = rows.findLast(({ kind, top }) => kind === 'day' && top <= part.top)
  const contentOf = (row: ListRow) => {
    switch (row.kind) {
      case 'day':
        return <Title order={2}>{titleOfDay(row.day)}</Title>
      case 'time':
        return (
          <Title order={3} size="h4">
            {row.time}
          </Title>
        )
      case 'games':
        return row.games.map(game => (
          <GameCard
            key={game.id}
            game={game}
            part={parts.get(game.id)}
            scope={scope}
            unsent={unsent.get(game.id) ?? 0}
            isFollowed={game.teamIds.some(id => followed.has(id ?? 0))}
          />
        ))
    }
  }
  return (
    <div ref={list} className={classes.list} style={{ height: `${height}rem` }}>
      <div
        ref={now}
        className={classes.now}
        style={{ top: `${(above?.kind === 'day' ? above : begin)?.top ?? 0}rem` }}
      />
      {rows
        .filter(row => row === day || (row.top + rowHeights[row.kind] >= part.top && row.top <= part.bottom))
        .map(row => (
          <div
            key={`${row.kind}${row.top}`}
            className={classes[row.kind]}
            style={{
              top: `${row.top}rem`,
              gridTemplateColumns: row.kind === 'games' ? `repeat(${columns}, minmax(0, 1fr))` : undefined,
            }}
          >
            {contentOf(row)}
          </div>
        ))}
    </div>
  )
}
