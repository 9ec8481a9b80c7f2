import { describe, expect, test } from 'vitest'
import { noSituation } from '../../shared-schema/sports/model/situation.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { noStep } from '../../shared-schema/sports/model/course.ts'
import type { Role } from '../../shared-schema/sports/model/play-kind.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, fold, sides, type Sheet } from './sheet.ts'

const ultimate = rulesOf('ultimate')

const box = (sheet: Sheet) => boxScore(sides, ultimate, fold(sheet))

function ended(one: number, two: number, forfeit_team_ids: number[] = []) {
  const sheet = device(1)
  sheet.record('score', {
    team_1_score: one,
    team_2_score: two,
    is_final: true,
    game_sets: [],
    what_happened: '',
    forfeit_team_ids,
  })
  return box(sheet).teams.map(({ counters }) => counters)
}

describe('the stat lines of the teams', () => {
  test('are none as long as nothing was recorded', () => {
    expect(box(device(1))).toEqual({ teams: [], players: [] })
  })

  test('are one for each team, with its points and those of the other one; what did not happen is not in it', () => {
    const sheet = device(1)
    sheet.score(3, 0, false)
    expect(box(sheet)).toEqual({
      teams: [
        { team_id: 1, counters: { games_played: 1, points_scored: 3 } },
        { team_id: 2, counters: { games_played: 1, points_allowed: 3 } },
      ],
      players: [],
    })
  })

  test('say who won once the game is final', () => {
    expect(ended(3, 2)).toEqual([
      { games_played: 1, points_scored: 3, points_allowed: 2, wins: 1 },
      { games_played: 1, points_scored: 2, points_allowed: 3, losses: 1 },
    ])
    expect(ended(1, 2)).toMatchObject([{ losses: 1 }, { wins: 1 }])
    expect(ended(0, 0)).toEqual([
      { games_played: 1, ties: 1 },
      { games_played: 1, ties: 1 },
    ])
  })

  test('say that a team that forfeits has lost at any score, even if both forfeit', () => {
    expect(ended(3, 2, [1])).toMatchObject([{ losses: 1 }, { wins: 1 }])
    const both = ended(2, 2, [1, 2])
    expect(both).toMatchObject([{ losses: 1 }, { losses: 1 }])
    for (const line of both) expect(line).not.toHaveProperty('ties')
  })

  test('hold what their players did, named or not, and what the opponent did', () => {
    const sheet = device(1)
    sheet.record('play', playOf(ultimatePlays.drop, { player_1_team_id: 1, player_2_team_id: 1 }))
    sheet.record('play', playOf(ultimatePlays.drop, { player_2_team_id: 1, player_2_id: 12 }))
    const [first, second] = box(sheet).teams.map(({ counters }) => counters)
    expect(first).toEqual({
      games_played: 1,
      passes_thrown: 1,
      incomplete_passes_thrown: 1,
      drops: 2,
      turnovers: 2,
    })
    expect(second).toEqual({
      games_played: 1,
      opponent_passes_thrown: 1,
      opponent_drops: 2,
      opponent_turnovers: 2,
    })
  })

  test('are that of one team alone as long as the other one is not known', () => {
    const sheet = device(1)
    sheet.goal(2)
    sheet.record('play', playOf(ultimatePlays.throwaway, { player_1_team_id: 2 }))
    const alone = { team_1_id: null, team_2_id: 2 }
    const { teams } = boxScore(alone, ultimate, foldGame(alone, ultimate, sheet.entries))
    expect(teams).toMatchObject([
      { team_id: 2, counters: { games_played: 1, points_scored: 1, throwaways: 1 } },
    ])
    expect(Object.keys(teams[0]?.counters ?? {})).not.toContainEqual(
      expect.stringMatching(/allowed|opponent/),
    )
  })
})

/** A sport in which each play counts a kick for this role, with its distance. */
function kicks(role: Role, more: Partial<SportRules> = {}) {
  const rules: SportRules = {
    ...rulesOf('ultimate'),
    teamCounters: ['kicks', 'metres'],
    playerCounters: ['kicks', 'metres'],
    opponentCounters: ['metres'],
    start: () => ({
      situation: () => noSituation,
      next(play, count) {
        count(role, 'kicks')
        count(role, 'metres', play.int_2 ?? 0)
        return noStep
      },
    }),
    ...more,
  }
  const sheet = device(1)
  for (const int_2 of [30, 20]) sheet.record('play', playOf(4711, { int_2 }))
  return boxScore(sides, rules, foldGame(sides, rules, sheet.entries))
}

describe('what a sport counts', () => {
  test('is added up for the player and for the team, by as much as it says', () => {
    expect(kicks({ team_id: 2, player: 21 })).toEqual({
      teams: [
        { team_id: 1, counters: { games_played: 1, opponent_metres: 50 } },
        { team_id: 2, counters: { games_played: 1, kicks: 2, metres: 50 } },
      ],
      players: [{ player_id: 21, team_id: 2, counters: { games_played: 1, kicks: 2, metres: 50 } }],
    })
  })

  test('is for the lines alone for which the sport counts it', () => {
    const ofTeams = kicks({ team_id: 2, player: 21 }, { playerCounters: ['metres'] })
    expect(ofTeams.players[0]?.counters).toEqual({ games_played: 1, metres: 50 })
    expect(ofTeams.teams[1]?.counters).toMatchObject({ kicks: 2, metres: 50 })
    const ofPlayers = kicks({ team_id: 2, player: 21 }, { teamCounters: ['metres'] })
    expect(ofPlayers.players[0]?.counters).toMatchObject({ kicks: 2, metres: 50 })
    expect(ofPlayers.teams[1]?.counters).toEqual({ games_played: 1, metres: 50 })
    expect(kicks({ team_id: 2, player: 21 }, { playerCounters: [] }).players).toEqual([])
  })

  test('is for nobody if no team is named, or one that does not play', () => {
    for (const team_id of [null, 3])
      expect(kicks({ team_id, player: 21 })).toEqual({
        teams: [1, 2].map(id => ({ team_id: id, counters: { games_played: 1 } })),
        players: [],
      })
  })
})

describe('the stat lines of players', () => {
  const played = (...plays: Play[]) => {
    const sheet = device(1)
    for (const play of plays) sheet.record('play', play)
    return box(sheet).players
  }

  test.each([1, 2, 3] as const)(
    'are there for everybody named, in place %d of a play too, that counts nothing',
    place => {
      expect(played(playOf(4711, { [`player_${place}_id`]: 21, [`player_${place}_team_id`]: 2 }))).toEqual([
        { player_id: 21, team_id: 2, counters: { games_played: 1 } },
      ])
    },
  )

  test('are none for somebody of whom no team is told', () => {
    expect(played(playOf(4711, { player_1_id: 21 }), playOf(4711, { player_1_team_id: 2 }))).toEqual([])
  })

  test('are one for each player, of the team that a play named first', () => {
    expect(played(goalOf(1, 7, null), goalOf(2, 7, 8))).toMatchObject([
      { player_id: 7, team_id: 1, counters: { games_played: 1, goals_caught: 2 } },
      { player_id: 8, team_id: 2, counters: { games_played: 1, goals_thrown: 1 } },
    ])
  })

  test('are there for a player who walked on, by the entry that says so', () => {
    const sheet = device(1)
    const walkOn = sheet.record('walk_on', {
      team_id: 1,
      first_name: 'Wim',
      last_name: '',
      nickname: '',
      number: null,
    })
    sheet.record('play', goalOf(1, walkOn.id, null))
    expect(box(sheet).players).toMatchObject([{ player_id: walkOn.id, team_id: 1 }])
  })
})
