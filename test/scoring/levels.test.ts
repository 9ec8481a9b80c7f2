import { describe, expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { writer } from '../sports/game-of.ts'
import { device, sides, type Sheet } from './sheet.ts'

/** The results of a sheet on which plays and added points are mixed. */
function counted(sport: Sport, sheet: Sheet) {
  const rules = rulesOf(sport)
  const state = foldGame(sides, rules, sheet.entries)
  const { teams, players } = boxScore(sides, rules, state)
  return {
    score: `${state.team_1_score}-${state.team_2_score}`,
    periods: state.periods.map(([one, two]) => `${one}-${two}`).join(' '),
    team: (id: number) => ({ ...teams.find(({ team_id }) => team_id === id)?.counters }),
    player: (id: number) => ({ ...players.find(({ player_id }) => player_id === id)?.counters }),
  }
}

describe('a game of which the level was changed in the middle', () => {
  test('has the points of plays and those that were added, each in its period, whichever came first', () => {
    const sheet = device(1)
    const play = writer('basketball')
    sheet.record('play', play(181, 1, [11]))
    sheet.add(1, 2, [3, 0])
    sheet.record('play', playOf(94, {}))
    sheet.add(2, 1, [5, 0])
    sheet.record('play', play(180, 2, [21, 22]))
    const wrong = sheet.add(1, 3, [5, 3])
    sheet.record('withdrawal', { entry_id: wrong.id })
    const game = counted('basketball', sheet)
    expect(game.score).toBe('5-3')
    expect(game.periods).toBe('5-0 0-3')
    expect(game.team(1)).toMatchObject({ points_scored: 5, points_allowed: 3, three_pointers_made: 1 })
    expect(game.player(22)).toMatchObject({ assists: 1 })
  })

  test('has the sets that plays won and those that were added; the one that was played is over with an added one', () => {
    const sheet = device(1)
    const play = writer('volleyball')
    for (let rally = 0; rally < 10; rally++) sheet.record('play', play(460, 1))
    sheet.add(2, 1)
    for (let rally = 0; rally < 25; rally++) sheet.record('play', play(460, 1))
    const game = counted('volleyball', sheet)
    expect(game.score).toBe('1-1')
    expect(game.periods).toBe('10-0 25-0')
    expect(game.team(1)).toMatchObject({ sets_won: 1, sets_lost: 1 })
    expect(game.team(2)).toMatchObject({ sets_won: 1, sets_lost: 1 })
  })

  test('knows by added sets, too, when the last one is played', () => {
    const sheet = device(1)
    const play = writer('volleyball')
    for (const team of [1, 1, 2, 2] as const) sheet.add(team, 1)
    for (let rally = 0; rally < 15; rally++) sheet.record('play', play(460, 2))
    const game = counted('volleyball', sheet)
    expect(game.score).toBe('2-3')
    expect(game.team(2)).toMatchObject({ sets_won: 3, sets_lost: 2 })
  })

  test('starts a new set of tennis after one that was added', () => {
    const sheet = device(1)
    const play = writer('tennis')
    const games = (team: number, many: number): void => {
      for (let point = 0; point < 4 * many; point++) sheet.record('play', play(300, team))
    }
    games(1, 5)
    sheet.add(1, 1)
    games(2, 6)
    expect(counted('tennis', sheet)).toMatchObject({ score: '1-1', periods: '5-0 0-6' })
  })

  test('starts a new game of foosball after one that was added', () => {
    const sheet = device(1)
    const play = writer('foosball')
    for (let goal = 0; goal < 3; goal++) sheet.record('play', play(900, 1, [11]))
    sheet.add(1, 1)
    for (let goal = 0; goal < 4; goal++) sheet.record('play', play(900, 1, [11]))
    expect(counted('foosball', sheet).team(1)).toMatchObject({ sets_won: 1, goals: 7, points_scored: 1 })
  })

  test('has no game-winning goal where a goal was added: nobody knows whose it was', () => {
    const sheet = device(1)
    const play = writer('ice hockey')
    sheet.record('play', play(780, 1, [11]))
    expect(counted('ice hockey', sheet).player(11)).toMatchObject({ game_winning_goals: 1 })
    sheet.add(2, 1, [1, 0])
    sheet.record('play', play(780, 1, [12]))
    const game = counted('ice hockey', sheet)
    expect(game.score).toBe('2-1')
    expect(game.player(11)).not.toHaveProperty('game_winning_goals', 1)
    expect(game.player(12)).not.toHaveProperty('game_winning_goals')
  })

  test('works out again who serves after an added game of table tennis', () => {
    const sheet = device(1)
    const play = writer('table tennis')
    sheet.record('play', play(504, 1, [11]))
    sheet.record('play', play(500, 1, [11]))
    sheet.add(2, 1)
    sheet.record('play', play(500, 1, [11]))
    expect(counted('table tennis', sheet).player(11)).toMatchObject({ points_won: 2, points_on_serve: 1 })
  })
})
