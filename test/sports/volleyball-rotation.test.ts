import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldAgain } from '../../shared-schema/scoring/fold-again.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { volleyball } from '../../shared-schema/sports/volleyball.ts'
import { volleyballPlays as p } from '../../shared-schema/sports/volleyball-kinds.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { gameOf, recorded } from './random-game.ts'
import { situationOf } from './situation-of.ts'

const play = writer('volleyball')
const point = (team: 1 | 2): Play => play(p.point, team)
const points = (team: 1 | 2, many: number): Play[] => Array.from({ length: many }, () => point(team))
const serves = (team: 1 | 2, player: number | null = null): Play => play(p.serves, team, [player])
const at = (team: 1 | 2, position: number, player: number): Play =>
  play(p.inPosition, team, [player], { int_1: position })
/** 11 to 16 of team 1 in positions 1 to 6, 21 to 26 of team 2. */
const lineUps = ([1, 2] as const).flatMap(team =>
  [1, 2, 3, 4, 5, 6].map(position => at(team, position, 10 * team + position)),
)
const off = (team: 1 | 2, player: number): Play => play(generalPlays.off, team, [player])
const on = (team: 1 | 2, player: number): Play => play(generalPlays.on, team, [player])

/** The board in short: `1: 11 · 11 12 13 14 15 16 · 21 22 23 24 25 26`: who serves, and the positions. */
function court(...plays: readonly Play[]): string {
  const { onTurn, players, positions } = situationOf('volleyball', plays)
  const server = onTurn === null ? '-' : `${onTurn + 1}: ${players[onTurn]?.player ?? '?'}`
  const both = (positions ?? []).map(one => one?.map(player => player ?? '?').join(' ') ?? '-')
  return [server, ...both].join(' · ')
}
const [one, two] = ['11 12 13 14 15 16', '21 22 23 24 25 26']

describe('the rotation', () => {
  test('is unknown without a line-up', () => {
    expect(court()).toBe('- · - · -')
    expect(court(point(1), point(2))).toBe('2: ? · - · -')
    expect(situationOf('volleyball', [point(1)]).players).toEqual([
      { role: 'server', side: 0, player: null, isVacant: true },
      { role: 'server', side: 1, player: null, isVacant: true },
    ])
  })

  test('tells the server of the team that serves, and nobody of the other', () => {
    expect(situationOf('volleyball', [...lineUps, serves(2)]).players.slice(0, 2)).toEqual([
      { role: 'server', side: 0, player: null, isVacant: true },
      { role: 'server', side: 1, player: 21 },
    ])
  })

  test('stays while the serving team wins the rallies', () => {
    expect(court(...lineUps, serves(1))).toBe(`1: 11 · ${one} · ${two}`)
    expect(court(...lineUps, serves(1), point(1), point(1))).toBe(`1: 11 · ${one} · ${two}`)
  })

  test('goes on by a place with each side-out', () => {
    expect(court(...lineUps, serves(1), point(2))).toBe(`2: 22 · ${one} · 22 23 24 25 26 21`)
    expect(court(...lineUps, serves(1), point(2), point(1))).toBe(
      '1: 12 · 12 13 14 15 16 11 · 22 23 24 25 26 21',
    )
    const seven = Array.from({ length: 6 }, () => [point(2), point(1)]).flat()
    expect(court(...lineUps, serves(1), ...seven)).toBe(`1: 11 · ${one} · ${two}`)
  })

  test('is of each play that wins a rally, also of an error of the other team', () => {
    expect(court(...lineUps, serves(1), play(p.serviceError, 1, [11]))).toContain('2: 22')
    expect(court(...lineUps, serves(1), play(p.kill, 2, [24, 25]))).toContain('2: 22')
    expect(court(...lineUps, serves(1), play(p.dig, 2, [24]))).toContain('1: 11')
  })

  test('begins with the server who is named, or with the first point if nobody is', () => {
    expect(court(...lineUps, point(2))).toBe(`2: 21 · ${one} · ${two}`)
    expect(court(...lineUps, play(p.ace, 2, [21, 11]))).toBe(`2: 21 · ${one} · ${two}`)
  })

  test('is corrected by the server: the team turns until that player serves', () => {
    expect(court(...lineUps, serves(1, 13))).toBe(`1: 13 · 13 14 15 16 11 12 · ${two}`)
    expect(court(...lineUps, serves(1), serves(2, 26))).toBe(`2: 26 · ${one} · 26 21 22 23 24 25`)
    expect(court(...lineUps, serves(1, 13), point(2), point(1))).toContain('1: 14 ·')
    // One who is not on the court takes the place of the server.
    expect(court(...lineUps, serves(1, 19))).toBe(`1: 19 · 19 12 13 14 15 16 · ${two}`)
    expect(court(serves(1, 19))).toBe('1: 19 · - · -')
    expect(court(serves(1, 19), point(2), point(1))).toBe('1: ? · - · -')
    expect(court(serves(1, 19), point(1))).toBe('1: 19 · - · -')
  })

  test('is corrected by a player in a position', () => {
    expect(court(...lineUps, serves(1), at(1, 3, 19))).toContain('11 12 19 14 15 16')
    // A player has one position.
    expect(court(...lineUps, serves(1), at(1, 3, 11))).toContain('1: ? · ? 12 11 14 15 16')
    expect(court(at(1, 2, 12))).toBe('- · ? 12 ? ? ? ? · -')
    expect(court(at(1, 2, 12), play(p.inPosition, 1, [null], { int_1: 2 }))).toBe('- · ? 12 ? ? ? ? · -')
    expect(court(at(1, 2, 12), play(p.inPosition, 1, [13]))).toBe('- · ? 12 ? ? ? ? · -')
  })

  test('takes a substitute in the place of the player who went off, and the libero for the time', () => {
    expect(court(...lineUps, off(1, 12), on(1, 19))).toContain('11 19 13 14 15 16')
    expect(court(...lineUps, off(1, 12), off(1, 14), on(1, 19), on(1, 18))).toContain('11 19 13 18 15 16')
    expect(court(...lineUps, off(1, 16), on(1, 19), off(1, 19), on(1, 16))).toContain(one)
    expect(court(...lineUps, off(1, 12), on(1, 12), on(1, 19))).toContain(one)
    expect(court(...lineUps, on(1, 19), off(1, 18))).toContain(one)
    expect(court(...lineUps, off(1, 11), on(1, 11), on(1, 19))).toContain(one)
    expect(court(...lineUps, off(1, 12), off(1, 14), on(1, 12), on(1, 19))).toContain('11 12 13 19 15 16')
    expect(court(...lineUps, off(1, 18), off(1, 12), on(1, 19))).toContain('11 19 13 14 15 16')
    expect(court(...lineUps, off(1, 12), play(p.dig, 1, [19]))).toContain(one)
    // One of two who went off comes back.
    expect(court(...lineUps, off(1, 12), off(1, 14), on(1, 14), on(1, 19))).toContain('11 19 13 14 15 16')
    expect(court(...lineUps, off(1, 12), off(1, 11), on(1, 11), on(1, 19))).toContain('11 19 13 14 15 16')
    // A serve between the two changes nothing.
    expect(court(...lineUps, off(1, 12), serves(1, 11), on(1, 19))).toContain('11 19 13 14 15 16')
    // Those who went off rotate with the team.
    expect(court(...lineUps, serves(2), off(1, 11), point(1), on(1, 19))).toContain('12 13 14 15 16 19')
    const injured = [play(generalPlays.offForInjury, 1, [12]), play(generalPlays.onForInjury, 1, [19])]
    expect(court(...lineUps, ...injured)).toContain('11 19 13 14 15 16')
  })

  test('of the next set begins with the line-up of this one, and the other team serves', () => {
    const set = [...lineUps, serves(1), point(2), off(1, 12), on(1, 19), ...points(1, 25)]
    expect(court(...set)).toBe(`2: 21 · ${one} · ${two}`)
    expect(court(...set, ...points(2, 25))).toBe(`1: 11 · ${one} · ${two}`)
    // A line-up that was changed before the set is that of the next one, too.
    const changed = [...set, at(1, 1, 12), at(1, 2, 11)]
    expect(court(...changed)).toBe(`2: 21 · 12 11 13 14 15 16 · ${two}`)
    expect(court(...changed, ...points(2, 25))).toBe(`1: 12 · 12 11 13 14 15 16 · ${two}`)
    // A server who is corrected later has not served first.
    expect(court(...lineUps, serves(1), point(1), serves(2), ...points(1, 24))).toContain('2: 21')
    expect(court(...lineUps, ...points(1, 25))).toBe(`- · ${one} · ${two}`)
    // A set that was ended by hand.
    expect(court(...lineUps, serves(1), point(2), playOf(generalPlays.endOfPeriod, {}))).toContain('2: 21')
  })

  test('of the last set begins with the server who is named: a toss decides', () => {
    const sets = [serves(1), ...points(1, 25), ...points(2, 25), ...points(1, 25)]
    expect(court(...lineUps, ...sets)).toContain('2: 21')
    expect(court(...lineUps, ...sets, ...points(2, 25))).toBe(`- · ${one} · ${two}`)
    expect(court(...lineUps, ...sets, ...points(2, 25), serves(2))).toContain('2: 21')
  })

  test('is unknown who serves first after a set of which nobody counted the points', () => {
    const sheet = device(1)
    for (const one of [...lineUps, serves(1), point(1)]) sheet.record('play', one)
    sheet.add(2, 1)
    const { situation } = foldGame(sides, volleyball.rules, sheet.entries)
    expect(situation.onTurn).toBe(1)
    sheet.add(1, 1)
    sheet.add(2, 1)
    sheet.add(1, 1)
    expect(foldGame(sides, volleyball.rules, sheet.entries).situation.onTurn).toBeNull()
  })

  test('counts nothing by that alone', () => {
    const kinds = volleyball.rules.kinds.filter(({ type }) => type === p.serves || type === p.inPosition)
    expect(kinds.flatMap(({ roles }) => roles.map(({ counts }) => counts))).toEqual([undefined, undefined])
  })

  test('is that of the plays that are left, in any order of arrival', () => {
    fc.assert(
      fc.property(gameOf(volleyball.rules), game => {
        const { sheet, left } = recorded(game)
        const { situation } = foldGame(sides, volleyball.rules, sheet.entries)
        expect(situation).toEqual(situationOf('volleyball', left))
        expect(foldGame(sides, volleyball.rules, [...sheet.entries].reverse()).situation).toEqual(situation)
        for (const team of situation.positions ?? [])
          if (team) expect(new Set(team.filter(Boolean)).size).toBe(team.filter(Boolean).length)
      }),
    )
  })
})

describe('the libero', () => {
  const libero = (player: number): Play => play(p.libero, 1, [player])
  const comesIn = (replaced: number | null, player: number | null = 17): Play =>
    play(p.liberoIn, 1, [player, replaced])
  const goesOut = play(p.liberoOut, 1, [17])
  /** The positions of team 1, and who is replaced by its libero: `11 12 13 14 15 17 · 17 for 16`. */
  const team = (...plays: readonly Play[]): string => {
    const { positions, players } = situationOf('volleyball', [...lineUps, libero(17), ...plays])
    const known = players.find(({ role, side }) => role === 'libero' && side === 0)
    return `${positions?.[0]?.join(' ')} · ${known?.player} for ${known?.inPlaceOf ?? '-'}`
  }

  test('is nobody until positions are known and the team names one', () => {
    const liberos = (...plays: readonly Play[]) =>
      situationOf('volleyball', plays).players.filter(({ role }) => role === 'libero')
    expect(liberos(libero(17))).toEqual([])
    expect(liberos(at(2, 1, 21))).toHaveLength(2)
    expect(liberos(...lineUps)).toEqual([
      { role: 'libero', side: 0, player: null, inPlaceOf: null, isVacant: true },
      { role: 'libero', side: 1, player: null, inPlaceOf: null, isVacant: true },
    ])
    expect(team()).toBe(`${one} · 17 for -`)
    expect(team(libero(18))).toBe(`${one} · 18 for -`)
    expect(court(libero(17), at(1, 2, 12))).toBe('- · ? 12 ? ? ? ? · -')
    expect(court(...lineUps, comesIn(16, null))).toContain(one)
  })

  test('takes the position of a player of the back row, who comes back', () => {
    expect(team(comesIn(16))).toBe('11 12 13 14 15 17 · 17 for 16')
    expect(team(comesIn(16), goesOut)).toBe(`${one} · 17 for -`)
    expect(team(comesIn(16), comesIn(15))).toBe('11 12 13 14 17 16 · 17 for 15')
    // Another libero goes on in the same position.
    expect(team(comesIn(16), libero(18))).toBe('11 12 13 14 15 18 · 18 for 16')
    expect(team(comesIn(16, 18))).toBe('11 12 13 14 15 18 · 18 for 16')
  })

  test('is in no position of the front row, of somebody unknown or of somebody on the bench', () => {
    for (const replaced of [12, 13, 14, 19, null]) expect(team(comesIn(replaced))).toBe(`${one} · 17 for -`)
  })

  test('leaves before the rotation brings the position to the front row', () => {
    const rotation = [point(2), point(1)]
    expect(team(serves(1), comesIn(16), ...rotation)).toBe('12 13 14 15 17 11 · 17 for 16')
    expect(team(serves(1), comesIn(16), ...rotation, ...rotation)).toBe('13 14 15 16 11 12 · 17 for -')
    expect(team(serves(2), comesIn(11), point(1))).toBe('12 13 14 15 16 17 · 17 for 11')
  })

  test('is not in the line-up of the next set', () => {
    expect(team(comesIn(16), ...points(1, 25))).toBe(`${one} · 17 for -`)
    expect(team(...points(1, 25), comesIn(16), ...points(2, 25))).toBe(`${one} · 17 for -`)
  })

  test('goes on for the substitute of the player who is replaced', () => {
    expect(team(comesIn(16), off(1, 16), on(1, 19))).toBe('11 12 13 14 15 17 · 17 for 19')
    expect(team(comesIn(16), off(1, 16), on(1, 19), goesOut)).toBe('11 12 13 14 15 19 · 17 for -')
    expect(team(off(1, 16), on(1, 17))).toBe(`${one} · 17 for -`)
    expect(team(comesIn(16), off(1, 12), on(1, 19))).toBe('11 19 13 14 15 17 · 17 for 16')
  })

  test('stays while another player is corrected, and leaves on a turn through the front row', () => {
    expect(team(comesIn(16), at(1, 3, 19))).toBe('11 12 19 14 15 17 · 17 for 16')
    expect(team(comesIn(15), serves(1, 16))).toBe('16 11 12 13 14 15 · 17 for -')
  })

  test('is put in a position by the scorer, or the replaced player is again', () => {
    expect(team(at(1, 5, 17))).toBe('11 12 13 14 17 16 · 17 for 15')
    expect(team(comesIn(15), at(1, 5, 15))).toBe(`${one} · 17 for -`)
    expect(team(comesIn(15), serves(1, 17))).toBe('17 16 11 12 13 14 · 17 for 15')
    // As a player like the others, no libero.
    expect(team(off(1, 12), on(1, 19), libero(19), comesIn(16, 19))).toBe('11 19 13 14 15 16 · 19 for -')
  })
})

describe('a change of ends', () => {
  const call = (...plays: readonly Play[]) => situationOf('volleyball', plays).call
  const four = [...points(1, 25), ...points(2, 25), ...points(1, 25), ...points(2, 25)]

  test('is called after each set until the next point, and a toss before the last one', () => {
    expect(call(...points(1, 24))).toBeNull()
    expect(call(...points(1, 25))).toBe('changeEnds')
    expect(call(...points(1, 25), play(p.yellowCard, 1, [11]))).toBe('changeEnds')
    expect(call(...points(1, 25), point(2))).toBeNull()
    expect(call(...four)).toBe('tossForLastSet')
    expect(call(...points(1, 75))).toBeNull()
  })

  test('is called in the last set when a team has 8 points first', () => {
    expect(call(...four, ...points(1, 7))).toBeNull()
    expect(call(...four, ...points(1, 8))).toBe('changeEnds')
    expect(call(...four, ...points(2, 8))).toBe('changeEnds')
    expect(call(...four, ...points(1, 8), point(2))).toBeNull()
    expect(call(...four, ...points(1, 8), ...points(2, 8))).toBeNull()
    expect(call(...points(1, 8))).toBeNull()
  })

  test('is not called after sets that are given', () => {
    const sheet = device(1)
    sheet.add(1, 1)
    expect(foldGame(sides, volleyball.rules, sheet.entries).situation.call).toBeNull()
    sheet.add(2, 1)
    sheet.add(1, 1)
    sheet.add(2, 1)
    for (const one of points(1, 8)) sheet.record('play', one)
    expect(foldGame(sides, volleyball.rules, sheet.entries).situation.call).toBe('changeEnds')
  })
})

describeRecorded('Braslovče against Branik, 25 January 2015, rally by rally', () => {
  const file = join(recordedData, 'sports/volleyball/ovolley-2015-01-25-Braslovce-Branik/events.dvw')
  const rows = readFileSync(file, 'latin1').split(/\r?\n/)
  const scout = rows.slice(rows.indexOf('[3SCOUT]') + 1)
  const sheet = device(1)
  const fold = foldAgain()
  const situation = () => fold(sides, volleyball.rules, orderEntries(sheet.entries)).situation
  const seen = {
    positions: [] as (readonly [unknown, unknown])[],
    servers: [] as (readonly [unknown, unknown])[],
  }
  const asked = { positions: 0, servers: 0 }
  for (const row of scout) {
    const [what = '', ...fields] = row.split(';')
    const team = what.startsWith('*') ? 1 : 2
    const both = [fields.slice(13, 19), fields.slice(19, 25)].map(one => one.map(Number))
    const [, kind = '', first = 0, second = 0] = (
      /^[*a](P|c|p|\d\dS)(\d\d)?(?::(\d\d))?/.exec(what) ?? []
    ).map((one, index) => (index < 2 ? one : Number(one)))
    if (kind === 'P' && team === 1)
      for (const [side, players] of both.entries())
        for (const [place, player] of players.entries())
          if (situation().positions?.[side]?.[place] !== side * 100 + player) {
            asked.positions += 1
            sheet.record('play', at(side === 0 ? 1 : 2, place + 1, side * 100 + player))
          }
    if (kind === 'c') {
      const id = (shirt: number | string): number => (team - 1) * 100 + Number(shirt)
      sheet.record('play', off(team, id(first)))
      sheet.record('play', on(team, id(second)))
    }
    if (String(kind).endsWith('S')) {
      const server = (team - 1) * 100 + Number(what.slice(1, 3))
      if (situation().onTurn === null) {
        asked.servers += 1
        sheet.record('play', serves(team))
      }
      const { onTurn, players, positions } = situation()
      seen.servers.push([
        `${onTurn} ${onTurn === null ? '' : players[onTurn]?.player}`,
        `${team - 1} ${server}`,
      ])
      seen.positions.push([positions, both.map((one, side) => one.map(player => side * 100 + player))])
    }
    if (kind === 'p') sheet.record('play', point(team))
  }

  test('is served by the players of the source, of whom only the first team is named', () => {
    expect(seen.servers).toHaveLength(128)
    // In one rally the source has a contact of the receiving team as a serve.
    expect(seen.servers.filter(([board, source]) => board !== source)).toEqual([['0 4', '1 103']])
    expect(asked.servers).toBe(1)
  })

  test('has both teams in the positions of the source at each serve', () => {
    for (const [board, source] of seen.positions) expect(board).toEqual(source)
  })

  test('needs the line-ups once, and those players who are in another position in a later set', () => {
    expect(asked.positions).toBe(24)
  })
})
