import { Text } from '@mantine/core'
import { useCallback } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { fetchStory, storedStory, storyLines } from '../../scoring/story.ts'
import { useGrowingPart } from '../../components/use-growing-part.ts'
import { useAnswer } from '../../components/use-answer.ts'
import { EarlierPlays } from './EarlierPlays.tsx'
import classes from './game.module.css'
import { LineHead } from './LineHead.tsx'
import { startTime } from '../../base/formats/event-clock.ts'
import { t } from '../../texts/t.ts'

/** The events of a game that is counted for good: loaded from the server, and kept for times without it. */
export function StoryList({ view, gameId }: { view: GameView; gameId: number }) {
  const { data, isFetching } = useAnswer(
    useCallback((signal: AbortSignal) => fetchStory(gameId, signal), [gameId]),
  )
  const [count, end] = useGrowingPart()
  const story = data ?? storedStory(gameId)
  if (!story) return <Text role="status">{isFetching ? t('game.storyAsked') : t('game.storyLater')}</Text>
  const lines = storyLines(story, view.sides[0].id, view.names)
  if (lines.length === 0) return <Text>{t('game.noPlays')}</Text>
  return (
    <ol className={classes.plays} aria-label={t('game.plays')}>
      {lines
        .map(({ title, detail, score, time }, index) => (
          <li key={index} className={classes.line} data-testid="play">
            <LineHead title={title} detail={detail} score={score} />
            {time !== null && <span className={classes.lineMark}>{startTime(time)}</span>}
          </li>
        ))
        .reverse()
        .slice(0, count)}
      {lines.length > count && <EarlierPlays end={end} />}
    </ol>
  )
}
