import { givenAsPlay } from '../sports/model/given-points.ts'
import type { Play } from '../sports/model/play.ts'
import type { PlayerReference } from '../sports/model/player-reference.ts'
import type { Sides } from '../rules/progress/sent-on.ts'
import type { Counters } from '../sports/model/figures.ts'
import type { Role } from '../sports/model/play-kind.ts'
import type { SportRules } from '../sports/model/sport.ts'
import type { GameState } from './fold-game.ts'

/**
 * The stat lines of one game: one for each team, and one for each player who did something, under the first
 * team for which a play named them.
 */
export interface BoxScore {
  readonly teams: { team_id: number; counters: Counters }[]
  readonly players: { player_id: PlayerReference; team_id: number; counters: Counters }[]
}

/**
 * Counts the plays of a game into stat lines. A team's line holds the figures of its players, named or not,
 * those of its opponent, its points, and its result once the game is final. A game with nothing recorded has
 * no lines.
 */
export function boxScore(sides: Sides, rules: SportRules, state: GameState): BoxScore {
  if (state.status === 'scheduled') return { teams: [], players: [] }
  const teams = new Map<number, Record<string, number>>()
  const players = new Map<
    PlayerReference,
    { player_id: PlayerReference; team_id: number; counters: Record<string, number> }
  >()
  for (const id of [sides.team_1_id, sides.team_2_id]) if (id !== null) teams.set(id, {})

  const course = rules.start(sides)
  const given = [...state.given]
  const takeGiven = (plays: number): void => {
    for (; given[0]?.after === plays; given.shift()) course.next(givenAsPlay(given[0].points), count)
  }
  for (const [index, { play }] of state.plays.entries()) {
    takeGiven(index)
    course.next(play, count)
  }
  takeGiven(state.plays.length)
  for (const appearance of appearances(state.plays.map(counted => counted.play))) {
    if (appearance.team_id !== null && appearance.player !== null && teams.has(appearance.team_id)) {
      playerLine(appearance.team_id, appearance.player)
    }
  }
  for (const line of players.values()) line.counters.games_played = 1
  return { teams: teamLines(sides, rules, state, teams), players: [...players.values()] }

  function count(role: Role, counter: string, by = 1): void {
    const team = role.team_id === null ? undefined : teams.get(role.team_id)
    if (!team || role.team_id === null) return
    if (rules.teamCounters.includes(counter)) add(team, counter, by)
    if (role.player === null || !rules.playerCounters.includes(counter)) return
    add(playerLine(role.team_id, role.player), counter, by)
  }

  function playerLine(team_id: number, player_id: PlayerReference): Record<string, number> {
    const line = players.get(player_id) ?? { player_id, team_id, counters: {} }
    players.set(player_id, line)
    return line.counters
  }
}

function teamLines(
  sides: Sides,
  rules: SportRules,
  state: GameState,
  teams: ReadonlyMap<number, Record<string, number>>,
): BoxScore['teams'] {
  const points = new Map([
    [sides.team_1_id, state.team_1_score],
    [sides.team_2_id, state.team_2_score],
  ])
  const own = new Map([...teams].map(([id, counters]) => [id, { ...counters }]))
  return [...teams].map(([team_id, counters]) => {
    add(counters, 'games_played', 1)
    const scored = points.get(team_id) ?? 0
    add(counters, 'points_scored', scored)
    if (state.status === 'final') add(counters, outcomeOf(team_id, state), 1)
    const opponentId = team_id === sides.team_1_id ? sides.team_2_id : sides.team_1_id
    add(counters, 'points_allowed', points.get(opponentId) ?? 0)
    const opponent = opponentId === null ? undefined : own.get(opponentId)
    for (const name of rules.opponentCounters) add(counters, `opponent_${name}`, opponent?.[name] ?? 0)
    return { team_id, counters }
  })
}

function outcomeOf(teamId: number, { winner_id, forfeit_team_ids }: GameState): 'wins' | 'losses' | 'ties' {
  if (winner_id === teamId) return 'wins'
  return winner_id === null && !forfeit_team_ids.includes(teamId) ? 'ties' : 'losses'
}

function appearances(plays: readonly Play[]): Role[] {
  return plays.flatMap(play => [
    { team_id: play.player_1_team_id, player: play.player_1_id },
    { team_id: play.player_2_team_id, player: play.player_2_id },
    { team_id: play.player_3_team_id, player: play.player_3_id },
  ])
}

function add(counters: Record<string, number>, name: string, by: number): void {
  if (by !== 0) counters[name] = (counters[name] ?? 0) + by
}
