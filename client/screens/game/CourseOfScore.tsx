import { useCallback } from 'react'
import { useAnswer } from '../../components/use-answer.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { scoreCourse, type Score } from '../../scoring/score-course.ts'
import { fetchStory, storedStory, storyLines } from '../../scoring/story.ts'
import classes from './course.module.css'
import { t } from '../../texts/t.ts'

const [WIDTH, HEIGHT] = [600, 200]

/**
 * How the score went: by the plays on this device, or once they have left it by those that the office tells.
 */
export function CourseOfScore({ view, gameId }: { view: GameView; gameId: number }) {
  if (view.settled && view.lines.length === 0) return <CourseOfStory view={view} gameId={gameId} />
  return (
    <Course view={view} lines={view.lines.filter(({ mark }) => mark !== 'undone' && mark !== 'refused')} />
  )
}

function CourseOfStory({ view, gameId }: { view: GameView; gameId: number }) {
  const { data } = useAnswer(useCallback((signal: AbortSignal) => fetchStory(gameId, signal), [gameId]))
  const story = data ?? storedStory(gameId)
  return story ? <Course view={view} lines={storyLines(story, view.sides[0].id, view.names)} /> : null
}

interface CourseProps {
  readonly view: GameView
  readonly lines: readonly { readonly score: Score | null }[]
}

/** The course of a score as two lines and in words; nothing as long as there is too little to draw. */
function Course({ view, lines }: CourseProps) {
  const course = scoreCourse(lines.flatMap(({ score }) => (score ? [score] : [])))
  if (!course) return null
  const { scores, largestLeads, changesOfLead } = course
  const most = Math.max(1, ...scores.flat())
  const [across, up] = [WIDTH / (scores.length - 1), HEIGHT / most]
  const lineOf = (side: 0 | 1): string =>
    scores
      .map((score, index) => {
        const height = HEIGHT - score[side] * up
        return index === 0 ? `M0 ${height}` : `H${index * across}V${height}`
      })
      .join('')
  const [one, two] = view.sides
  return (
    <figure className={classes.course}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path className={classes.first} d={lineOf(0)} vectorEffect="non-scaling-stroke" />
        <path className={classes.second} d={lineOf(1)} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>
        <span className={classes.team} data-side="1">
          <bdi>{one.name}</bdi> {one.score}
        </span>
        <span className={classes.team} data-side="2">
          <bdi>{two.name}</bdi> {two.score}
        </span>
        <span>
          {t('reading.largestLeads', {
            one: one.name,
            two: two.name,
            leadOne: largestLeads[0],
            leadTwo: largestLeads[1],
          })}{' '}
          {changesOfLead === 0
            ? t('reading.leadNeverChanged')
            : t('reading.changesOfLead', { count: changesOfLead })}
        </span>
      </figcaption>
    </figure>
  )
}
