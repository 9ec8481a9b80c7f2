import { Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { inLineUps } from '../../scoring/line-ups.ts'
import { fetchStory, storedStory, storyLines, type StoryLine } from '../../scoring/story.ts'
import { useGrowingPart } from '../../components/use-growing-part.ts'
import { useAnswer } from '../../components/use-answer.ts'
import { EarlierPlays } from './EarlierPlays.tsx'
import classes from './game.module.css'
import { LineHead } from './LineHead.tsx'
import { LineUpLines } from './LineUpLines.tsx'
import { scored, ScoresOnly } from './ScoresOnly.tsx'
import { startTime } from '../../base/formats/event-clock.ts'
import { t } from '../../texts/t.ts'

/** The events of a game that is counted for good: loaded from the server, and kept for times without it. */
export function StoryList({ view, gameId }: { view: GameView; gameId: number }) {
  const { data, isFetching } = useAnswer(
    useCallback((signal: AbortSignal) => fetchStory(gameId, signal), [gameId]),
  )
  const [count, end] = useGrowingPart()
  const [onlyScores, showOnlyScores] = useState(false)
  const story = data ?? storedStory(gameId)
  if (!story) return <Text role="status">{isFetching ? t('game.storyAsked') : t('game.storyLater')}</Text>
  const lines = storyLines(story, view.sides[0].id, view.names)
  if (lines.length === 0) return <Text>{t('game.noPlays')}</Text>
  const placed = lines.map((line, place) => ({ ...line, place })).reverse()
  const rows = inLineUps(onlyScores ? placed.filter(scored) : placed, ({ ofLineUp, time }) =>
    ofLineUp && time !== null ? { play: ofLineUp, step: time } : null,
  )
  return (
    <>
      <ScoresOnly lines={lines} isOn={onlyScores} onChange={showOnlyScores} />
      <ol className={classes.plays} aria-label={t('game.plays')}>
        {rows.slice(0, count).map(row => {
          const [latest] = row
          if (!latest || row.length === 1) return row.map(lineFor)
          return (
            <LineUpLines
              key={latest.place}
              view={view}
              side={latest.side}
              plays={row.flatMap(({ ofLineUp }) => ofLineUp ?? []).reverse()}
              mark={timeOf(latest)}
            >
              {row.map(lineFor)}
            </LineUpLines>
          )
        })}
        {rows.length > count && <EarlierPlays end={end} />}
      </ol>
    </>
  )
}

const lineFor = (line: StoryLine & { readonly place: number }) => (
  <li key={line.place} className={classes.line} data-testid="play" data-side={line.side ?? undefined}>
    <LineHead title={line.title} detail={line.detail} score={line.score} />
    {timeOf(line)}
  </li>
)

const timeOf = ({ time }: StoryLine) =>
  time !== null && <span className={classes.lineMark}>{startTime(time)}</span>
