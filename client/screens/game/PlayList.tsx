import { Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { inLineUps, isPartOfLineUp } from '../../scoring/line-ups.ts'
import type { TimelineLine } from '../../scoring/timeline.ts'
import { useGrowingPart } from '../../components/use-growing-part.ts'
import { CorrectPlay, LineUpLines, RefusedLines, ScoresOnly } from './lazy-parts.ts'
import { EarlierPlays } from './EarlierPlays.tsx'
import classes from './game.module.css'
import { MarkText } from './MarkText.tsx'
import { PlayLine } from './PlayLine.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface PlayListProps {
  readonly view: GameView
  readonly game: Game
  /**
   * True if the reader keeps scores here: only scorekeepers see refused plays, and the marks of other plays.
   */
  readonly keepsScore: boolean
  readonly editable: boolean
  readonly level: Level
}

/**
 * The plays, the latest first; a tap on one corrects or removes it, and one that was undone stays, struck
 * through. Several plays that do not count for the same reason are together at the end.
 */
export function PlayList({ view, game, keepsScore, editable, level }: PlayListProps) {
  const [correcting, setCorrecting] = useState<string | null>(null)
  const [count, end] = useGrowingPart()
  const [onlyScores, showOnlyScores] = useState(false)
  const open = view.lines.find(({ root }) => root.id === correcting)
  const { ask } = game
  const correct = useCallback(
    (root: string) => {
      ask(null)
      setCorrecting(root)
    },
    [ask],
  )
  const lines = keepsScore ? view.lines : view.lines.filter(line => line.mark !== 'refused')
  if (lines.length === 0) return <Text>{t('game.nothingYet')}</Text>
  const onOpen = editable ? correct : null
  const placed = withPlaces(lines).reverse()
  const refused = [
    ...groupBy(
      placed.filter(({ line }) => line.reason !== null),
      ({ line }) => line.reason ?? '',
    ),
  ].filter(([, alike]) => alike.length > 1)
  const together = new Set(refused.map(([reason]) => reason))
  const single = placed.filter(({ line }) => !together.has(line.reason ?? ''))
  // A scorekeeper sees every play, to correct it, until the game is over.
  const isRead = !keepsScore || view.status === 'final'
  const rows = inLineUps(
    onlyScores && isRead ? single.filter(({ line }) => line.score !== null) : single,
    ({ line }) => partOfLineUp(line, view),
  )
  const lineFor = ({ line, place }: (typeof single)[number]) => (
    <PlayLine
      key={line.root.id}
      line={line}
      place={place}
      onOpen={isInEffect(line) ? onOpen : null}
      isMarked={keepsScore || line.mark === 'undone'}
    />
  )
  return (
    <>
      {isRead && <ScoresOnly lines={lines} isOn={onlyScores} onChange={showOnlyScores} />}
      <ol className={classes.plays} aria-label={t('game.plays')}>
        {rows.slice(0, count).map(row => {
          const [latest] = row
          if (!latest || row.length === 1) return row.map(lineFor)
          const { line } = latest
          return (
            <LineUpLines
              key={row.at(-1)?.line.root.id}
              view={view}
              plays={row.flatMap(one => partOfLineUp(one.line, view)?.play ?? []).reverse()}
              side={line.side}
              isUndone={line.mark === 'undone'}
              mark={
                keepsScore || line.mark === 'undone' ? (
                  <MarkText mark={line.mark} time={line.time} />
                ) : (
                  <span className={classes.lineMark}>{line.time}</span>
                )
              }
            >
              {row.map(lineFor)}
            </LineUpLines>
          )
        })}
        {rows.length > count && <EarlierPlays end={end} />}
        {refused.map(([reason, lines]) => (
          <RefusedLines key={reason} reason={reason} lines={lines} onOpen={onOpen} />
        ))}
      </ol>
      {open && (
        <CorrectPlay line={open} view={view} game={game} level={level} onClose={() => setCorrecting(null)} />
      )}
    </>
  )
}

/** A play without a fault may be part of a line-up: with others that its device recorded in the same step. */
function partOfLineUp(
  { root, entry, mark, warnings }: TimelineLine,
  { sport }: GameView,
): { play: Play; step: string } | null {
  if (entry.kind !== 'play' || mark === 'refused' || warnings.length > 0) return null
  if (!isPartOfLineUp(entry.data, sport)) return null
  return { play: entry.data, step: `${root.device_id} ${root.recorded_at} ${mark === 'undone'}` }
}

const isInEffect = ({ mark }: TimelineLine): boolean => mark !== 'undone'

/** Numbers the plays; one that was undone has the number of the play before it. */
function withPlaces(lines: readonly TimelineLine[]): { line: TimelineLine; place: number }[] {
  let inEffect = 0
  return lines.map(line => ({ line, place: isInEffect(line) ? ++inEffect : inEffect }))
}
