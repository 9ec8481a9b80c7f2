import { describe, expect, test } from 'vitest'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { foldGame, type GameState } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { writer } from '../sports/game-of.ts'
import { device, sides, Sheet } from './sheet.ts'

/** A game of a sport on one sheet, whose plays are written by their words. */
class Game extends Sheet {
  readonly #sport: Sport

  constructor(sport: Sport) {
    super(device(1).device)
    this.#sport = sport
  }

  /** Records a play of a team, or of nobody, so many times. @returns the last one */
  plays(word: PlayWord, team: 1 | 2 | null = null, times = 1) {
    const { kinds } = rulesOf(this.#sport)
    const type = kinds.find(kind => kind.word === word)?.type ?? NaN
    const play = writer(this.#sport)(type, team)
    return Array.from({ length: times }, () => this.record('play', play)).at(-1)
  }

  /** Records points of a set, first all of team 1. @returns the last one */
  points(one: number, two: number) {
    this.plays('point', 1, one)
    this.plays('point', 2, two)
    return this.entries.at(-1)
  }

  end() {
    return this.record('status', { status: 'final' })
  }

  forfeit(one: number, two: number, loser: number) {
    return this.record('score', {
      team_1_score: one,
      team_2_score: two,
      is_final: true,
      game_sets: [],
      what_happened: '',
      forfeit_team_ids: [loser],
    })
  }

  state(teams: Sides = sides): GameState {
    return foldGame(teams, rulesOf(this.#sport), this.entries)
  }

  /** `1-0`, with the points of each period behind it: `1-0: 25-20 3-2`. */
  stands(teams: Sides = sides): string {
    const { team_1_score, team_2_score, periods } = this.state(teams)
    return [`${team_1_score}-${team_2_score}:`, ...periods.map(([one, two]) => `${one}-${two}`)].join(' ')
  }

  /** The scores in the order in which they came about. */
  scores(): { entry: unknown; score: string; is_final: boolean }[] {
    return this.state().scores.map(({ entry, team_1_score, team_2_score, is_final }) => ({
      entry,
      score: `${team_1_score}-${team_2_score}`,
      is_final,
    }))
  }
}

describe('what is recorded in advance does not start the game:', () => {
  test.each([
    ['volleyball', 'inPosition', 'point'],
    ['cricket', 'onStrike', 'wide'],
    ['baseball', 'batterUp', 'single'],
    ['ultimate', 'substitutedOn', 'goal'],
  ] as const)('%s, %s', (sport, preparation, play) => {
    const game = new Game(sport)
    game.plays(preparation, 1)
    expect(game.state().status).toBe('scheduled')
    game.plays(play, 1)
    expect(game.state().status).toBe('live')
  })
})

describe('a set', () => {
  test('that is won is one of the score, and the next begins', () => {
    const game = new Game('volleyball')
    const point = game.points(23, 25)
    expect(game.stands()).toBe('0-1: 23-25')
    expect(game.state().period).toBe(2)
    expect(game.scores()).toEqual([{ entry: point, score: '0-1', is_final: false }])
    game.points(1, 0)
    expect(game.stands()).toBe('0-1: 23-25 1-0')
  })

  test.each([
    [3, 1, '1-0'],
    [1, 3, '0-1'],
    [3, 0, '1-0'],
    [0, 3, '0-1'],
  ])('that ends early is won by the team that leads in it', (one, two, score) => {
    const game = new Game('volleyball')
    game.points(one, two)
    const end = game.plays('endOfPeriod')
    game.points(0, 1)
    expect(game.stands()).toBe(`${score}: ${one}-${two} 0-1`)
    expect(game.scores()).toEqual([{ entry: end, score, is_final: false }])
  })

  test('that ends early when it is level is won by nobody', () => {
    const game = new Game('volleyball')
    game.points(2, 2)
    game.plays('endOfPeriod')
    game.points(0, 1)
    expect(game.stands()).toBe('0-0: 2-2 0-1')
    expect(game.scores()).toEqual([])
  })

  test('in which nobody has scored does not end', () => {
    const game = new Game('volleyball')
    game.plays('endOfPeriod')
    game.points(0, 1)
    expect(game.stands()).toBe('0-0: 0-1')
    expect(game.state().period).toBe(1)
  })

  test('that is played as a tie-break to ten is won by the winner of the tie-break', () => {
    const game = new Game('tennis')
    game.score(1, 1, false)
    game.plays('tiebreakToTen')
    const last = game.points(8, 10)
    expect(game.stands()).toBe('1-2: 0-1')
    expect(game.scores().at(-1)).toEqual({ entry: last, score: '1-2', is_final: false })
  })

  test.each([
    [3, 0],
    [0, 3],
    [2, 2],
  ])('that is played is over once sets are added to the score', (one, two) => {
    const game = new Game('volleyball')
    game.points(one, two)
    game.add(2, 1)
    game.points(1, 0)
    expect(game.stands()).toBe(`0-1: ${one}-${two} 1-0`)
  })

  test('stands right behind the one before it, although the score was set between the two', () => {
    const game = new Game('volleyball')
    game.points(25, 0)
    game.score(0, 1, false)
    game.points(1, 0)
    expect(game.stands()).toBe('0-1: 25-0 1-0')
    expect(game.state().period).toBe(2)
  })

  test('makes no score that is more than can be written down', () => {
    const game = new Game('volleyball')
    game.score(2_147_483_647, 0, false)
    game.points(25, 0)
    expect(game.stands()).toBe('2147483647-0: 25-0')
  })

  test('whose plays come after the final score changes nothing of it', () => {
    const game = new Game('volleyball')
    game.points(20, 25)
    game.score(0, 3, true)
    game.points(10, 25)
    game.plays('endOfPeriod')
    game.points(2, 0)
    expect(game.stands()).toBe('0-3: 20-25')
    expect(game.state().period).toBe(2)
  })

  test('goes on where it was when a match is played although it was forfeited', () => {
    const game = new Game('volleyball')
    game.points(25, 0)
    game.points(12, 8)
    game.forfeit(0, 3, 1)
    expect(game.stands()).toBe('0-3: 25-0 12-8')
    const reopened = game.record('status', { status: 'live' })
    expect(game.scores().at(-1)).toEqual({ entry: reopened, score: '1-0', is_final: false })
    game.points(13, 0)
    expect(game.stands()).toBe('2-0: 25-0 25-8')
  })
})

describe('a shoot-out', () => {
  test('decides a level game, and its goals are none of the score', () => {
    const game = new Game('soccer')
    game.plays('goal', 1)
    game.plays('goal', 2)
    expect(game.state().shootout).toBeNull()
    game.plays('kicksGoal', 1)
    game.plays('kicksGoal', 2, 2)
    expect(game.state()).toMatchObject({ shootout: [1, 2], winner_id: null })
    game.end()
    expect(game.stands()).toBe('1-1: 1-1')
    expect(game.state()).toMatchObject({ shootout: [1, 2], winner_id: 2 })
  })

  test.each([
    ['soccer', 'kicksGoal'],
    ['ice hockey', 'shootoutGoal'],
  ] as const)('decides no game that is not level: %s', (sport, shootoutGoal) => {
    const game = new Game(sport)
    game.plays('goal', 1)
    game.plays(shootoutGoal, 2)
    game.end()
    expect(game.stands()).toBe('1-0: 1-0')
    expect(game.state().winner_id).toBe(1)
  })

  test.each([
    [1, '2-1: 1-1 1-0'],
    [2, '1-2: 1-1 0-1'],
  ] as const)(
    'gives its winner a point once the game has ended, if the sport has it so',
    (winner, stands) => {
      const game = new Game('ice hockey')
      game.plays('goal', 1)
      game.plays('goal', 2)
      game.plays('shootoutGoal', winner)
      expect(game.stands()).toBe('1-1: 1-1')
      const end = game.end()
      expect(game.stands()).toBe(stands)
      expect(game.state()).toMatchObject({ period: 2, winner_id: winner })
      expect(game.scores().at(-1)).toEqual({ entry: end, score: stands.slice(0, 3), is_final: true })
      game.end()
      expect(game.stands()).toBe(stands)
    },
  )

  test('that is level has no winner and gives nobody a point', () => {
    const game = new Game('ice hockey')
    game.plays('shootoutGoal', 1)
    game.plays('shootoutGoal', 2)
    game.end()
    expect(game.stands()).toBe('0-0: 0-0')
    expect(game.state()).toMatchObject({ shootout: [1, 1], winner_id: null, period: 1 })
  })

  test('gives no point where there was none', () => {
    const game = new Game('ice hockey')
    game.plays('goal', 1)
    game.plays('goal', 2)
    game.end()
    expect(game.stands()).toBe('1-1: 1-1')
    expect(game.state()).toMatchObject({ shootout: null, winner_id: null, period: 1 })
  })

  test('adds nothing to a final score that somebody has said, and decides it if that is level', () => {
    const game = new Game('ice hockey')
    game.plays('shootoutGoal', 1)
    game.score(1, 1, true)
    game.end()
    expect(game.stands()).toBe('1-1: 1-1')
    expect(game.state().winner_id).toBe(1)
  })

  test('told after the final score leaves the goals in the periods in which they were', () => {
    const game = new Game('soccer')
    game.score(1, 1, true)
    game.plays('kicksGoal', 1)
    game.plays('goal', 1)
    game.plays('halfTime')
    game.plays('goal', 2)
    expect(game.stands()).toBe('1-1: 1-0 0-1')
  })
})

describe('points of a team that nobody told', () => {
  const half = { team_1_id: 1, team_2_id: null }

  test('count for neither side, not even for one that is not decided', () => {
    const game = new Game('ultimate')
    game.plays('goal')
    expect(game.stands()).toBe('0-0: 0-0')
    expect(game.stands(half)).toBe('0-0: 0-0')
    expect(game.state(half)).toMatchObject({ status: 'live', scores: [] })
  })

  test('count for neither side of a shoot-out', () => {
    const game = new Game('soccer')
    game.plays('kicksGoal')
    expect(game.state().shootout).toEqual([0, 0])
    expect(game.state(half).shootout).toEqual([0, 0])
  })
})

describe('an inning that begins because a team bats again', () => {
  const bat = (game: Game) => {
    game.plays('homeRun', 1)
    game.plays('homeRun', 2)
    game.plays('homeRun', 1)
  }

  test('has the runs from then on', () => {
    const game = new Game('baseball')
    bat(game)
    expect(game.stands()).toBe('2-1: 1-1 1-0')
    expect(game.state().plays.map(({ period }) => period)).toEqual([1, 1, 2])
  })

  test('has them when they are told after the final score, too', () => {
    const game = new Game('baseball')
    game.score(2, 1, true)
    bat(game)
    expect(game.stands()).toBe('2-1: 1-1 1-0')
    expect(game.state().plays.map(({ period }) => period)).toEqual([1, 1, 2])
  })
})

describe('the points of a final score for which no play has come', () => {
  test('are no longer open once the game has gone on, no matter how it was reopened', () => {
    const reopenings: ((game: Game) => unknown)[] = [
      game => game.record('status', { status: 'live' }),
      game => game.score(3, 1, false),
    ]
    for (const reopen of reopenings) {
      const game = new Game('ultimate')
      game.score(3, 1, true)
      reopen(game)
      game.end()
      game.plays('halfTime')
      expect(game.stands()).toBe('3-1: 3-1')
    }
  })

  test('are those that a later final score adds, if the game has gone on in between', () => {
    const game = new Game('ultimate')
    game.score(3, 1, true)
    game.record('status', { status: 'live' })
    game.score(4, 1, true)
    game.plays('goal', 1)
    game.plays('halfTime')
    expect(game.stands()).toBe('4-1: 4-1')
  })

  test('are all of them, if a final score is corrected by another', () => {
    const game = new Game('ultimate')
    game.score(3, 1, true)
    game.score(4, 2, true)
    game.plays('goal', 2)
    game.plays('halfTime')
    expect(game.stands()).toBe('4-2: 0-1 4-1')
  })
})

test('where in its period a game is, is known of sports that say more of it than its number', () => {
  const baseball = new Game('baseball')
  baseball.plays('groundout', 1, 2)
  expect(baseball.state().situation.place).toEqual({ turn: 1, outs: 2, over: null })
  const tennis = new Game('tennis')
  tennis.points(1, 2)
  expect(tennis.state().situation.place).toEqual({ isTiebreak: false, points: [15, 30] })
  const soccer = new Game('soccer')
  soccer.plays('goal', 1)
  expect(soccer.state().situation.place).toBeNull()
})
