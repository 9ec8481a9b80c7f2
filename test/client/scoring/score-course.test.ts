import { expect, test } from 'vitest'
import { scoreCourse } from '../../../client/scoring/score-course.ts'

test('the course of a score begins at 0–0 and says who led by how much, and how often that changed', () => {
  const course = scoreCourse([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 3],
  ])
  expect(course?.scores[0]).toEqual([0, 0])
  expect(course).toMatchObject({ largestLeads: [1, 2], changesOfLead: 2 })
})

test('a team that never led led by nothing, and one score is no course', () => {
  expect(
    scoreCourse([
      [1, 0],
      [2, 0],
    ]),
  ).toMatchObject({ largestLeads: [2, 0], changesOfLead: 0 })
  expect(scoreCourse([[1, 0]])).toBeNull()
})
