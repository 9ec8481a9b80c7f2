import type { Play } from '../replication/entry.ts'
import { figuresOf } from './figures.ts'
import { general } from './general.ts'
import { players, playType } from './play-type.ts'
import { PointsPlayed } from './points-played.ts'
import { roleOf, type Count, type SportRules } from './sport-rules.ts'
import { ultimatePlays } from './ultimate-plays.ts'

const p = ultimatePlays

const playTypes: SportRules['playTypes'] = [
  playType(p.pull, 'pull', players('puller')),
  playType(p.pullByOther, 'pull', players('puller')),
  playType(p.pullOutOfBounds, 'pull out of bounds', players('puller')),
  playType(p.pickedUpDisc, 'picked up the disc', players('player')),
  playType(p.pass, 'completed pass', players('thrower', 'receiver')),
  playType(p.goal, 'goal', players('thrower', 'scorer')),
  playType(p.unknownTurnover, 'turnover', { player_1_team_id: 'team that lost the disc, without a player' }),
  playType(p.throwaway, 'throwaway', players('thrower')),
  playType(p.drop, 'drop', players('thrower', 'dropper')),
  playType(p.block, 'D', players('thrower', 'intended receiver', 'defender')),
  playType(p.callahan, 'callahan', players('thrower', 'intended receiver', 'defender')),
  playType(p.penalty, 'penalty', players('player')),
  playType(p.stall, 'stall', players('thrower', 'marker')),
]

const shared = [
  'callahans', 'completed_passes_thrown', 'drops', 'ds', 'goals_caught', 'goals_thrown',
  'incomplete_passes_thrown', 'passes_caught', 'passes_thrown', 'pulls', 'throwaways', 'turnovers',
] as const

const figures: SportRules['figures'] = {
  completion_percent: { sum: { completed_passes_thrown: 1 }, percentOf: { passes_thrown: 1 } },
  offense_plus_minus: { sum: { goals_thrown: 1, goals_caught: 1, callahans: -1, turnovers: -1 } },
  defense_plus_minus: { sum: { ds: 1, callahans: 1 } },
  // The sum of both: a callahan is taken from the one and added to the other.
  plus_minus: { sum: { goals_thrown: 1, goals_caught: 1, ds: 1, turnovers: -1 } },
}

/**
 * Ultimate. What each play counts is the usual reading of the field (wire facts 4.18): a goal is a
 * completed pass that is caught and scored; a callahan is a D and a goal for the defender, and a
 * throwaway for the thrower; a D is a throwaway for a thrower who was recorded.
 */
export const ultimate: SportRules = {
  playTypes: [...playTypes, ...general.playTypes],
  playerCounters: [...shared, 'picked_up_disc', 'points_played', 'stalls'],
  teamCounters: [...shared, 'stalls', ...general.teamCounters],
  opponentCounters: ['callahans', 'completed_passes_thrown', 'drops', 'ds', 'passes_thrown', 'throwaways', 'turnovers'],
  figures,

  scoringTeam(play) {
    if (play.type === p.goal) return play.player_2_team_id ?? play.player_1_team_id
    if (play.type === p.callahan) return play.player_3_team_id
    return null
  },

  endsPeriod: play => general.endsPeriod(play),

  count(plays, add) {
    general.count(plays, add)
    const field = new PointsPlayed()
    for (const play of plays) {
      countPlay(play, add)
      const ends = ultimate.scoringTeam(play) !== null ? 'point' : ultimate.endsPeriod(play) || play.type === p.gameOver ? 'period' : null
      for (const role of field.follow(play, ends)) add(role, 'points_played')
    }
  },

  derived: counters => figuresOf(figures, counters),
}

function countPlay(play: Play, add: Count): void {
  const [first, second, third] = [roleOf(play, 1), roleOf(play, 2), roleOf(play, 3)]
  switch (play.type) {
    case p.pull: case p.pullByOther: case p.pullOutOfBounds:
      return add(first, 'pulls')
    case p.pickedUpDisc:
      return first.player === null ? undefined : add(first, 'picked_up_disc')
    case p.goal:
      add(first, 'goals_thrown')
      add(second, 'goals_caught')
      return countPass()
    case p.pass:
      return countPass()
    case p.unknownTurnover:
      return add(first, 'turnovers')
    case p.throwaway:
      return countThrowaway()
    case p.drop:
      countIncomplete()
      add(second, 'drops')
      return add(second, 'turnovers')
    case p.block:
      countThrowaway()
      return add(third, 'ds')
    case p.callahan:
      countThrowaway()
      add(third, 'ds')
      add(third, 'callahans')
      return add(third, 'goals_caught')
    case p.stall:
      add(first, 'stalls')
      return add(first, 'turnovers')
  }

  function countPass(): void {
    add(first, 'passes_thrown')
    add(first, 'completed_passes_thrown')
    add(second, 'passes_caught')
  }

  function countIncomplete(): void {
    add(first, 'passes_thrown')
    add(first, 'incomplete_passes_thrown')
  }

  function countThrowaway(): void {
    countIncomplete()
    add(first, 'throwaways')
    add(first, 'turnovers')
  }
}
