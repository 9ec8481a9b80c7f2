import type { Play } from '../replication/entry.ts'
import { PointsPlayed } from './points-played.ts'
import { roleOf, type Count, type SportRules } from './sport-rules.ts'
import { ultimatePlays } from './ultimate-plays.ts'

const p = ultimatePlays

const playTypes: SportRules['playTypes'] = [
  { type: p.pull, name: 'pull', roles: ['puller'] },
  { type: p.pullByOther, name: 'pull', roles: ['puller'] },
  { type: p.pullOutOfBounds, name: 'pull out of bounds', roles: ['puller'] },
  { type: p.pickedUpDisc, name: 'picked up the disc', roles: ['player'] },
  { type: p.pass, name: 'completed pass', roles: ['thrower', 'receiver'] },
  { type: p.goal, name: 'goal', roles: ['thrower', 'scorer'] },
  { type: p.unknownTurnover, name: 'turnover', roles: ['team'] },
  { type: p.throwaway, name: 'throwaway', roles: ['thrower'] },
  { type: p.drop, name: 'drop', roles: ['thrower', 'dropper'] },
  { type: p.block, name: 'D', roles: ['thrower', 'intended receiver', 'defender'] },
  { type: p.callahan, name: 'callahan', roles: ['thrower', 'intended receiver', 'defender'] },
  { type: p.penalty, name: 'penalty', roles: ['player'] },
  { type: p.stall, name: 'stall', roles: ['thrower', 'marker'] },
  { type: p.on, name: 'substituted on', roles: ['player'] },
  { type: p.off, name: 'substituted off', roles: ['player'] },
  { type: p.onForInjury, name: 'on for an injury', roles: ['player'] },
  { type: p.offForInjury, name: 'off for an injury', roles: ['player'] },
  { type: p.timeout, name: 'timeout', roles: [] },
  { type: p.injuryTimeout, name: 'injury timeout', roles: [] },
  { type: p.endOfPeriod, name: 'end of period', roles: [] },
  { type: p.endOfFirstQuarter, name: 'end of first quarter', roles: [] },
  { type: p.halfTime, name: 'half time', roles: [] },
  { type: p.endOfThirdQuarter, name: 'end of third quarter', roles: [] },
  { type: p.gameOver, name: 'game over', roles: [] },
]

const shared = [
  'callahans', 'completed_passes_thrown', 'drops', 'ds', 'goals_caught', 'goals_thrown',
  'incomplete_passes_thrown', 'passes_caught', 'passes_thrown', 'pulls', 'throwaways', 'turnovers',
] as const

const periodEnds: readonly number[] = [p.endOfPeriod, p.endOfFirstQuarter, p.halfTime, p.endOfThirdQuarter]

/**
 * Ultimate. What each play counts is the usual reading of the field (wire facts 4.18): a goal is a
 * completed pass that is caught and scored; a callahan is a D and a goal for the defender, and a
 * throwaway for the thrower; a D is a throwaway for a thrower who was recorded.
 */
export const ultimate: SportRules = {
  playTypes,
  playerCounters: [...shared, 'picked_up_disc', 'points_played', 'stalls'],
  teamCounters: [...shared, 'stalls', 'timeouts'],
  opponentCounters: ['callahans', 'completed_passes_thrown', 'drops', 'ds', 'passes_thrown', 'throwaways', 'turnovers'],

  scoringTeam(play) {
    if (play.type === p.goal) return play.player_2_team_id ?? play.player_1_team_id
    if (play.type === p.callahan) return play.player_3_team_id
    return null
  },

  endsPeriod: play => periodEnds.includes(play.type),

  count(plays, add) {
    const field = new PointsPlayed()
    for (const play of plays) {
      countPlay(play, add)
      for (const role of field.follow(play, ultimate.scoringTeam(play) !== null)) add(role, 'points_played')
    }
  },

  derived(counters) {
    const count = (name: string) => counters[name] ?? 0
    const thrown = count('passes_thrown')
    const defence = count('ds') + count('callahans')
    const offence = count('goals_thrown') + count('goals_caught') - count('callahans') - count('turnovers')
    return {
      completion_percent: thrown === 0 ? 0 : Math.round((count('completed_passes_thrown') / thrown) * 10_000) / 100,
      offense_plus_minus: offence,
      defense_plus_minus: defence,
      plus_minus: offence + defence,
    }
  },
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
    case p.timeout:
      return add({ team_id: play.int_1, player: null }, 'timeouts')
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
