import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entry as entryShape, type Entry, type EntryContent } from '../../shared-schema/replication/entry.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { between, playedUntil, type GameClock, type Moment } from '../../shared-schema/scoring/game-clock.ts'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { sides } from './sheet.ts'

const uuid = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const second = 1000
const minute = 60 * second
/** The true time of the first event, independent of the clocks. */
const START = Date.parse('2026-06-01T08:00:00Z')

/** A tablet whose clock is wrong by so much, and which knows it or has never heard the server. */
interface Device {
  readonly id: string
  wrong: number
  knows: boolean
}

/** A game as it is recorded, on one tablet after the other, while the true time goes on. */
class Recorded {
  readonly entries: Entry[] = []
  now = START
  readonly #counters = new Map<string, number>()

  moment({ id, wrong, knows }: Device): Moment {
    return { device_id: id, at: this.now + wrong, ahead: knows ? -wrong : null }
  }

  record(device: Device, content: EntryContent): Entry {
    const counter = (this.#counters.get(device.id) ?? 0) + 1
    this.#counters.set(device.id, counter)
    const made = entryShape.parse({
      id: uuid(this.entries.length + 1),
      game_id: 1,
      device_id: device.id,
      counter,
      after: content.kind === 'claim' ? (this.entries.at(-1)?.id ?? null) : null,
      recorded_at: new Date(this.now + device.wrong).toISOString(),
      recorded_by: '',
      ...content,
    })
    this.entries.push(made)
    return made
  }

  clock(sport: Sport, entries: readonly Entry[] = this.entries): GameClock | null {
    return foldGame(sides, rulesOf(sport), entries).clock
  }

  /** The time on a device's game clock, in milliseconds. */
  shown(device: Device, sport: Sport): number {
    const clock = this.clock(sport)
    return clock ? playedUntil(clock, this.moment(device)) : 0
  }

  /** Starts or stops the clock as a tap does. */
  toggle(device: Device, sport: Sport): void {
    const played = this.shown(device, sport)
    const { at, ahead } = this.moment(device)
    const runs = this.clock(sport)?.runs !== true
    this.record(device, { kind: 'clock', data: { runs, played, at, ahead } })
  }

  play(device: Device, type: number, more: Parameters<typeof playOf>[1] = {}): Entry {
    return this.record(device, { kind: 'play', data: playOf(type, more) })
  }
}

const tablet = (number: number, wrong = 0, knows = true): Device => ({ id: uuid(900 + number), wrong, knows })
const begun = (device: Device, sport: Sport): Recorded => {
  const game = new Recorded()
  game.record(device, { kind: 'claim', data: { term: 1 } })
  game.record(device, { kind: 'status', data: { status: 'live' } })
  game.toggle(device, sport)
  return game
}

describe('the clock of a game', () => {
  /** In whole minutes: what is known of the server's clock says nothing of less than a few seconds. */
  const wrong = fc.integer({ min: -15_000, max: 15_000 }).map(minutes => minutes * minute)
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20 * minute) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('toggle' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('take over' as const), by: fc.nat(2) }) },
    // Somebody sets the clock of the tablet that keeps the score, and it hears the server again.
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('set device' as const),
        to: wrong,
      }),
    },
  )

  test('shows what was played, however wrong the clocks of the tablets are that keep it one after the other', () => {
    fc.assert(
      fc.property(fc.tuple(wrong, wrong, wrong), fc.array(step, { maxLength: 25 }), (clocks, steps) => {
        const tablets = clocks.map((by, index) => tablet(index, by))
        const game = new Recorded()
        let [keeper] = tablets
        if (!keeper) throw new Error('There is none')
        let [term, played, runs] = [1, 0, false]
        game.record(keeper, { kind: 'claim', data: { term } })
        for (const one of steps) {
          switch (one.do) {
            case 'wait':
              game.now += one.ms
              if (runs) played += one.ms
              break
            case 'toggle':
              game.toggle(keeper, 'soccer')
              runs = !runs
              break
            case 'take over':
              keeper = tablets[one.by] ?? keeper
              game.record(keeper, { kind: 'claim', data: { term: ++term } })
              break
            case 'set device':
              keeper.wrong = one.to
          }
          for (const device of tablets) expect(game.shown(device, 'soccer')).toBe(played)
        }
      }),
    )
  })

  test('shows it without ever having heard the server, on the tablet that keeps it, whose clock is wrong all the time', () => {
    fc.assert(
      fc.property(wrong, fc.array(fc.nat(20 * minute), { minLength: 1, maxLength: 20 }), (by, waits) => {
        const device = tablet(1, by, false)
        const game = new Recorded()
        let played = 0
        for (const [index, ms] of waits.entries()) {
          game.toggle(device, 'soccer')
          game.now += ms
          if (index % 2 === 0) played += ms
        }
        expect(game.shown(device, 'soccer')).toBe(played)
      }),
    )
  })

  test('is the same in whatever order the entries arrive', () => {
    const device = tablet(1, 5 * minute)
    const game = begun(device, 'basketball')
    game.now += 90 * second
    game.play(device, generalPlays.timeout, { int_1: 1 })
    game.now += minute
    game.toggle(device, 'basketball')
    game.now += 30 * second
    const clock = game.clock('basketball')
    expect(clock).toMatchObject({ runs: true, played: 90 * second })
    fc.assert(
      fc.property(fc.shuffledSubarray(game.entries, { minLength: game.entries.length }), entries => {
        expect(game.clock('basketball', [...entries, ...entries])).toEqual(clock)
      }),
    )
  })

  test('does not run backwards where a clock was set back and nobody knows', () => {
    const [from, to] = [
      { device_id: 'a', at: 5000, ahead: null },
      { device_id: 'a', at: 1000, ahead: null },
    ]
    expect(between(from, to)).toBe(0)
  })
})

describe('what stops the clock', () => {
  test('is what the sport says, and it runs on as if nothing had been when that is undone', () => {
    const device = tablet(1)
    const game = begun(device, 'ice hockey')
    game.now += 3 * minute
    const goal = game.play(device, 780, { player_1_team_id: 1 })
    game.now += minute
    expect(game.shown(device, 'ice hockey')).toBe(3 * minute)
    expect(game.clock('ice hockey')).toMatchObject({ runs: false, stoppedBy: 'play' })
    game.record(device, { kind: 'withdrawal', data: { entry_id: goal.id } })
    expect(game.shown(device, 'ice hockey')).toBe(4 * minute)
  })

  test('is a goal that was tapped on the scoreboard as well as one of a play', () => {
    const device = tablet(1)
    const game = begun(device, 'water polo')
    game.now += minute
    game.record(device, {
      kind: 'score',
      data: {
        team_1_score: 1,
        team_2_score: 0,
        team_1_added: 1,
        is_final: false,
        game_sets: [],
        what_happened: '',
      },
    })
    game.now += minute
    expect(game.shown(device, 'water polo')).toBe(minute)
  })

  test('is no goal where it runs on, and no timeout where that stops nothing', () => {
    const device = tablet(1)
    const soccer = begun(device, 'soccer')
    soccer.now += minute
    soccer.play(device, 140, { player_1_team_id: 1 })
    soccer.now += minute
    expect(soccer.shown(device, 'soccer')).toBe(2 * minute)
    const ultimate = begun(device, 'ultimate')
    ultimate.now += minute
    ultimate.play(device, generalPlays.timeout, { int_1: 1 })
    ultimate.now += minute
    expect(ultimate.shown(device, 'ultimate')).toBe(2 * minute)
  })

  test('is a suspension where the sport says so, and no goal there if it says nothing of goals', () => {
    const suspended = rulesOf('handball').kinds.find(({ suspension }) => suspension)
    const device = tablet(1)
    const game = begun(device, 'handball')
    game.now += minute
    game.record(device, {
      kind: 'score',
      data: {
        ...{ team_1_score: 1, team_2_score: 0, team_1_added: 1, is_final: false, game_sets: [] },
        what_happened: '',
      },
    })
    expect(game.clock('handball')).toMatchObject({ runs: true })
    game.play(device, suspended?.type ?? 0, { player_1_team_id: 1 })
    expect(game.clock('handball')).toMatchObject({ runs: false, stoppedBy: 'play' })
  })

  test('is the end of a period, after which it starts from zero; one that runs through the game goes on', () => {
    const device = tablet(1)
    const game = begun(device, 'soccer')
    game.now += 47 * minute
    game.play(device, generalPlays.halfTime)
    game.now += 15 * minute
    expect(game.clock('soccer')).toMatchObject({ runs: false, period: 2, played: 0, stoppedBy: 'break' })
    game.toggle(device, 'soccer')
    game.now += minute
    expect(game.shown(device, 'soccer')).toBe(minute)
    const disc = begun(device, 'ultimate')
    disc.now += 40 * minute
    disc.play(device, generalPlays.halfTime)
    disc.now += 5 * minute
    expect(disc.clock('ultimate')).toMatchObject({ runs: true, period: 2 })
    expect(disc.shown(device, 'ultimate')).toBe(45 * minute)
  })

  test('is the end of the game, and reopening it does not start it', () => {
    const device = tablet(1)
    const game = begun(device, 'handball')
    game.now += minute
    game.record(device, { kind: 'status', data: { status: 'final' } })
    game.now += minute
    expect(game.shown(device, 'handball')).toBe(minute)
    game.record(device, { kind: 'status', data: { status: 'live' } })
    game.now += minute
    expect(game.clock('handball')).toMatchObject({ runs: false, stoppedBy: 'end' })
    game.toggle(device, 'handball')
    game.now += minute
    expect(game.shown(device, 'handball')).toBe(2 * minute)
  })

  test('is not what somebody inserts later at an earlier place', () => {
    const device = tablet(1)
    const game = begun(device, 'basketball')
    const first = game.entries.at(-1)
    game.now += minute
    const late = playOf(generalPlays.timeout, { int_1: 1 })
    const { length } = game.entries
    game.entries.push({
      ...game.record(device, { kind: 'play', data: late }),
      id: uuid(777),
      after: first?.id ?? null,
    })
    game.entries.splice(length, 1)
    game.now += minute
    expect(game.shown(device, 'basketball')).toBe(2 * minute)
  })
})

test('a tablet that kept a clock beside the one that counts is no other sheet', () => {
  const [one, two] = [tablet(1), tablet(2)]
  const game = begun(one, 'soccer')
  game.record(two, { kind: 'claim', data: { term: 2 } })
  game.now += minute
  game.toggle(one, 'soccer')
  const state = foldGame(sides, rulesOf('soccer'), game.entries)
  expect(state.refused).toEqual([])
  expect(state.clock).toMatchObject({ runs: true })
})

describe('the time between two moments', () => {
  const at = (device_id: string, seconds: number, ahead: number | null): Moment => ({
    ...{ device_id, at: seconds * second, ahead: ahead === null ? null : ahead * second },
  })

  test('is what the clock of one device says, as long as nobody sets it', () => {
    expect(between(at('a', 10, 0), at('a', 70, 0))).toBe(minute)
    expect(between(at('a', 10, 0), at('a', 70, 9.999))).toBe(minute)
    expect(between(at('a', 10, 0), at('a', 70, -9.999))).toBe(minute)
    expect(between(at('a', 10, 0), at('a', 70, 10))).toBe(minute + 10 * second)
    expect(between(at('a', 10, 600), at('a', 670, 0))).toBe(minute)
  })

  test('goes by the server’s clock from one device to another, down to the second', () => {
    expect(between(at('a', 10, 0), at('b', 70, 5))).toBe(minute + 5 * second)
    expect(between(at('a', 10, 3), at('b', 70, 0))).toBe(minute - 3 * second)
  })

  test('is what they say if one of them has never heard the server', () => {
    expect(between(at('a', 10, null), at('b', 70, 500))).toBe(minute)
    expect(between(at('a', 10, 500), at('b', 70, null))).toBe(minute)
    expect(between(at('a', 10, null), at('a', 70, 500))).toBe(minute)
  })
})

describe('a clock remembers', () => {
  test('who stopped it', () => {
    const device = tablet(1)
    const game = begun(device, 'soccer')
    expect(game.clock('soccer')).toMatchObject({ runs: true, stoppedBy: null, scored: [] })
    game.toggle(device, 'soccer')
    expect(game.clock('soccer')).toMatchObject({ runs: false, stoppedBy: 'hand' })
  })

  test('when the better team had how many points, also when it is stopped and started', () => {
    const device = tablet(1)
    const game = begun(device, 'soccer')
    const goal = (team: number) => game.play(device, 140, { player_1_team_id: team })
    game.now += minute
    goal(1)
    game.now += minute
    goal(2)
    game.toggle(device, 'soccer')
    game.toggle(device, 'soccer')
    game.now += minute
    goal(1)
    expect(game.clock('soccer')?.scored).toEqual([
      { played: minute, best: 1 },
      { played: 2 * minute, best: 1 },
      { played: 3 * minute, best: 2 },
    ])
  })

  test('no points that were there before it was started', () => {
    const device = tablet(1)
    const game = new Recorded()
    game.record(device, { kind: 'claim', data: { term: 1 } })
    game.record(device, { kind: 'status', data: { status: 'live' } })
    game.play(device, 140, { player_1_team_id: 1 })
    game.play(device, 140, { player_1_team_id: 2 })
    game.toggle(device, 'soccer')
    game.now += minute
    game.play(device, generalPlays.timeout, { int_1: 1 })
    expect(game.clock('soccer')?.scored).toEqual([])
  })
})
