import { lessIsBetter, percent, ratio, sum } from '../model/figures.ts'
import type { BoxGroup } from '../model/sport.ts'

/** Figures of goalkeepers; the average is the goals per sixty minutes. */
export const goalkeeperFigures = {
  shots_against: sum('saves', 'goals_against'),
  save_percent: percent('saves', sum('saves', 'goals_against')),
  goals_against_average: lessIsBetter(ratio('goals_against', 'seconds_in_goal', 2, 3600)),
} as const

/** The part of a box score for goalkeepers followed by the course. */
export const goalkeeperBox = {
  word: 'goalkeepers',
  columns: [
    'shots_against',
    'goals_against',
    'saves',
    'save_percent',
    'goals_against_average',
    'seconds_in_goal',
  ],
  ranking: 'saves',
} as const satisfies BoxGroup
