import { describe, expect, test } from 'vitest'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, rulesOf } from '../../shared-schema/sports/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { noSituation } from '../../shared-schema/sports/model/situation.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { inShort, situationOf } from './situation-of.ts'

type Written = readonly [word: PlayWord, team: 1 | 2, player?: number | null, more?: Partial<Play>]

const typeOf = (sport: 'baseball' | 'kickball', word: PlayWord): number =>
  rulesOf(sport).kinds.find(kind => kind.word === word)?.type ?? 0
const written = (sport: 'baseball' | 'kickball', [word, team, player = null, more = {}]: Written): Play =>
  writer(sport)(typeOf(sport, word), team, [player], more)

const after = (...plays: readonly Written[]) =>
  situationOf(
    'baseball',
    plays.map(one => written('baseball', one)),
  )
const basesAfter = (...plays: readonly Written[]) => after(...plays).bases?.map(one => one?.player ?? null)

describe('the runners', () => {
  const loaded: Written[] = [
    ['walk', 1, 11],
    ['walk', 1, 12],
    ['walk', 1, 13],
  ]

  test.each<[PlayWord, (number | null)[]]>([
    ['single', [14, 13, 12]],
    ['double', [null, 14, 13]],
    ['triple', [null, null, 14]],
    ['homeRun', [null, null, null]],
    ['walk', [14, 13, 12]],
    ['hitByPitch', [14, 13, 12]],
    ['intentionalWalk', [14, 13, 12]],
    ['reachedOnInterference', [14, 13, 12]],
    ['strikeoutSafe', [14, 13, 12]],
    ['fieldersChoiceSafe', [14, 13, 12]],
    ['reachedOnError', [14, 13, 12]],
    ['strikeout', [13, 12, 11]],
    ['flyout', [13, 12, 11]],
    ['groundout', [13, 12, 11]],
    ['sacrificeHit', [null, 13, 12]],
    ['sacrificeFly', [13, 12, null]],
    ['fieldersChoice', [14, null, 12]],
    ['doublePlay', [null, null, 12]],
  ])('are, with the bases loaded, after %s: %j', (word, bases) => {
    expect(basesAfter(...loaded, [word, 1, 14])).toEqual(bases)
  })

  test('advance on a walk only if the next one needs their base', () => {
    expect(basesAfter(['double', 1, 11], ['walk', 1, 12])).toEqual([12, 11, null])
    expect(basesAfter(['triple', 1, 11], ['walk', 1, 12], ['walk', 1, 13])).toEqual([13, 12, 11])
  })

  test('leave their base when they score, are out, or steal the next one', () => {
    expect(basesAfter(...loaded, ['runScored', 1, 11])).toEqual([13, 12, null])
    expect(basesAfter(...loaded, ['runnerOut', 1, 12])).toEqual([13, null, 11])
    expect(basesAfter(['walk', 1, 11], ['stolenBase', 1, 11])).toEqual([null, 11, null])
    expect(basesAfter(['walk', 1, 11], ['caughtStealing', 1, 11])).toEqual([null, null, null])
  })

  test('are taken from the base nearest to home if a play does not name them', () => {
    expect(basesAfter(...loaded, ['runScored', 1])).toEqual([13, 12, null])
    expect(basesAfter(['walk', 1], ['walk', 1, 12], ['runnerOut', 1, 13])).toEqual([12, null, null])
    expect(basesAfter(['walk', 1, 11], ['runScored', 1, 19])).toEqual([11, null, null])
    expect(basesAfter(['walk', 1, 11], ['runnerOut', 1])).toEqual([null, null, null])
    expect(basesAfter(['double', 1, 11], ['doublePlay', 1, 12])).toEqual([null, null, null])
    const nameless: Written[] = [
      ['walk', 1],
      ['walk', 1],
      ['walk', 1],
    ]
    expect(after(...nameless, ['runnerOut', 1]).bases?.map(Boolean)).toEqual([true, true, false])
    expect(after(...nameless, ['runScored', 1], ['single', 1]).bases?.map(Boolean)).toEqual([
      true,
      true,
      true,
    ])
    expect(basesAfter(['walk', 1], ['stolenBase', 1, 11])).toEqual([null, 11, null])
  })

  test('are where the scorekeeper moves them', () => {
    expect(basesAfter(['walk', 1, 11], ['runnerMoves', 1, 11, { int_1: 3 }])).toEqual([null, null, 11])
    expect(basesAfter(...loaded, ['runnerMoves', 1, 12, { int_1: 3 }])).toEqual([13, null, 12])
    expect(basesAfter(['runnerPlaced', 1, 11])).toEqual([null, 11, null])
    expect(basesAfter(['double', 1, 11], ['runnerMoves', 1, 11, { int_1: 1 }])).toEqual([11, null, null])
    expect(basesAfter(['double', 1, 11], ['stolenBase', 1, 11])).toEqual([null, null, 11])
    expect(after(['runnerPlaced', 1]).bases).toEqual([null, { player: null }, null])
    // The runner ahead has to go on.
    expect(basesAfter(['walk', 1, 11], ['walk', 1, 12], ['stolenBase', 1, 12])).toEqual([null, 12, 11])
  })

  test.each<[PlayWord, number, (number | null)[]]>([
    ['fieldersChoice', 1, [14, null, 12]],
    ['fieldersChoice', 2, [14, 13, null]],
    ['fieldersChoice', 3, [14, 13, 12]],
    ['doublePlay', 1, [null, null, 12]],
    ['doublePlay', 2, [null, 13, null]],
    ['doublePlay', 3, [null, 13, 12]],
  ])(
    'are, with the bases loaded, after %s with an out of the runner from base %i: %j',
    (word, int_1, bases) => {
      expect(basesAfter(...loaded, [word, 1, 14, { int_1 }])).toEqual(bases)
    },
  )

  test('are out as usual if nobody is on the base that a play tells', () => {
    const second: Written = ['double', 1, 11]
    expect(basesAfter(second, ['fieldersChoice', 1, 14, { int_1: 3 }])).toEqual([14, null, null])
    // It means nothing in a play without an out on base.
    expect(basesAfter(second, ['single', 1, 14, { int_1: 2 }])).toEqual([14, null, 11])
  })

  test('of a half inning are gone after its third out, and when the other team bats', () => {
    const outs: Written[] = [
      ['strikeout', 1, 11],
      ['single', 1, 12],
      ['groundout', 1, 13],
    ]
    expect(basesAfter(...outs, ['flyout', 1, 14])).toEqual([null, null, null])
    expect(after(...outs, ['flyout', 1, 14])).toMatchObject({ onTurn: 1 })
    expect(basesAfter(...outs, ['single', 2, 21])).toEqual([21, null, null])
    // A run of the last play may be recorded after its out.
    expect(basesAfter(...outs, ['flyout', 1, 14], ['runScored', 1, 12])).toEqual([null, null, null])
  })

  test('stay while the other team brings a pitcher in', () => {
    expect(basesAfter(...loaded, ['pitcherUp', 2, 26])).toEqual([13, 12, 11])
  })

  test('are gone after a recorded end of the inning', () => {
    const sheet = device(1)
    for (const play of [written('baseball', ['single', 1, 11]), playOf(generalPlays.endOfPeriod, {})])
      sheet.record('play', play)
    const { situation } = foldGame(sides, rulesOf('baseball'), sheet.entries)
    expect(situation).toMatchObject({ bases: [null, null, null], onTurn: 0 })
  })
})

describe('the end of a half-inning', () => {
  const at = (sport: 'baseball' | 'kickball', ...plays: readonly (Written | 'half' | 'inning')[]) => {
    const sheet = device(1)
    for (const play of plays)
      sheet.record(
        'play',
        play === 'inning'
          ? playOf(generalPlays.endOfPeriod, {})
          : play === 'half'
            ? playOf(typeOf(sport, 'endOfHalfInning'), {})
            : written(sport, play),
      )
    const { situation, period } = foldGame(sides, rulesOf(sport), sheet.entries)
    const { place, onTurn, turnEnd, bases } = situation
    return {
      ...{ period, onTurn, turn: place && 'turn' in place ? place.turn : null },
      ...{ isOffered: turnEnd === typeOf(sport, 'endOfHalfInning'), runners: bases?.filter(Boolean).length },
    }
  }

  test.each(['baseball', 'kickball'] as const)('of %s is offered while the first team bats', sport => {
    const top: Written = ['single', 1, 11]
    expect(at(sport)).toMatchObject({ isOffered: false })
    expect(at(sport, top)).toMatchObject({ isOffered: true, turn: 1 })
    const bottom = { period: 1, onTurn: 1, turn: 2, runners: 0, isOffered: false }
    expect(at(sport, top, 'half')).toEqual(bottom)
    expect(at(sport, top, 'half', ['single', 2, 21])).toEqual({ ...bottom, runners: 1 })
    const second = { period: 2, onTurn: 0, turn: 1, runners: 0, isOffered: false }
    expect(at(sport, top, 'half', ['single', 2, 21], 'inning')).toEqual(second)
    // The home team does not bat: it leads.
    expect(at(sport, top, 'half', 'inning')).toEqual(second)
  })

  test('of the second team is that of the inning, and of nobody nothing', () => {
    expect(at('baseball', ['single', 1, 11], ['single', 2, 21], 'half')).toMatchObject({ period: 2, turn: 1 })
    expect(at('baseball', 'half')).toMatchObject({ period: 1, turn: 1, onTurn: null })
    expect(at('baseball', ['single', 1, 11], 'half', 'half')).toMatchObject({ period: 1, turn: 2 })
  })

  test('leaves an end of the inning as it was recorded', () => {
    expect(at('baseball', ['single', 1, 11], 'inning')).toMatchObject({ period: 2, onTurn: 0, turn: 1 })
  })
})

describe('the count', () => {
  const count = (...plays: readonly Written[]) => inShort(after(...plays).facts)

  test('is of balls and strikes, and a foul is no third strike', () => {
    expect(count()).toEqual(['ballsAndStrikes 0 0'])
    expect(after().facts).toMatchObject([{ from: 'plays' }])
    expect(situationOf('kickball', []).facts).toMatchObject([{ from: 'plays' }])
    expect(count(['pitchBall', 1], ['strike', 1], ['foulBall', 1], ['foulBall', 1])).toEqual([
      'ballsAndStrikes 1 2',
    ])
  })

  test('starts over with each batter', () => {
    expect(count(['pitchBall', 1], ['strike', 1], ['single', 1, 11])).toEqual(['ballsAndStrikes 0 0'])
    // A pinch hitter takes it over.
    expect(count(['strike', 1], ['batterUp', 1, 12])).toEqual(['ballsAndStrikes 0 1'])
    expect(count(['strike', 1], ['batterUp', 1])).toEqual(['ballsAndStrikes 0 1'])
    expect(count(['strike', 1], ['stolenBase', 1, 12])).toEqual(['ballsAndStrikes 0 1'])
  })

  test.each<[PlayWord, 'baseball' | 'kickball']>([
    ['strikeout', 'baseball'],
    ['groundout', 'baseball'],
    ['flyout', 'baseball'],
    ['strikeoutSafe', 'baseball'],
    ['fouledOut', 'kickball'],
  ])('starts over after %s of %s, and the batter is one of the order', (word, sport) => {
    const { facts, players } = situationOf(
      sport,
      (
        [
          ['strike', 1],
          ['pitchBall', 1],
          [word, 1, 11],
        ] as const
      ).map(one => written(sport, one)),
    )
    expect(Object.values(facts[0]?.numbers ?? {}).every(number => number === 0)).toBe(true)
    expect(players[0]?.before).toEqual([11])
  })

  test('of kickball has fouls of its own', () => {
    const pitches = (['foulBall', 'strike', 'foulBall'] as const).map(word => written('kickball', [word, 1]))
    expect(inShort(situationOf('kickball', pitches).facts)).toEqual(['countWithFouls 0 1 2'])
  })
})

describe('the players at the plate', () => {
  const players = (...plays: readonly Written[]) =>
    after(...plays).players.map(({ role, side, player }) => `${role}/${side + 1} ${player ?? '?'}`)
  const once = Array.from({ length: 9 }, (_, index): Written => ['single', 1, 11 + index])

  test('may be of either team before the first batter', () => {
    expect(players()).toEqual(['batter/1 ?', 'batter/2 ?'])
  })

  test('are the next one of the batting order, once that is known', () => {
    expect(players(...once.slice(0, 8))).toEqual(['batter/1 ?', 'pitcher/2 ?'])
    expect(players(...once, ['single', 1, 11])).toEqual(['batter/1 12', 'pitcher/2 ?'])
    expect(players(...once, ['single', 1, 11], ['batterUp', 1, 30])).toEqual(['batter/1 30', 'pitcher/2 ?'])
    expect(players(...once, ['single', 1, 11], ['single', 1, 30])).toEqual(['batter/1 13', 'pitcher/2 ?'])
  })

  test('are those of an order of any length, once its first batter comes again', () => {
    const twelve = Array.from({ length: 12 }, (_, index): Written => ['single', 1, 11 + index])
    expect(players(...twelve)[0]).toBe('batter/1 ?')
    expect(players(...twelve, ['single', 1, 11])[0]).toBe('batter/1 12')
    // A substitute for the first batter came at the end.
    expect(players(...once, ['single', 1, 30], ['single', 1, 12])[0]).toBe('batter/1 13')
    expect(players(...once, ['single', 1, 30], ...once.slice(1))[0]).toBe('batter/1 30')
  })

  test('have their turn in the order even if nobody was named, and nobody is a batter who has been', () => {
    expect(players(['single', 1], ['single', 1, 12], ['single', 1])[0]).toBe('batter/1 ?')
    expect(after(['single', 1], ['single', 1, 12]).players[0]?.before).toEqual([12])
    const unnamed = once.with(3, ['single', 1])
    expect(players(...unnamed, ['single', 1, 11], ['single', 1])[0]).toBe('batter/1 13')
    expect(after(...unnamed, ['single', 1, 11]).players[0]?.before).not.toContain(null)
  })

  test('stay as they are if nobody is named for them', () => {
    expect(players(['batterUp', 1, 11], ['batterUp', 1])[0]).toBe('batter/1 11')
  })

  test('leave those who have batted to the end of the question', () => {
    expect(after(['single', 1, 11], ['walk', 1, 12]).players[0]?.before).toEqual([11, 12])
    expect(after(...once, ['single', 1, 11]).players[0]?.before).not.toContain(12)
  })

  test('are the last named pitcher of the other team, or the one who came in', () => {
    const pitched = writer('baseball')(typeOf('baseball', 'single'), 1, [11, 25])
    const situation = (...plays: Play[]) => situationOf('baseball', plays).players[1]
    expect(situation(written('baseball', ['single', 1, 11]))).toEqual({
      role: 'pitcher',
      side: 1,
      player: null,
    })
    expect(situation(pitched)).toEqual({ role: 'pitcher', side: 1, player: 25 })
    const out = writer('baseball')(typeOf('baseball', 'groundout'), 1, [12, 25, 27])
    expect(situation(pitched, out)?.player).toBe(25)
    expect(situation(pitched, written('baseball', ['pitcherUp', 2, 26]))?.player).toBe(26)
    expect(situation(pitched, written('baseball', ['single', 1, 12]))?.player).toBe(25)
  })
})

describe('a tapped play', () => {
  const tapped = (sport: 'baseball' | 'kickball', play: Written, ...before: readonly Written[]) => {
    const situation = situationOf(
      sport,
      before.map(one => written(sport, one)),
    )
    return definitionOf(sport)
      .playsAt(written(sport, play), situation, sides)
      .map(({ type, player_1_id, player_3_id }) => {
        const word = rulesOf(sport).kinds.find(kind => kind.type === type)?.word
        return [word, player_1_id, player_3_id].filter(part => part !== null).join(' ')
      })
  }
  const second: Written[] = [
    ['double', 1, 11],
    ['walk', 1, 12],
  ]

  test('brings the runs of those who usually come home, before it', () => {
    expect(tapped('baseball', ['double', 1, 13], ...second)).toEqual(['runScored 11 13', 'double 13'])
    expect(tapped('baseball', ['homeRun', 1, 13], ...second)).toEqual([
      'runScored 11 13',
      'runScored 12 13',
      'homeRun 13',
    ])
    expect(tapped('baseball', ['single', 1, 13], ...second)).toEqual(['single 13'])
  })

  test('bats nobody in on an error or a double play, and brings no run with the third out', () => {
    const loaded: Written[] = [...second, ['walk', 1, 13]]
    expect(tapped('baseball', ['reachedOnError', 1, 14], ...loaded)[0]).toBe('runScored 11')
    expect(tapped('baseball', ['doublePlay', 1, 14], ...loaded)[0]).toBe('runScored 11')
    const outs: Written[] = [
      ['strikeout', 1, 15],
      ['strikeout', 1, 16],
    ]
    expect(tapped('baseball', ['sacrificeFly', 1, 14], ...outs, ...loaded)).toEqual(['sacrificeFly 14'])
    expect(tapped('baseball', ['doublePlay', 1, 14], ['strikeout', 1, 15], ...loaded)).toEqual([
      'doublePlay 14',
    ])
  })

  test.each<[PlayWord, string[]]>([
    ['single', ['runScored 11 14']],
    ['triple', ['runScored 11 14', 'runScored 12 14', 'runScored 13 14']],
    ['walk', ['runScored 11 14']],
    ['intentionalWalk', ['runScored 11 14']],
    ['hitByPitch', ['runScored 11 14']],
    ['reachedOnInterference', ['runScored 11 14']],
    ['strikeoutSafe', ['runScored 11']],
    ['fieldersChoiceSafe', ['runScored 11 14']],
    ['fieldersChoice', ['runScored 11 14']],
    ['sacrificeHit', ['runScored 11 14']],
    ['sacrificeFly', ['runScored 11 14']],
    ['groundout', []],
    ['strike', []],
  ])('%s brings, with the bases loaded: %j', (word, runs) => {
    const loaded: Written[] = [...second, ['walk', 1, 13]]
    expect(tapped('baseball', [word, 1, 14], ...loaded)).toEqual([...runs, `${word} 14`])
  })

  test('brings no run of the runner who is out on it', () => {
    const loaded: Written[] = [...second, ['walk', 1, 13]]
    const choice = (int_1: number): Written => ['fieldersChoice', 1, 14, { int_1 }]
    expect(tapped('baseball', choice(3), ...loaded)).toEqual(['fieldersChoice 14'])
    expect(tapped('baseball', choice(2), ...loaded)).toEqual(['runScored 11 14', 'fieldersChoice 14'])
  })

  test('brings runs with two outs if nobody is out on it, and with one out if one is', () => {
    const third: Written = ['triple', 1, 11]
    const out: Written = ['strikeout', 1, 15]
    expect(tapped('baseball', ['single', 1, 12], out, out, third)).toEqual(['runScored 11 12', 'single 12'])
    expect(tapped('baseball', ['sacrificeFly', 1, 12], out, third)).toEqual([
      'runScored 11 12',
      'sacrificeFly 12',
    ])
  })

  test('brings the runs of the bases alone if no more is known, and none if not even these', () => {
    const { playsAt } = definitionOf('baseball')
    const single = written('baseball', ['single', 1, 12])
    const bases = [null, null, { player: 11 }] as const
    expect(playsAt(single, { ...noSituation, bases }, sides)).toHaveLength(2)
    expect(playsAt(single, noSituation, sides)).toEqual([single])
    const ball = written('baseball', ['pitchBall', 1, 12])
    expect(playsAt(ball, noSituation, sides)).toEqual([ball])
    const unknown = playOf(9999, { player_1_team_id: 1 })
    expect(playsAt(unknown, { ...noSituation, bases }, sides)).toEqual([unknown])
  })

  test('is a walk with the fourth ball, and a strikeout with the third strike', () => {
    const pitches = (word: PlayWord, many: number) => Array.from({ length: many }, (): Written => [word, 1])
    expect(tapped('baseball', ['pitchBall', 1, 11], ...pitches('pitchBall', 2))).toEqual(['pitchBall 11'])
    expect(tapped('baseball', ['pitchBall', 1, 11], ...pitches('pitchBall', 3))).toEqual([
      'pitchBall 11',
      'walk 11',
    ])
    expect(tapped('baseball', ['strike', 1, 11], ...pitches('foulBall', 4))).toEqual([
      'strike 11',
      'strikeout 11',
    ])
    expect(tapped('kickball', ['foulBall', 1, 11], ...pitches('foulBall', 3))).toEqual([
      'foulBall 11',
      'fouledOut 11',
    ])
  })

  test('that ends with a walk brings the run that it forces', () => {
    const loaded: Written[] = [...second, ['walk', 1, 13]]
    const balls = Array.from({ length: 3 }, (): Written => ['pitchBall', 1])
    expect(tapped('baseball', ['pitchBall', 1, 14], ...loaded, ...balls)).toEqual([
      'pitchBall 14',
      'runScored 11 14',
      'walk 14',
    ])
  })

  test('of the team that does not bat is alone: its turn begins with empty bases', () => {
    expect(tapped('baseball', ['homeRun', 2, 21], ...second)).toEqual(['homeRun 21'])
  })

  test('is alone in a sport without such plays', () => {
    const goal = writer('soccer')(rulesOf('soccer').kinds[0]?.type ?? 0, 1, [11])
    expect(definitionOf('soccer').playsAt(goal, situationOf('soccer', []), sides)).toEqual([goal])
  })
})
