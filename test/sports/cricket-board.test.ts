import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { cricketPlays as p } from '../../shared-schema/sports/cricket/plays.ts'
import { cricket } from '../../shared-schema/sports/cricket/sport.ts'
import { boardOf } from '../../shared-schema/scoring/board.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { gameOf } from './random-game.ts'
import { inShort, situationOf } from './situation-of.ts'

const play = writer('cricket')

// Team 1 bats with 11, 12, 13 …; 21 and 22 of team 2 bowl, 25 fields.
type Who = number | null
const ball = (runs: number, striker: Who = null, bowler: Who = null): Play =>
  play(p.delivery, 1, [striker, bowler], { int_1: runs })
const four = (striker: Who = null): Play => play(p.boundaryFour, 1, [striker])
const six = (striker: Who = null): Play => play(p.boundarySix, 1, [striker])
const extra = (type: number, runs: number | null = null): Play => play(type, 1, [], { int_1: runs })
const bowled = (batter: Who = null): Play => play(p.bowled, 1, [batter])
const runOut = (batter: Who, more: Partial<Play> = {}, type: number = p.runOut): Play =>
  play(type, 1, [batter, null, 25], more)
const times = (many: number, ...plays: Play[]): Play[] => Array.from({ length: many }, () => plays).flat()

/** 11 on strike, 12 at the other end, 21 bowling. */
const opening = [play(p.onStrike, 1, [11]), play(p.atOtherEnd, 1, [12]), play(p.bowling, 2, [21])]

const situation = (...plays: readonly Play[]) => situationOf('cricket', plays)

/** Striker, non-striker and bowler after the opening and these plays: `11 12 21`. */
function roles(...plays: readonly Play[]): string {
  const named = situation(...opening, ...plays).players.map(({ player }) => player ?? '?')
  return named.join(' ')
}

const marks = (...plays: readonly Play[]) => inShort(situation(...opening, ...plays).recent)
const facts = (...plays: readonly Play[]) => inShort(situation(...plays).facts)

describe('the players at the crease', () => {
  test('are asked for as long as no play has told them', () => {
    const unknown = { player: null, likely: null }
    // Either side may open: the one whose opener is named bats.
    const openers = [0, 1].flatMap(side => [
      { role: 'striker', side, ...unknown },
      { role: 'nonStriker', side, ...unknown },
    ])
    expect(situation().players).toEqual(openers)
    expect(situation(ball(0), play(p.endOfPeriod)).players).toEqual(openers)
    expect(situation(play(p.atOtherEnd, 2, [24])).onTurn).toBe(1)
    expect(situation(ball(0)).players).toEqual([
      { role: 'striker', side: 0, player: null, likely: null },
      { role: 'nonStriker', side: 0, player: null, likely: null },
      { role: 'bowler', side: 1, player: null, likely: null },
    ])
  })

  test('are those whom a ball names', () => {
    expect(situation(ball(0, 11, 21)).players.map(({ player }) => player)).toEqual([11, null, 21])
    expect(situation(ball(1, 11, 21), ball(0, 12, 21)).players.map(({ player }) => player)).toEqual([
      12, 11, 21,
    ])
  })

  test('change ends after an odd number of runs that were run', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(runs => roles(ball(runs)))).toEqual([
      ...['11 12 21', '12 11 21', '11 12 21', '12 11 21', '11 12 21', '12 11 21', '11 12 21', '12 11 21'],
    ])
    for (const type of [p.bye, p.legBye, p.wide, p.noBall, p.noBallByes, p.noBallLegByes]) {
      expect([null, 0, 1, 2, 3].map(runs => roles(extra(type, runs)))).toEqual([
        ...['11 12 21', '11 12 21', '12 11 21', '11 12 21', '12 11 21'],
      ])
    }
  })

  test('stay after a boundary, penalty runs, and the run that a wide or no-ball is by itself', () => {
    const plays = [four(), six(), play(p.penaltyRuns, 1), play(p.plainWide, 1), play(p.calledNoBall, 1)]
    expect(plays.map(one => roles(one))).toEqual(plays.map(() => '11 12 21'))
  })

  test('change ends after an over, of which wides and no-balls are no balls', () => {
    expect(roles(...times(5, ball(0)))).toBe('11 12 21')
    expect(roles(...times(6, ball(0)))).toBe('12 11 ?')
    expect(roles(...times(5, ball(0)), ball(1))).toBe('11 12 ?')
    for (const type of [p.wide, p.noBall, p.noBallByes, p.noBallLegByes])
      expect(roles(...times(5, ball(0)), extra(type))).toBe('11 12 21')
    expect(roles(...times(5, ball(0)), extra(p.wide), four(), ball(0, null, 22))).toBe('12 11 22')
  })

  test('are corrected by a ball that names others', () => {
    expect(roles(ball(0, 12, 22))).toBe('12 11 22')
    expect(roles(ball(0, 13))).toBe('13 12 21')
    expect(roles(play(p.bowled, 1, [12, 22]))).toBe('? 11 22')
  })
})

describe('a play that tells a role', () => {
  test('changes it from now on, and both if the two batters have changed ends', () => {
    expect(roles(play(p.onStrike, 1, [13]))).toBe('13 12 21')
    expect(roles(play(p.atOtherEnd, 1, [13]))).toBe('11 13 21')
    expect(roles(play(p.bowling, 2, [22]))).toBe('11 12 22')
    expect(roles(play(p.onStrike, 1, [12]))).toBe('12 11 21')
    expect(roles(play(p.atOtherEnd, 1, [11]))).toBe('12 11 21')
    expect(roles(play(p.onStrike, 1, [11]), play(p.atOtherEnd, 1, [12]))).toBe('11 12 21')
  })

  test('changes nothing until it names somebody', () => {
    const before = [...opening, ball(1), four()]
    for (const [type, team] of [
      [p.onStrike, 1],
      [p.atOtherEnd, 1],
      [p.bowling, 2],
      [p.onStrike, 2],
    ] as const)
      expect(situation(...before, play(type, team))).toEqual(situation(...before))
  })

  test('counts nothing', () => {
    const state = foldGame(sides, cricket.rules, sheetOf(opening))
    expect([state.team_1_score, state.team_2_score, state.period]).toEqual([0, 0, 1])
    expect(marks()).toEqual(['noBallYet'])
    expect(inShort(situation().recent)).toEqual(['noBallYet'])
  })

  test('may be recorded for a turn before its first ball', () => {
    const allOut = times(10, bowled())
    const next = [play(p.bowling, 1, [16]), play(p.atOtherEnd, 2, [24]), play(p.onStrike, 2, [23])]
    const { players, onTurn } = situation(...opening, ...allOut, ...next)
    expect(players.map(({ role, side, player }) => [role, side, player])).toEqual([
      ['striker', 1, 23],
      ['nonStriker', 1, 24],
      ['bowler', 0, 16],
    ])
    expect(onTurn).toBe(1)
    expect(situation(...opening, ...allOut, ...next, play(p.delivery, 2, [23, 16])).players).toEqual(players)
  })
})

describe('after a wicket', () => {
  test('the new batter has the place of the one who is out', () => {
    for (const type of [p.bowled, p.caught, p.legBeforeWicket, p.stumped, p.hitWicket, p.stumpedOffWide]) {
      expect(roles(play(type, 1, [11]))).toBe('? 12 21')
      // Only the striker can be.
      expect(roles(play(type, 1))).toBe('? 12 21')
    }
    expect(roles(bowled(11), ball(1, 13))).toBe('12 13 21')
    expect(roles(bowled(11), ball(1))).toBe('12 ? 21')
    expect(roles(...times(5, ball(0)), bowled(11))).toBe('12 ? ?')
  })

  test('off a run out it is the one who is named, wherever', () => {
    expect(roles(runOut(11))).toBe('? 12 21')
    expect(roles(runOut(12))).toBe('11 ? 21')
    expect(roles(runOut(12, { int_1: 1 }, p.runOutAfterRuns))).toBe('? 11 21')
    expect(roles(runOut(12, { int_1: 2 }, p.runOutAfterRuns))).toBe('11 ? 21')
    expect(roles(extra(p.wide, 1), runOut(12, {}, p.runOutAfterBall))).toBe('? 11 21')
    expect(roles(runOut(12, {}, p.outOtherwise))).toBe('11 ? 21')
    expect(roles(play(p.stumpedAfterWide, 1, [11]))).toBe('? 12 21')
  })

  test('off a run out the other batter is at the other end if the two had crossed', () => {
    expect(roles(runOut(11, { bool_1: true }))).toBe('12 ? 21')
    expect(roles(runOut(12, { bool_1: true }, p.runOutAfterBall))).toBe('? 11 21')
    expect(roles(runOut(11, { int_1: 1, bool_1: true }, p.runOutAfterRuns))).toBe('? 12 21')
    // Of other plays nobody has said it.
    expect(roles(play(p.delivery, 1, [], { int_1: 0, bool_1: true }))).toBe('11 12 21')
  })

  test('neither batter is known, but both are likely, until it is said who was run out', () => {
    const { players } = situation(...opening, runOut(null))
    expect(players.map(({ player, likely }) => [player, likely])).toEqual([
      [null, 11],
      [null, 12],
      [21, null],
    ])
    // Neither of the two at the crease.
    expect(roles(runOut(19))).toBe('? ? 21')
    // The one of the two who had no name yet.
    expect(situation(play(p.onStrike, 1, [11]), runOut(19)).players[0]?.player).toBe(11)
    expect(situation(play(p.atOtherEnd, 1, [11]), runOut(19)).players[1]?.player).toBe(11)
  })
})

describe('the bowler of a new over', () => {
  const over = (bowler: number) => times(6, ball(0, null, bowler))
  const bowler = (...plays: Play[]) => {
    const { player, likely } = situation(...plays).players[2] ?? {}
    return [player, likely]
  }

  test('is asked for, and the one of the over before the last is likely', () => {
    expect(bowler(...over(21))).toEqual([null, null])
    expect(bowler(...over(21), ...over(22))).toEqual([null, 21])
    expect(bowler(...over(21), ...over(22), ball(0, null, 23))).toEqual([23, null])
    expect(bowler(...over(21), ...over(22), ...over(23))).toEqual([null, 22])
    expect(bowler(...over(21), ...over(22), ball(0))).toEqual([null, 21])
    // Of the over that has ended.
    expect(bowler(...over(21), play(p.runOutAfterBall, 1, [11, 21, 25]))).toEqual([null, null])
  })
})

describe('the balls of the over', () => {
  test('are written as scorers write them', () => {
    expect(marks(ball(0), ball(1), four(), six(), bowled())).toEqual([
      ...['dotBall', 'ballRuns 1', 'ballRuns 4', 'ballRuns 6', 'ballOut'],
    ])
    expect(marks(extra(p.wide), extra(p.wide, 2), extra(p.bye, 1), extra(p.legBye, 4))).toEqual([
      ...['ballWide', 'ballWideRuns 2', 'ballByes 1', 'ballLegByes 4'],
    ])
    expect(
      marks(extra(p.noBall), extra(p.noBall, 4), extra(p.noBallByes, 1), extra(p.noBallLegByes, 2)),
    ).toEqual(['ballNoBall', 'ballNoBallRuns 4', 'ballNoBallByes 1', 'ballNoBallLegByes 2'])
    expect(marks(extra(p.noBallByes), extra(p.noBallLegByes), extra(p.bye), extra(p.legBye))).toEqual([
      ...['ballNoBall', 'ballNoBall', 'dotBall', 'dotBall'],
    ])
    expect(marks(runOut(11), runOut(12, { int_1: 1 }, p.runOutAfterRuns))).toEqual([
      'ballOut',
      'ballOutRuns 1',
    ])
    const more = [p.caught, p.legBeforeWicket, p.stumped, p.hitWicket, p.stumpedOffWide, p.outOtherwise]
    expect(marks(...more.map(type => play(type, 1, [11])))).toEqual(more.map(() => 'ballOut'))
  })

  test('are those of plays that are no longer offered, too', () => {
    expect(
      marks(play(p.plainWide, 1), extra(p.runsOnWide, 2), play(p.calledNoBall, 1), four(), ball(0)),
    ).toEqual(['ballWide', 'ballWideRuns 2', 'ballNoBall', 'ballRuns 4', 'dotBall'])
    expect(marks(play(p.plainWide, 1), play(p.stumpedAfterWide, 1, [11]))).toEqual(['ballWide', 'ballOut'])
    expect(marks(extra(p.runsOnWide))).toEqual(['ballWide'])
  })

  test('stay after the over until the next one begins, and a run out off its last ball is one of them', () => {
    const over = times(6, ball(0))
    expect(marks(...over)).toHaveLength(6)
    for (const type of [p.runOutAfterBall, p.stumpedAfterWide, p.outOtherwise])
      expect(marks(...over, runOut(11, {}, type))).toHaveLength(7)
    expect(marks(...over, extra(p.runsOnWide, 2))).toHaveLength(7)
    expect(marks(...over, extra(p.wide))).toEqual(['ballWide'])
    expect(marks(...over, ball(2))).toEqual(['ballRuns 2'])
    expect(marks(...over, play(p.penaltyRuns, 1))).toHaveLength(6)
    expect(marks(...over, play(p.delivery, 2))).toEqual(['dotBall'])
  })
})

describe('a no-ball recorded in two plays, as before,', () => {
  const called = play(p.calledNoBall, 1)

  test('is no ball of the over together with its result', () => {
    expect(roles(...times(5, ball(0)), called, four())).toBe('11 12 21')
    expect(roles(...times(5, ball(0)), called, four(), ball(0))).toBe('12 11 ?')
    expect(roles(...times(5, ball(0)), called, ball(1))).toBe('12 11 21')
    expect(roles(...times(5, ball(0)), called, play(p.penaltyRuns, 1), four())).toBe('11 12 21')
  })

  test('is followed by a free hit once its result is told', () => {
    const isFree = (...plays: Play[]) => facts(...plays).includes('freeHit')
    expect(isFree(called)).toBe(true)
    expect(isFree(called, four())).toBe(true)
    expect(isFree(called, four(), ball(0))).toBe(false)
  })

  test('says nothing of the first ball of the other team', () => {
    const other = times(5, play(p.delivery, 2))
    expect(marks(called, ...other, play(p.delivery, 2)).length).toBe(6)
    const { players } = situation(called, play(p.delivery, 2, [23]), ...other)
    expect(players.map(({ player }) => player)).toEqual([null, 23, null])
  })
})

test('a no-ball is followed by a free hit until a ball is neither wide nor no-ball, in a game of one innings', () => {
  const free = ['freeHit']
  expect(facts(play(p.onStrike, 1, [11]))).toEqual([])
  expect(facts(extra(p.wide))).toEqual([])
  for (const type of [p.noBall, p.noBallByes, p.noBallLegByes]) expect(facts(extra(type, 1))).toEqual(free)
  expect(facts(extra(p.noBall), extra(p.wide), extra(p.noBall))).toEqual(free)
  expect(facts(extra(p.noBall), extra(p.wide), play(p.penaltyRuns, 1))).toEqual(free)
  expect(facts(extra(p.noBall), ball(0))).toEqual([])
  expect(facts(extra(p.noBall), play(p.delivery, 2))).toEqual(['target/2 2 2'])
  expect(facts(ball(0), play(p.endOfPeriod), ball(0), extra(p.noBall))).toEqual([])
  expect(facts(ball(0), play(p.delivery, 2), ball(0), extra(p.noBall))).toEqual([])
  expect(facts(play(p.endOfPeriod), extra(p.noBall))).toEqual(free)
})

const sheetOf = (plays: readonly Play[]) => {
  const sheet = device(1)
  for (const one of plays) sheet.record('play', one)
  return sheet.entries
}

/** The board of the match after these plays. */
const board = (...plays: readonly Play[]) => boardOf(cricket, foldGame(sides, cricket.rules, sheetOf(plays)))

describe('the wickets behind the score', () => {
  test('are those of each side in its latest turn; without plays of a batter there are none', () => {
    expect(situation().behindScore).toBeNull()
    expect(situation(play(p.timeout, null, [], { int_1: 1 })).behindScore).toBeNull()
    expect(situation(ball(0)).behindScore).toEqual([0, 0])
    const both = [bowled(), runOut(12), play(p.bowled, 2)]
    expect(situation(...both).behindScore).toEqual([2, 1])
    expect(situation(...both, ball(0)).behindScore).toEqual([0, 1])
    expect(situation(...both, play(p.endOfPeriod)).behindScore).toEqual([2, 1])
    // One too many: only a ball that is faced begins another turn.
    expect(situation(...times(11, bowled())).behindScore).toEqual([11, 0])
    expect(situation(...times(10, bowled()), ball(0)).behindScore).toEqual([0, 0])
  })
})

describe('the side that bats second', () => {
  const bats = (runs: number) => play(p.delivery, 2, [], { int_1: runs })
  const out = play(p.bowled, 2)

  test('has one run more than the other as its target', () => {
    expect(facts(four(), six())).toEqual([])
    expect(facts(four(), six(), bats(0))).toEqual(['target/2 11 11'])
    expect(facts(four(), six(), bats(3), out)).toEqual(['target/2 11 8'])
    // Penalty runs that it got in the field are runs of its innings.
    expect(facts(six(), play(p.penaltyRuns, 2), bats(0))).toEqual(['target/2 7 2'])
    expect(situation(six(), play(p.penaltyRuns, 2)).onTurn).toBe(0)
  })

  test('sees it as soon as the other one is all out', () => {
    expect(facts(four(), ...times(9, bowled()))).toEqual([])
    expect(facts(four(), ...times(10, bowled()))).toEqual(['allOut/1', 'target/2 5 5'])
    expect(situation(four(), ...times(10, bowled())).onTurn).toBe(1)
    expect(situation(four(), ...times(9, bowled())).onTurn).toBe(0)
    const { players } = situation(...opening, ...times(9, bowled()), play(p.bowled, 1, [null, 22]))
    expect(players.map(({ side, player }) => [side, player])).toEqual([
      [1, null],
      [1, null],
      [0, null],
    ])
  })

  test('sees it as soon as the turn of the other one is ended before all are out', () => {
    const declared = [...opening, four(), play(p.endOfTurn)]
    const { onTurn, place, players, turnEnd, behindScore } = situation(...declared)
    expect(facts(...declared)).toEqual(['target/2 5 5'])
    expect({ onTurn, place, turnEnd, behindScore }).toEqual({
      ...{ onTurn: 1, turnEnd: null, behindScore: [0, 0] },
      place: { turn: 2, outs: 0, over: [0, 0] },
    })
    expect(players.map(({ side, player }) => [side, player])).toEqual([
      [1, null],
      [1, null],
      [0, null],
    ])
    expect(facts(...declared, bats(3))).toEqual(['target/2 5 2'])
    expect(board(...declared, bats(5)).winner).toBe(1)
  })

  test('bats by a play that ends the turn of the first side, and only that', () => {
    expect(situation(four()).turnEnd).toBe(p.endOfTurn)
    expect(situation().turnEnd).toBeNull()
    expect(situation(four(), bats(1)).turnEnd).toBeNull()
    // Of nobody it ends nothing, and the same side may follow on.
    expect(situation(play(p.endOfTurn), four())).toMatchObject({ onTurn: 0, behindScore: [0, 0] })
    expect(facts(four(), play(p.endOfTurn), four(), bats(0))).toEqual(['target/2 9 9'])
  })

  test('wins when it reaches it', () => {
    expect(board(four(), bats(4)).winner).toBeNull()
    expect(facts(four(), bats(4))).toEqual(['target/2 5 1'])
    expect(board(four(), bats(5)).winner).toBe(1)
    expect(facts(four(), bats(5))).toEqual(['targetReached/2'])
  })

  test('loses if it is all out before, and the scores may be level', () => {
    expect(board(four(), bats(3), ...times(10, out)).winner).toBe(0)
    expect(facts(four(), bats(3), ...times(10, out))).toEqual(['allOut/2'])
    expect(board(four(), bats(4), ...times(10, out)).winner).toBeNull()
    expect(facts(four(), bats(4), ...times(10, out))).toEqual(['allOut/2', 'scoresLevel'])
    expect(situation(four(), bats(4), ...times(10, out))).toMatchObject({ onTurn: null, players: [] })
  })

  test('needs the runs of all innings', () => {
    const first = [four(), bats(3), play(p.endOfPeriod)]
    expect(facts(...first, six(), bats(0))).toEqual(['target/2 8 8'])
    expect(facts(...first, bats(2), ball(0))).toEqual(['target/1 2 2'])
    expect(facts(...first)).toEqual([])
    expect(situation(...first)).toMatchObject({ onTurn: null, winner: null })
  })

  test('needs points that were added without plays, too', () => {
    const sheet = device(1)
    sheet.record('play', four())
    sheet.add(1, 3)
    sheet.add(2, 2)
    sheet.record('play', bats(1))
    const { situation: after } = foldGame(sides, cricket.rules, sheet.entries)
    expect(inShort(after.facts)).toEqual(['target/2 8 5'])
  })

  test('may be the same that batted first, if it follows on', () => {
    const followOn = [four(), ...times(10, out), bats(1)]
    expect(situation(...followOn)).toMatchObject({ onTurn: 1, behindScore: [0, 0] })
  })
})

describe('the situation of any game', () => {
  const anyPlays = gameOf(cricket.rules).map(game => game.map(one => one.play))

  test('after an undo is that of the game without the play', () => {
    fc.assert(
      fc.property(anyPlays, fc.nat(), (plays, undone) => {
        const sheet = device(1)
        const ids = plays.map(one => sheet.record('play', one).id)
        const place = undone % Math.max(1, plays.length)
        const entry_id = ids[place]
        if (entry_id !== undefined) sheet.record('withdrawal', { entry_id })
        expect(foldGame(sides, cricket.rules, sheet.entries).situation).toEqual(
          situation(...plays.filter((_, index) => index !== place)),
        )
      }),
    )
  })

  test('never has one player at both ends', () => {
    fc.assert(
      fc.property(anyPlays, plays => {
        const [striker, other] = situation(...plays).players
        if (striker && striker.player !== null) expect(other?.player).not.toBe(striker.player)
      }),
    )
  })
})
