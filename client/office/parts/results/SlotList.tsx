import { Title } from '@mantine/core'
import { waitsForDay } from '../../../../shared-schema/rules/progress/ruling.ts'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { startWithZone } from '../../../base/formats/event-clock.ts'
import type { NamedGame } from '../../data/game-names.ts'
import { t } from '../../texts/t.ts'
import { useNearRows } from '../../frame/use-near-rows.ts'
import { t as clientT } from '../../../texts/t.ts'
import { GameRow } from './GameRow.tsx'
import classes from './results.module.css'

interface SlotListProps {
  /** In the order of their times. */
  readonly games: readonly NamedGame[]
  /** The former places of games that changed since the schedule was published. */
  readonly changed: ReadonlyMap<number, string>
  readonly onOpen: (gameId: number) => void
}

/** Games that begin at the same time, or a part of them: a thousand may still be unplaced. */
interface Part {
  /** Empty for games that wait for a new day. */
  readonly start: string
  /** The heading of the time, above the first part; null for the other parts. */
  readonly heading: { readonly count: number; readonly of: number } | null
  readonly games: readonly NamedGame[]
}

const PART = 20
/** The usual height of a part, in px. */
const PART_HEIGHT = 240

/** Games under the times of their starts: only those near the screen are in the page. */
export function SlotList({ games, changed, onOpen }: SlotListProps) {
  const parts = partsOf(games)
  const { list, rows, before, after, measure } = useNearRows({
    count: parts.length,
    rowHeight: PART_HEIGHT,
    beyond: 10,
    keyOf: index => parts[index]?.games[0]?.game.id ?? index,
  })
  return (
    <div ref={list}>
      <div style={{ height: before }} />
      {rows.map(({ key, index }) => {
        const part = parts[index]
        return (
          part && (
            <section key={String(key)} ref={measure} data-index={index} className={classes.slot}>
              {part.heading && (
                <Title order={2} size="h4">
                  {part.start === ''
                    ? clientT('events.postponed')
                    : `${dayHeading(part.start.slice(0, 10))} ${startWithZone(part.start)}`}
                  <small>{t('results.finalOf', part.heading)}</small>
                </Title>
              )}
              <ul className={classes.games}>
                {part.games.map(one => (
                  <GameRow
                    key={one.game.id}
                    named={one}
                    was={changed.get(one.game.id)}
                    onOpen={() => onOpen(one.game.id)}
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <div style={{ height: after }} />
    </div>
  )
}

/** Games that wait for a new day come last. */
function partsOf(games: readonly NamedGame[]): Part[] {
  const inOrder = [
    ...games.filter(({ game }) => !waitsForDay(game)),
    ...games.filter(({ game }) => waitsForDay(game)),
  ]
  return [...groupBy(inOrder, ({ game }) => (waitsForDay(game) ? '' : game.start_time))].flatMap(
    ([start, group]) =>
      Array.from({ length: Math.ceil(group.length / PART) }, (_, part) => ({
        start,
        heading:
          part === 0
            ? { count: group.filter(({ game: { status } }) => status === 'final').length, of: group.length }
            : null,
        games: group.slice(part * PART, (part + 1) * PART),
      })),
  )
}
