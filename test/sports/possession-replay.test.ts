import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { at } from '../../shared-schema/rules/at.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldAgain } from '../../shared-schema/scoring/fold-again.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { onFieldAfter } from '../../shared-schema/sports/model/on-field.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { otherSide } from '../../shared-schema/sports/model/course.ts'
import type { SideNumber } from '../../shared-schema/sports/model/situation.ts'
import { ultimatePlays as p } from '../../shared-schema/sports/ultimate/plays.ts'
import { ultimate } from '../../shared-schema/sports/ultimate/sport.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'

const play = writer('ultimate')

/** An event of a team's own list: `t` is its code, `r` a player, `l` the players of a line. */
const event = z.object({ t: z.number(), r: z.number().optional(), l: z.array(z.number()).optional() })
const points = z.array(z.object({ events: z.array(event) }))
const source = z.object({ events: z.object({ homeEvents: points, awayEvents: points }) })

const code = {
  receives: 1,
  pulls: 2,
  pull: 3,
  pullOutOfBounds: 4,
  block: 5,
  throwaway: 8,
  drop: 19,
  caught: 20,
  scored: 22,
} as const
/** The ends of periods; new lines after a timeout. */
const [periodEnds, newLines] = [
  [23, 24, 25, 26],
  [40, 41],
]

type Event = z.infer<typeof event>
/** An event with the side whose list has it. */
type Merged = Event & { readonly side: SideNumber }

/** Events in the list of the team without the disc during the other one's possession, and timeouts with new lines. */
const ofDefense: readonly number[] = [2, 3, 4, 5, 9, 11, 13, 14, 15, ...newLines]

/** The lists of both teams in one: each team's own as long as it has the disc. */
function merged(lists: readonly [readonly Event[], readonly Event[]]): Merged[] {
  const left = ([0, 1] as const).map(side => lists[side].map(one => ({ ...one, side })))
  const all: Merged[] = []
  let side: SideNumber = lists[0].some(({ t }) => t === code.receives) ? 0 : 1
  while (left.some(list => list.length > 0)) {
    const [own, other] = [at(left, side), at(left, otherSide(side))]
    while (other[0] && ofDefense.includes(other[0].t) && other[0].t !== code.block)
      all.push(...other.splice(0, 1))
    const end = own.findIndex(({ t }) => t === code.throwaway || t === code.drop || t === code.scored)
    all.push(...own.splice(0, end < 0 ? own.length : end + 1))
    if (end < 0) all.push(...other.splice(0))
    if (other[0]?.t === code.block) all.push(...other.splice(0, 1))
    side = otherSide(side)
  }
  return all
}

/** A scorekeeper who records the events of a team with the fewest taps, and compares the board with the source. */
class Replay {
  readonly sheet = device(1)
  readonly #fold = foldAgain()
  /** The puller of each point as the board has it, and as the source has it. */
  readonly pulls: (readonly [board: number | null, source: number])[] = []
  /** The holders before each pass: of the source, and of the board. */
  readonly holders: (readonly [board: unknown, source: unknown])[] = []
  /** The taps that bring the lines of all points on: of one player after the other, and from those offered. */
  readonly changes = { one: 0, offered: 0 }
  #holder: number | null = null
  #isNew = false

  state() {
    return this.#fold(sides, ultimate.rules, orderEntries(this.sheet.entries))
  }

  point(events: readonly Merged[]): void {
    const starts = events.find(({ t }) => t === code.pulls)
    const { next } = this.state().situation
    if (starts) this.pulls.push([next.find(({ place }) => place !== undefined)?.side ?? null, starts.side])
    for (const [index, one] of events.entries()) this.#follow(one, events[index + 1])
    if (events.some(({ t }) => periodEnds.includes(t))) {
      this.sheet.record('play', playOf(generalPlays.endOfPeriod, {}))
      this.#holder = null
    }
  }

  #follow({ t, r, l: line, side }: Merged, next: Merged | undefined): void {
    const player = r ?? null
    const tap = (type: number, ...players: (number | null)[]) =>
      this.sheet.record('play', play(type, side + 1, players))
    if (line) {
      this.#isNew = newLines.includes(t)
      return this.#bringOn(line, side)
    }
    switch (t) {
      case code.pull:
        return void tap(p.pull, player)
      case code.pullOutOfBounds:
        return void tap(p.pullOutOfBounds, player)
      case code.caught:
        return this.#caught(side, player)
      case code.scored:
        tap(p.goal, this.#seen(side), player)
        break
      case code.drop:
        tap(p.drop, this.#seen(side), player)
        break
      case code.throwaway: {
        const thrower = this.#seen(side)
        if (next?.t === code.block)
          this.sheet.record('play', play(p.block, next.side + 1, [thrower, null, next.r ?? null]))
        else tap(p.throwaway, thrower)
        break
      }
      default:
        return
    }
    this.#holder = null
  }

  #caught(side: SideNumber, player: number | null): void {
    const write = (type: number, ...players: (number | null)[]) =>
      this.sheet.record('play', play(type, side + 1, players))
    // After a timeout with new players, somebody who was there before may go on with the disc.
    if (this.#isNew) write(p.hasDisc, player)
    else if (this.#holder === null) write(p.pickedUpDisc, player)
    else write(p.pass, this.#seen(side), player)
    this.#holder = player
    this.#isNew = false
  }

  /** The holder of the board, which is the thrower of the next play. */
  #seen(side: SideNumber): number | null {
    const { players, onTurn } = this.state().situation
    const board = players.find(one => one.side === side)?.player ?? null
    this.holders.push([`${onTurn} ${board}`, `${side} ${this.#holder}`])
    return typeof board === 'number' ? board : null
  }

  #bringOn(line: readonly number[], side: SideNumber): void {
    const { plays, situation } = this.state()
    const team = plays.map(one => one.play).filter(one => one.player_1_team_id === side + 1)
    const on = onFieldAfter(team)
    const changes = [
      ...[...on]
        .filter(one => !line.some(player => player === one))
        .map(one => [generalPlays.off, Number(one)] as const),
      ...line.filter(one => !on.has(one)).map(one => [generalPlays.on, one] as const),
    ]
    const apart = (players: readonly unknown[]): number =>
      players.filter(one => !line.some(player => player === one)).length +
      line.filter(one => !players.includes(one)).length
    if (!this.#isNew) {
      const offered = situation.lines.filter(one => one.side === side)
      this.changes.one += changes.length
      this.changes.offered += Math.min(changes.length, ...offered.map(({ players }) => 1 + apart(players)))
    }
    for (const [type, player] of changes) this.sheet.record('play', play(type, side + 1, [player]))
  }
}

const boxShape = z.object({ players: z.array(z.record(z.string(), z.string())) })

describeRecorded('Raleigh against Atlanta, 5 June 2021, pass by pass', () => {
  const folder = join(recordedData, 'sports/ultimate/audl-2021-06-05-RAL-ATL')
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { events } = source.parse(read('events_raw.json'))
  const replay = new Replay()
  for (const [index, home] of events.homeEvents.entries())
    replay.point(merged([home.events, at(events.awayEvents, index).events]))
  const state = replay.state()

  test('has the score of the source', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual([19, 18])
  })

  test('is pulled by the team of the source in each point, of which only the first is unknown before', () => {
    const [[first] = [0], ...others] = replay.pulls
    expect(first).toBeNull()
    expect(others).toHaveLength(39)
    for (const [board, pulling] of others) expect(board).toBe(pulling)
  })

  test('has the thrower of the source at each pass, throwaway, drop, D and goal', () => {
    expect(replay.holders).toHaveLength(636)
    for (const [board, holder] of replay.holders) expect(board).toBe(holder)
  })

  test('changes its lines with fewer taps by those that are offered, although the teams mix them at each point', () => {
    expect(replay.changes).toEqual({ one: 962, offered: 693 })
  })

  test('counts what the official box score has', () => {
    const ids = z.record(z.string(), z.string()).parse(read('player_ids.json'))
    const official = boxShape.parse(read('box.json')).players
    const letters = (name: string): string =>
      name
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .slice(0, 8)
    const { players } = boxScore(sides, ultimate.rules, state)
    const differ = players.flatMap(({ player_id, team_id, counters }) => {
      const handle = ids[String(player_id)] ?? ''
      const line = official.find(({ Name = '', Team }) => {
        const [surname = '', initial] = Name.split(', ')
        const isNamed = letters(surname) === letters(handle.slice(1))
        return (
          isNamed &&
          Team === (team_id === 1 ? 'ATL' : 'RAL') &&
          (initial === undefined || handle.startsWith(initial.toLowerCase()))
        )
      })
      const own = [
        counters.goals_thrown,
        counters.goals_caught,
        counters.ds,
        counters.throwaways,
        counters.drops,
      ].map(one => one ?? 0)
      const theirs = ['AST', 'GLS', 'BLK', 'T', 'D'].map(column => Number(line?.[column]))
      return own.join() === theirs.join() ? [] : [`${handle}: ${own.join()} ${theirs.join()}`]
    })
    expect(players).toHaveLength(40)
    // The feed has a block and a drop of one turnover, of which a scorekeeper records the drop; and a throwaway less.
    expect(differ).toEqual([
      'syanuck: 1,0,0,2,0 1,0,1,2,0',
      'alaviolet: 2,0,0,2,0 2,0,0,3,0',
      'trobinson: 0,0,0,0,0 0,0,1,0,0',
      'bhulsmeye: 0,0,2,1,0 0,0,4,1,0',
    ])
  })
})
