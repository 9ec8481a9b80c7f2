import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf, rulesOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import { strengthAt } from '../../../shared-schema/sports/model/strength.ts'
import type { PlayWord } from '../../../shared-schema/texts/shared-texts.ts'
import { device, sides } from '../../scoring/sheet.ts'
import { writer } from '../game-of.ts'
import { inShort, situationOf } from '../situation-of.ts'

/** A play at a second of the game; null if nobody kept the clock. */
type Written = readonly [second: number | null, word: PlayWord, team: 1 | 2, player?: number | null]

const written = (sport: Sport, [second, word, team, player = null]: Written): Play => {
  const type = rulesOf(sport).kinds.find(kind => kind.word === word)?.type
  if (type === undefined) throw new Error(`${sport} has no ${word}`)
  return writer(sport)(type, team, [player], { int_4: second })
}
const after = (sport: Sport, ...plays: readonly Written[]) =>
  situationOf(
    sport,
    plays.map(play => written(sport, play)),
  )

/** The players of both teams at a second: `5 v 4`. */
function strength(sport: Sport, second: number | null, ...plays: readonly Written[]): string {
  const { strength: rules } = definitionOf(sport)
  if (!rules) throw new Error(`${sport} has no strength`)
  return strengthAt(rules, after(sport, ...plays).suspended, second).players.join(' v ')
}

/** Those who are out of the game. */
const out = (sport: Sport, ...plays: readonly Written[]) =>
  after(sport, ...plays).suspended.flatMap(({ player, until }) => (until === null ? [player] : []))

describe('the strength of ice hockey', () => {
  const minor: Written = [60, 'minorPenalty', 1, 11]

  test('is five a side, and one fewer from a penalty until it is over', () => {
    expect(strength('ice hockey', 0)).toBe('5 v 5')
    expect(strength('ice hockey', 60, minor)).toBe('4 v 5')
    expect(strength('ice hockey', 179, minor)).toBe('4 v 5')
    expect(strength('ice hockey', 180, minor)).toBe('5 v 5')
    expect(strength('ice hockey', 59, minor)).toBe('5 v 5')
  })

  test('names the side with more players', () => {
    const { suspended } = after('ice hockey', minor)
    const { strength: rules } = definitionOf('ice hockey')
    expect(rules && strengthAt(rules, suspended, 60).more).toBe(1)
    expect(rules && strengthAt(rules, suspended, 200).more).toBeNull()
    expect(rules && strengthAt(rules, after('ice hockey', [60, 'minorPenalty', 2]).suspended, 60).more).toBe(
      0,
    )
  })

  test('never falls below three: a third penalty begins when one of the first two is over', () => {
    const three: Written[] = [minor, [70, 'majorPenalty', 1, 12], [80, 'minorPenalty', 1, 13]]
    expect(after('ice hockey', ...three).suspended).toMatchObject([
      { player: 11, until: 180, short: [60, 180] },
      { player: 12, until: 370, short: [70, 370] },
      { player: 13, until: 300, short: [180, 300] },
    ])
    expect([100, 180, 299, 300].map(second => strength('ice hockey', second, ...three))).toEqual([
      ...['3 v 5', '3 v 5', '3 v 5', '4 v 5'],
    ])
    // It begins at a goal that ends the first one.
    expect(after('ice hockey', ...three, [90, 'powerPlayGoal', 2, 21]).suspended[2]).toMatchObject({
      until: 210,
      short: [90, 210],
    })
  })

  test('is four a side after a minor penalty of each, and five after major ones or during others', () => {
    const each: Written[] = [minor, [60, 'minorPenalty', 2, 21]]
    expect(strength('ice hockey', 61, ...each)).toBe('4 v 4')
    expect(strength('ice hockey', 61, [60, 'majorPenalty', 1, 11], [60, 'majorPenalty', 2, 21])).toBe('5 v 5')
    expect(strength('ice hockey', 61, [30, 'minorPenalty', 2, 22], ...each)).toBe('5 v 4')
    expect(strength('ice hockey', 61, ...each, [60, 'minorPenalty', 1, 12])).toBe('3 v 4')
  })

  test('is not changed by a misconduct, and for five minutes by a match penalty', () => {
    expect(strength('ice hockey', 61, [60, 'misconduct', 1, 11], [60, 'gameMisconduct', 1, 12])).toBe('5 v 5')
    const match: Written = [60, 'matchPenalty', 1, 11]
    expect(strength('ice hockey', 359, match)).toBe('4 v 5')
    expect(strength('ice hockey', 360, match)).toBe('5 v 5')
    expect(out('ice hockey', match, [60, 'misconduct', 1, 12])).toEqual([11])
  })

  test('is full again once a scorekeeper ends a penalty, and only that one', () => {
    const two: Written[] = [minor, [70, 'benchPenalty', 1]]
    expect(strength('ice hockey', 100, ...two, [90, 'suspensionOver', 1, 11])).toBe('4 v 5')
    expect(after('ice hockey', ...two, [90, 'suspensionOver', 1, 11]).suspended).toMatchObject([
      { player: 11, until: 90 },
      { player: null, until: 190 },
    ])
    expect(strength('ice hockey', 100, ...two, [90, 'suspensionOver', 1])).toBe('4 v 5')
    expect(strength('ice hockey', 100, ...two, [90, 'suspensionOver', 2, 11])).toBe('3 v 5')
    expect(strength('ice hockey', 100, minor, [90, 'suspensionOver', 1, 12])).toBe('4 v 5')
  })

  test('is not known of a penalty without a time', () => {
    expect(after('ice hockey', [null, 'minorPenalty', 1, 11]).suspended).toEqual([])
    expect(strength('ice hockey', null, minor)).toBe('5 v 5')
    expect(out('ice hockey', [null, 'matchPenalty', 1, 11])).toEqual([11])
  })
})

describe('the strength', () => {
  test('of field hockey falls for two minutes by a green card, five by a yellow one, and for good by a red one', () => {
    const cards: Written[] = [
      [0, 'greenCard', 1, 11],
      [0, 'yellowCard', 1, 12],
      [0, 'redCard', 1, 13],
    ]
    expect([119, 120, 300, 4000].map(second => strength('field hockey', second, ...cards))).toEqual([
      ...['8 v 11', '9 v 11', '10 v 11', '10 v 11'],
    ])
  })

  test('of handball falls for two minutes, also by a disqualification, and once if a third suspension is one', () => {
    expect(strength('handball', 119, [0, 'redCard', 1, 11], [0, 'blueCard', 2, 21])).toBe('6 v 6')
    expect(strength('handball', 120, [0, 'redCard', 1, 11], [0, 'blueCard', 2, 21])).toBe('7 v 7')
    const third: Written[] = [0, 300, 600].map(second => [second, 'twoMinuteSuspension', 1, 11])
    expect(out('handball', ...third.slice(1))).toEqual([])
    expect(out('handball', ...third)).toEqual([11])
    expect(strength('handball', 601, ...third, [600, 'redCard', 1, 11])).toBe('6 v 7')
    expect(strength('handball', 720, ...third, [600, 'redCard', 1, 11])).toBe('7 v 7')
  })

  test('of rugby falls for ten minutes by a yellow card, and for good by a red or a second yellow one', () => {
    const yellow: Written = [60, 'yellowCard', 2, 21]
    expect(strength('rugby', 659, yellow)).toBe('15 v 14')
    expect(strength('rugby', 660, yellow)).toBe('15 v 15')
    expect(strength('rugby', 4000, yellow, [900, 'yellowCard', 2, 21])).toBe('15 v 14')
    expect(strength('rugby', 1000, yellow, [900, 'yellowCard', 2, 21])).toBe('15 v 14')
    expect(strength('rugby', 4000, [900, 'redCard', 2, 21])).toBe('15 v 14')
    expect(out('rugby', yellow, [900, 'yellowCard', 2, 21])).toEqual([21])
  })

  test('of soccer falls by each player sent off, however often that is recorded', () => {
    const yellow: Written = [60, 'yellowCard', 1, 11]
    expect(strength('soccer', 900, yellow)).toBe('11 v 11')
    expect(strength('soccer', 900, yellow, [80, 'yellowCard', 1, 11])).toBe('10 v 11')
    expect(strength('soccer', 900, yellow, [80, 'secondYellowCard', 1, 11], [80, 'redCard', 1, 11])).toBe(
      '10 v 11',
    )
    // Nobody needs a clock for it.
    expect(strength('soccer', null, [null, 'redCard', 2, 21], [null, 'redCard', 2])).toBe('11 v 9')
  })

  test('of water polo falls for eighteen seconds, or until a goal or the own possession', () => {
    const exclusion: Written = [100, 'exclusion', 1, 11]
    expect(strength('water polo', 117, exclusion)).toBe('5 v 6')
    expect(strength('water polo', 118, exclusion)).toBe('6 v 6')
    for (const word of ['goal', 'extraManGoal', 'fiveMetreGoal', 'ownGoal', 'turnover'] as const)
      expect(strength('water polo', 110, exclusion, [110, word, 2, 21]), word).toBe('6 v 6')
    expect(strength('water polo', 110, exclusion, [110, 'steal', 1, 12])).toBe('6 v 6')
    expect(strength('water polo', 110, exclusion, [110, 'goal', 1, 12])).toBe('6 v 6')
    for (const [word, team] of [
      ['steal', 2],
      ['turnover', 1],
      ['throwAtGoalSaved', 2],
    ] as const)
      expect(strength('water polo', 110, exclusion, [110, word, team]), word).toBe('5 v 6')
    expect(strength('water polo', 105, [100, 'exclusionForTheGame', 1, 11])).toBe('5 v 6')
    expect(strength('water polo', 105, [100, 'exclusionForTheGame', 1, 11], [103, 'goal', 2, 21])).toBe(
      '6 v 6',
    )
    expect(strength('water polo', 105, [100, 'redCard', 1, 11])).toBe('6 v 6')
  })

  test('of water polo is that of a team whose player is out after three major fouls', () => {
    const fouls: Written[] = [
      [0, 'exclusion', 1, 11],
      [100, 'penaltyFoul', 1, 11],
      [200, 'exclusion', 1, 11],
    ]
    expect(out('water polo', ...fouls.slice(0, 2))).toEqual([])
    expect(out('water polo', ...fouls)).toEqual([11])
    expect(strength('water polo', 217, ...fouls)).toBe('5 v 6')
    expect(strength('water polo', 218, ...fouls)).toBe('6 v 6')
  })

  test('of lacrosse is full after a goal of the team with more players, but not after long penalties', () => {
    const goal: Written = [110, 'extraManGoal', 2, 21]
    expect(strength('lacrosse', 110, [100, 'technicalFoulOf30Seconds', 1, 11])).toBe('9 v 10')
    expect(strength('lacrosse', 110, [100, 'technicalFoulOf30Seconds', 1, 11], goal)).toBe('10 v 10')
    expect(strength('lacrosse', 110, [100, 'personalFoulOf1', 1, 11], goal)).toBe('10 v 10')
    expect(strength('lacrosse', 110, [100, 'personalFoulOf2', 1, 11], goal)).toBe('9 v 10')
    expect(strength('lacrosse', 110, [100, 'personalFoulOf1', 2, 21], goal)).toBe('10 v 9')
    // The second foul of a player begins then.
    const twice: Written[] = [
      [100, 'personalFoulOf1', 1, 11],
      [100, 'personalFoulOf1', 1, 11],
    ]
    expect([169, 170].map(at => strength('lacrosse', at, ...twice, goal))).toEqual(['9 v 10', '10 v 10'])
    expect(strength('lacrosse', 279, [100, 'redCard', 1, 11])).toBe('9 v 10')
    expect(strength('lacrosse', 280, [100, 'redCard', 1, 11])).toBe('10 v 10')
  })
})

describe('a suspension', () => {
  test('of a player who is sent off then ends, and those of others go on', () => {
    const cards: Written[] = [
      [60, 'yellowCard', 2, 22],
      [60, 'yellowCard', 2, 21],
      [100, 'yellowCard', 2, 21],
    ]
    expect([200, 659, 660].map(second => strength('rugby', second, ...cards))).toEqual([
      ...['15 v 13', '15 v 13', '15 v 14'],
    ])
    expect(after('rugby', ...cards).suspended[1]).toMatchObject({ player: 21, short: [60, 100] })
  })

  test('leaves nobody short if the player is replaced, and both teams if the sport does not say otherwise', () => {
    expect(after('ice hockey', [60, 'misconduct', 1, 11]).suspended).toEqual([
      { side: 0, player: 11, until: 660, short: null },
    ])
    const each: Written[] = [1, 2].map(team => [60, 'twoMinuteSuspension', team === 1 ? 1 : 2, team * 10])
    expect(strength('handball', 61, [30, 'twoMinuteSuspension', 1, 12], ...each)).toBe('5 v 6')
  })

  test('of each team at the same moment leaves both short if nobody else was short then', () => {
    const each: Written[] = [
      [200, 'minorPenalty', 1, 11],
      [200, 'minorPenalty', 2, 21],
    ]
    expect(strength('ice hockey', 201, [80, 'minorPenalty', 2, 22], ...each)).toBe('4 v 4')
    expect(strength('ice hockey', 201, [190, 'misconduct', 2, 22], ...each)).toBe('4 v 4')
    expect(strength('ice hockey', 201, [81, 'minorPenalty', 2, 22], ...each)).toBe('5 v 5')
  })

  test('waits for the first of two that ends, also of three at one moment', () => {
    const at = (second: number, word: PlayWord, player: number): Written => [second, word, 1, player]
    const begins = (...plays: Written[]) => after('ice hockey', ...plays).suspended[2]?.short?.[0]
    expect(begins(...[11, 12, 13].map(player => at(60, 'minorPenalty', player)))).toBe(180)
    expect(begins(at(60, 'majorPenalty', 11), at(70, 'minorPenalty', 12), at(80, 'minorPenalty', 13))).toBe(
      190,
    )
    expect(begins(at(0, 'minorPenalty', 11), at(70, 'minorPenalty', 12), at(130, 'minorPenalty', 13))).toBe(
      130,
    )
  })

  test('for the game stays one whatever ends others, and a further one of that player is listed, too', () => {
    expect(out('water polo', [100, 'exclusionForTheGame', 1, 11], [103, 'goal', 2, 21])).toEqual([11])
    expect(out('handball', [0, 'redCard', 1, 11], [10, 'suspensionOver', 1, 11])).toEqual([11])
    expect(
      after('handball', [0, 'redCard', 1, 11], [10, 'twoMinuteSuspension', 1, 11]).suspended,
    ).toHaveLength(2)
  })

  test('of no team of the game is none', () => {
    const [kind] = rulesOf('ice hockey').kinds.filter(({ word }) => word === 'minorPenalty')
    const nobody = writer('ice hockey')(kind?.type ?? 0, null, [], { int_4: 60 })
    expect(situationOf('ice hockey', [nobody]).suspended).toEqual([])
  })
})

test('a player of basketball is out with the fifth foul, and the team plays on with as many', () => {
  const fouls: Written[] = [0, 1, 2, 3].map(second => [second, 'personalFoul', 1, 11])
  expect(after('basketball', ...fouls).suspended).toEqual([])
  expect(after('basketball', ...fouls, [9, 'technicalFoul', 1, 11]).suspended).toEqual([
    { side: 0, player: 11, until: null, short: null },
  ])
})

test.each(['ice hockey', 'broomball'] as const)(
  'the shots of %s are on the board, goals among them',
  sport => {
    const shots: Written[] = [
      [1, 'shotSaved', 1],
      [2, 'goal', 1, 11],
      [3, 'shotSaved', 2],
      [4, 'penaltyShotMissed', 2],
    ]
    expect(inShort(after(sport, ...shots).facts)).toEqual(['shotsOnGoal/1 2', 'shotsOnGoal/2 1'])
    expect(after(sport).facts.map(({ from }) => from)).toEqual(['plays', 'plays'])
  },
)

const suspending = [
  'ice hockey',
  'handball',
  'water polo',
  'lacrosse',
  'rugby',
  'soccer',
  'field hockey',
] as const

/** Plays of a sport by a few players, some of them at no time. */
const playsOf = (sport: Sport) =>
  fc.array(
    fc
      .tuple(
        fc.constantFrom(...rulesOf(sport).kinds.map(({ type }) => type)),
        fc.constantFrom(1, 2),
        fc.constantFrom(null, 1, 2, 3),
        fc.option(fc.nat(3600)),
      )
      .map(([type, team, player, second]) =>
        writer(sport)(type, team, [player === null ? null : team * 10 + player], { int_4: second }),
      ),
    { maxLength: 25 },
  )

describe.each(suspending)('whatever is recorded of %s', sport => {
  const { strength: rules } = definitionOf(sport)

  test('no team has more players than it may have, or fewer than the fewest', () => {
    fc.assert(
      fc.property(playsOf(sport), fc.option(fc.nat(3600)), (plays, second) => {
        if (!rules) return false
        const { players } = strengthAt(rules, situationOf(sport, plays).suspended, second)
        return players.every(many => many >= rules.least && many <= rules.players)
      }),
    )
  })

  test('suspensions end after they begin, and a team is short within them', () => {
    fc.assert(
      fc.property(playsOf(sport), plays =>
        situationOf(sport, plays).suspended.every(({ until, short }) => {
          const [from = 0, to = null] = short ?? []
          return (
            (to === null || to >= from) && (until === null || short === null || (to !== null && to <= until))
          )
        }),
      ),
    )
  })

  test('an undone play is one that was never recorded', () => {
    fc.assert(
      fc.property(playsOf(sport), playsOf(sport), (before, undone) => {
        const sheet = device(1)
        for (const play of before) sheet.record('play', play)
        const entries = undone.map(play => sheet.record('play', play))
        for (const entry of entries.toReversed()) sheet.record('withdrawal', { entry_id: entry.id })
        const { suspended } = foldGame(sides, rulesOf(sport), sheet.entries).situation
        expect(suspended).toEqual(situationOf(sport, before).suspended)
      }),
    )
  })
})

test('the end of a suspension is offered by the board alone', () => {
  for (const sport of suspending)
    expect(
      rulesOf(sport).kinds.find(({ type }) => type === generalPlays.suspensionOver)?.level,
    ).toBeUndefined()
})

describe('a goal as it is tapped', () => {
  const goal = (sport: Sport, second: number | null, team: 1 | 2, ...plays: readonly Written[]) => {
    const definition = definitionOf(sport)
    const tapped = written(sport, [second, 'goal', team, 10 * team])
    const { type } = definition.atStrength(tapped, after(sport, ...plays), sides)
    return definition.rules.kinds.find(kind => kind.type === type)?.word
  }

  test.each(['ice hockey', 'broomball'] as const)(
    'of the team with more players is a power-play goal in %s',
    sport => {
      const minor: Written = [60, 'minorPenalty', 1, 11]
      expect(goal(sport, 100, 2, minor)).toBe('powerPlayGoal')
      expect(goal(sport, 100, 1, minor)).toBe('goal')
      expect(goal(sport, 180, 2, minor)).toBe('goal')
      expect(goal(sport, 100, 2, minor, [60, 'minorPenalty', 2, 21])).toBe('goal')
      expect(goal(sport, 101, 2, minor, [100, 'powerPlayGoal', 2, 21])).toBe('goal')
      expect(goal(sport, 100, 2, [60, 'misconduct', 1, 11])).toBe('goal')
      // Without a clock nobody knows whether the penalty is over.
      expect(goal(sport, null, 2, minor)).toBe('goal')
      expect(goal(sport, 100, 2, [null, 'minorPenalty', 1, 11])).toBe('goal')
    },
  )

  test('of the team with more players is an extra-man goal in lacrosse and water polo', () => {
    expect(goal('lacrosse', 110, 2, [100, 'personalFoulOf1', 1, 11])).toBe('extraManGoal')
    expect(goal('lacrosse', 110, 1, [100, 'personalFoulOf1', 1, 11])).toBe('goal')
    expect(goal('water polo', 110, 2, [100, 'exclusion', 1, 11])).toBe('extraManGoal')
    expect(goal('water polo', 118, 2, [100, 'exclusion', 1, 11])).toBe('goal')
  })

  test('is a goal like others in sports that do not count them apart', () => {
    expect(goal('handball', 110, 2, [100, 'twoMinuteSuspension', 1, 11])).toBe('goal')
    expect(goal('soccer', 110, 2, [100, 'redCard', 1, 11])).toBe('goal')
  })
})
