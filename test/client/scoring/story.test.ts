import { describe, expect, test } from 'vitest'
import { storyLines, type Story } from '../../../client/scoring/story.ts'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'

const namesOf = (sport: Sport) => ({
  sport: definitionOf(sport),
  team: (id: number | null) => ['Ants', 'Bees'][(id ?? 0) - 1] ?? '',
  player: (reference: number | string) => `#${reference}`,
})
const nobody = {
  int_1: null,
  player_1_id: null,
  player_1_team_id: null,
  int_2: null,
  int_3: null,
  bool_1: null,
  player_2_id: null,
  player_2_team_id: null,
  player_3_id: null,
  player_3_team_id: null,
}
const event = (type: number, time: string, more: Partial<Story['events'][number]> = {}) => ({
  ...nobody,
  type,
  time,
  ...more,
})

describe('the story of a game whose entries have left the device', () => {
  test('has the plays in words, and the score that each made', () => {
    const goal = (team: number, scorer: number, assist: number | null, time: string) =>
      event(ultimatePlays.goal, time, {
        player_1_id: assist,
        player_1_team_id: team,
        player_2_id: scorer,
        player_2_team_id: team,
      })
    const events = [
      goal(2, 7, 8, '10:01'),
      event(ultimatePlays.throwaway, '10:02', { player_1_id: 7, player_1_team_id: 2 }),
      goal(1, 4, null, '10:03'),
      event(ultimatePlays.halfTime, '10:04'),
      event(ultimatePlays.timeout, '10:05', { int_1: 1 }),
    ]
    expect(storyLines({ events, game_scores: [] }, 1, namesOf('ultimate'))).toEqual([
      { title: 'Goal Bees', detail: 'Scorer #7, Assist #8', side: 2, score: [0, 1], time: '10:01' },
      { title: 'Throwaway Bees', detail: 'Thrower #7', side: 2, score: null, time: '10:02' },
      { title: 'Goal Ants', detail: 'Scorer #4', side: 1, score: [1, 1], time: '10:03' },
      { title: 'Half time', detail: '', side: null, score: null, time: '10:04' },
      { title: 'Timeout Ants', detail: '', side: 1, score: null, time: '10:05' },
    ])
  })

  test('has the scores among the plays by their times if plays give no points', () => {
    const events = [
      event(ultimatePlays.timeout, '10:02', { int_1: 2 }),
      event(ultimatePlays.endOfPeriod, '10:04'),
    ]
    const game_scores = [
      { time: '10:01', team_1_score: 3, team_2_score: 0 },
      { time: '10:03', team_1_score: 3, team_2_score: 2 },
    ]
    expect(
      storyLines({ events, game_scores }, 1, namesOf('basketball')).map(({ title, score }) => [title, score]),
    ).toEqual([
      ['Score', [3, 0]],
      ['Timeout Bees', null],
      ['Score', [3, 2]],
      ['End of quarter', null],
    ])
  })

  test('has the scores that no play made between those that plays made', () => {
    const two = (team: number, time: string) => event(180, time, { player_1_team_id: team })
    const foul = event(190, '10:05', { player_1_team_id: 2 })
    const scores = [
      ['10:01', 2, 0],
      ['10:02', 2, 3],
      ['10:03', 4, 3],
      ['10:06', 4, 4],
      ['10:07', 4, 4],
    ] as const
    const game_scores = scores.map(([time, team_1_score, team_2_score]) => ({
      time,
      team_1_score,
      team_2_score,
    }))
    // Naming the scorer later moves the time of the play.
    const events = [two(1, '10:04'), two(1, '10:03'), foul]
    expect(
      storyLines({ events, game_scores }, 1, namesOf('basketball')).map(({ title, score }) => [title, score]),
    ).toEqual([
      ['Two-pointer Ants', [2, 0]],
      ['Score', [2, 3]],
      ['Two-pointer Ants', [4, 3]],
      ['Personal foul Bees', null],
      ['Score', [4, 4]],
    ])
  })

  test('says of a play that its sport does not have no more than that it was one', () => {
    const events = [event(ultimatePlays.goal, '10:01', { player_1_team_id: 1, player_2_team_id: 1 })]
    expect(storyLines({ events, game_scores: [] }, 1, namesOf('soccer'))).toEqual([
      { title: 'Play Ants', detail: '', side: 1, score: null, time: '10:01' },
    ])
  })
})
