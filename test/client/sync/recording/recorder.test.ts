import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../../shared-schema/replication/entry.ts'
import { foldGame } from '../../../../shared-schema/scoring/fold-game.ts'
import { goalOf } from '../../../../shared-schema/sports/ultimate/plays.ts'
import { generalPlays } from '../../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../../shared-schema/sports/model/play.ts'
import { rulesOf } from '../../../../shared-schema/sports/index.ts'
import { tablet } from '../../tablet.ts'

const ultimate = rulesOf('ultimate')

const sides = { team_1_id: 1, team_2_id: 2 }
const game = { id: 7, ...sides }
const start = { kind: 'status', data: { status: 'live' } } as const
const goalFor = (team: number) => ({ kind: 'play', data: goalOf(team, null, null) }) as const
const scoreOf = (entries: readonly Entry[]) => {
  const { team_1_score, team_2_score, status } = foldGame(sides, ultimate, entries)
  return { score: [team_1_score, team_2_score], status }
}

describe('recording', () => {
  test('the first entry at a game comes with a claim, the later ones without', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, start)
    await recorder.record(game, goalFor(1))
    expect((await entries(7)).map(({ kind, counter, after }) => ({ kind, counter, after }))).toEqual([
      { kind: 'claim', counter: 1, after: null },
      { kind: 'status', counter: 2, after: null },
      { kind: 'play', counter: 3, after: null },
    ])
  })

  test('the claim and every score say which teams the scorekeeper saw', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, start)
    const score = { team_1_score: 15, team_2_score: 0, is_final: true, game_sets: [], what_happened: '' }
    await recorder.record(game, { kind: 'score', data: score })
    const said = (await entries(7))
      .filter(({ kind }) => kind !== 'status')
      .map(({ kind, data }) => [kind, data])
    expect(said).toEqual([
      ['claim', { term: 1, ...sides }],
      ['score', { ...score, ...sides }],
    ])
  })

  test('where other teams are seen than the claim says, a new claim says so and the sheet goes on', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record({ ...game, team_2_id: null }, goalFor(1))
    await recorder.record(game, goalFor(2))
    await recorder.record(game, goalFor(2))
    const all = await entries(7)
    expect(all.filter(({ kind }) => kind === 'claim').map(({ data }) => data)).toEqual([
      { term: 1, ...sides, team_2_id: null },
      { term: 2, ...sides },
    ])
    expect(foldGame(sides, ultimate, all)).toMatchObject({ team_1_score: 1, team_2_score: 2, stated: sides })
  })

  test("each entry says which device, who and when, by the device's clock", async () => {
    const { recorder, device, entries } = await tablet()
    await recorder.record(game, start)
    const [claim] = await entries(7)
    expect(claim).toMatchObject({ device_id: device.id, recorded_by: 'Sam' })
    expect(Math.abs(Date.now() - Date.parse(claim?.recorded_at ?? ''))).toBeLessThan(5000)
  })

  test('what counts on any sheet needs no claim', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, {
      kind: 'walk_on',
      data: { team_id: 1, first_name: 'New', last_name: 'One', nickname: '', number: 5 },
    })
    expect((await entries(7)).map(({ kind }) => kind)).toEqual(['walk_on'])
  })

  test('a correction takes the place of the play and keeps the score', async () => {
    const { recorder, entries } = await tablet()
    const { id } = await recorder.record(game, goalFor(1))
    await recorder.record(game, {
      kind: 'play',
      data: { ...goalOf(1, null, null), player_2_id: 42, replaces: id },
    })
    const state = foldGame(sides, ultimate, await entries(7))
    expect(state.team_1_score).toBe(1)
    expect(state.plays).toMatchObject([{ root: { id }, play: { player_2_id: 42 } }])
  })
})

describe('counters', () => {
  test('two tabs that record at the same time never use one counter twice', async () => {
    const { recorder, anotherRecorder, entries } = await tablet()
    const other = await anotherRecorder()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? recorder : other).record(game, goalFor(1))),
    )
    const counters = (await entries(7)).map(({ counter }) => counter)
    expect(counters).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
  })

  test('two tabs that begin a game at the same time make one claim', async () => {
    const { recorder, anotherRecorder, entries } = await tablet()
    const other = await anotherRecorder()
    await Promise.all([recorder.record(game, start), other.record(game, goalFor(2))])
    expect((await entries(7)).filter(({ kind }) => kind === 'claim')).toHaveLength(1)
  })

  test('go on after the entries have left the device', async () => {
    const { recorder, database, anotherRecorder, entries } = await tablet()
    await recorder.record(game, start)
    await database.entries.find().remove()
    await (await anotherRecorder()).record({ ...game, id: 8 }, start)
    expect((await entries(8)).map(({ counter }) => counter)).toEqual([3, 4])
  })

  test("go on after the device's own memory fell behind its entries", async () => {
    const { recorder, device, anotherRecorder, entries } = await tablet()
    await recorder.record(game, start)
    device.counter = 0
    await (await anotherRecorder()).record(game, goalFor(1))
    expect((await entries(7)).at(-1)?.counter).toBe(3)
  })

  test('L1: the scope is noted as unsent with the first entry', async () => {
    const { recorder, device } = await tablet()
    await recorder.record(game, start)
    expect([...device.notes.values()]).toEqual([2])
  })
})

describe('taking over', () => {
  test("continues the other device's sheet after its last entry", async () => {
    const first = await tablet()
    await first.recorder.record(game, start)
    await first.recorder.record(game, goalFor(1))
    const second = await tablet(undefined, first.database)
    await second.recorder.claim(game)
    await second.recorder.record(game, goalFor(1))

    const all = await first.entries(7)
    expect(all.filter(({ kind }) => kind === 'claim').map(({ data }) => data)).toEqual([
      { term: 1, ...sides },
      { term: 2, ...sides },
    ])
    expect(scoreOf(all)).toEqual({ score: [2, 0], status: 'live' })
  })

  test('and taking back carries on from there', async () => {
    const first = await tablet()
    await first.recorder.record(game, goalFor(1))
    const second = await tablet(undefined, first.database)
    await second.recorder.claim(game)
    await first.recorder.record(game, goalFor(2))
    expect(
      (await first.entries(7)).filter(({ kind }) => kind === 'claim').map(({ data }) => data),
    ).toContainEqual({ term: 3, ...sides })
    expect(scoreOf(await first.entries(7)).score).toEqual([1, 1])
  })

  test('recording on a settled game continues after the entry that its result names', async () => {
    const { recorder, database, entries } = await tablet()
    const last_entry_id = '01890000-0000-7000-8000-000000000001'
    await database.results.insert({
      id: 'game/7',
      kind: 'game',
      game_id: 7,
      data: {
        status: 'final',
        team_1_score: 15,
        team_2_score: 9,
        winner_id: 1,
        periods: [[15, 9]],
        settled: true,
        term: 4,
        last_entry_id,
        box_score: { teams: [], players: [] },
      },
    })
    await recorder.record(game, start)
    expect((await entries(7))[0]).toMatchObject({ kind: 'claim', data: { term: 5 }, after: last_entry_id })
  })
})

describe('undo', () => {
  test('L1: goes back step by step, also after a restart', async () => {
    const { recorder, anotherRecorder, entries } = await tablet()
    await recorder.record(game, start)
    await recorder.record(game, goalFor(1))
    await recorder.record(game, goalFor(2))
    await recorder.record(game, { kind: 'status', data: { status: 'final' } })
    expect(scoreOf(await entries(7))).toEqual({ score: [1, 1], status: 'final' })

    await recorder.undo(7)
    expect(scoreOf(await entries(7))).toEqual({ score: [1, 1], status: 'live' })
    const restarted = await anotherRecorder()
    await restarted.undo(7)
    expect(scoreOf(await entries(7))).toEqual({ score: [1, 0], status: 'live' })
    await restarted.undo(7)
    await restarted.undo(7)
    expect(scoreOf(await entries(7))).toEqual({ score: [0, 0], status: 'scheduled' })
    expect(await restarted.undo(7)).toBe(false)
  })

  test('what it took back can be put back, whatever it was', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, goalFor(1))
    for (const recording of [
      goalFor(2),
      { kind: 'status', data: { status: 'final' } } as const,
      { kind: 'status', data: { status: 'live' } } as const,
    ]) {
      await recorder.record(game, recording)
      const before = scoreOf(await entries(7))
      expect(await recorder.undo(7)).toBe(true)
      expect(await recorder.putBack(game)).toBe(true)
      expect(scoreOf(await entries(7))).toEqual(before)
    }
  })

  test('takes a goal back together with the players that were named for it', async () => {
    const { recorder, entries } = await tablet()
    const { id } = await recorder.record(game, goalFor(1))
    await recorder.record(game, {
      kind: 'play',
      data: { ...goalOf(1, null, null), player_2_id: 42, replaces: id },
    })
    await recorder.undo(7)
    expect(foldGame(sides, ultimate, await entries(7)).plays).toEqual([])
  })

  test('goes on with the steps of the tablet before, after taking over from it', async () => {
    const first = await tablet()
    await first.recorder.record(game, start)
    await first.recorder.record(game, goalFor(1))
    const second = await tablet(undefined, first.database)
    expect(await second.recorder.undo(7)).toBe(false)
    await second.recorder.claim(game)
    await second.recorder.record(game, goalFor(2))
    const score = async () => scoreOf(await second.entries(7)).score
    for (const undone of [
      [1, 0],
      [0, 0],
    ]) {
      expect(await second.recorder.undo(7)).toBe(true)
      expect(await score()).toEqual(undone)
    }
    for (const put of [
      [1, 0],
      [1, 1],
    ]) {
      expect(await second.recorder.putBack(game)).toBe(true)
      expect(await score()).toEqual(put)
    }
    // The first one goes on unaware: it can undo nothing of the sheet that it no longer keeps but its own.
    await first.recorder.undo(7)
    expect(await score()).toEqual([1, 1])
  })
})

describe('putting back', () => {
  /** The teams of the goals that count, in their order. */
  const goals = (entries: readonly Entry[]) =>
    foldGame(sides, ultimate, entries).plays.map(({ play }) => play.player_2_team_id)

  test('goes forward step by step, also after a restart, until something else is recorded', async () => {
    const { recorder, anotherRecorder, entries } = await tablet()
    for (const team of [1, 2, 1]) await recorder.record(game, goalFor(team))
    for (let steps = 0; steps < 3; steps++) await recorder.undo(7)
    const restarted = await anotherRecorder()
    expect(await restarted.putBack(game)).toBe(true)
    expect(await restarted.putBack(game)).toBe(true)
    expect(goals(await entries(7))).toEqual([1, 2])
    // A step that was put back is undone like any other, and put back again.
    await restarted.undo(7)
    expect(await restarted.putBack(game)).toBe(true)
    expect(await restarted.putBack(game)).toBe(true)
    expect(goals(await entries(7))).toEqual([1, 2, 1])
    expect(await restarted.putBack(game)).toBe(false)
    await restarted.undo(7)
    await restarted.record(game, goalFor(2))
    expect(await restarted.putBack(game)).toBe(false)
    expect(goals(await entries(7))).toEqual([1, 2, 2])
  })

  test('brings a play back with its players where it stood, although it was taken out of the middle', async () => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, goalFor(1))
    const { id } = await recorder.record(game, goalFor(2))
    await recorder.record(game, goalFor(1))
    await recorder.record(game, {
      kind: 'play',
      data: { ...goalOf(2, null, null), player_2_id: 42, replaces: id },
    })
    await recorder.record(game, { kind: 'withdrawal', data: { entry_id: id } })
    expect(goals(await entries(7))).toEqual([1, 1])
    await recorder.putBack(game)
    const { plays } = foldGame(sides, ultimate, await entries(7))
    expect(plays.map(({ play }) => [play.player_2_team_id, play.player_2_id])).toEqual([
      [1, null],
      [2, 42],
      [1, null],
    ])
    // The last that was recorded, not the last of the game.
    await recorder.undo(7)
    expect(goals(await entries(7))).toEqual([1, 1])
  })

  test('twice at a time in two tabs puts each step back once', async () => {
    const { recorder, anotherRecorder, entries } = await tablet()
    const other = await anotherRecorder()
    await recorder.record(game, goalFor(1))
    await recorder.undo(7)
    expect((await Promise.all([recorder.putBack(game), other.putBack(game)])).sort()).toEqual([false, true])
    expect(goals(await entries(7))).toEqual([1])
  })

  test('has nothing of what another device recorded and took back', async () => {
    const first = await tablet()
    await first.recorder.record(game, goalFor(1))
    await first.recorder.undo(7)
    const second = await tablet(undefined, first.database)
    await second.recorder.claim(game)
    expect(await second.recorder.putBack(game)).toBe(false)
  })
})

describe('inserting', () => {
  test('writes several things at once, each where it belongs, and the sheet goes on from all of it', async () => {
    const first = await tablet()
    const { id } = await first.recorder.record(game, goalFor(1))
    await first.recorder.record(game, { kind: 'status', data: { status: 'final' } })
    // A goal of the wrong team is taken out, and one of the right team put in its place.
    await first.recorder.record(
      game,
      { kind: 'withdrawal', data: { entry_id: id } },
      { ...goalFor(2), after: id },
    )
    expect(scoreOf(await first.entries(7))).toEqual({ score: [0, 1], status: 'final' })
    const second = await tablet(undefined, first.database)
    await second.recorder.claim(game)
    expect(scoreOf(await first.entries(7))).toEqual({ score: [0, 1], status: 'final' })
  })
})

test('a line-up that was saved at once is undone and put back at once', async () => {
  const { recorder, entries } = await tablet()
  await recorder.record(game, start)
  const on = (player: number) =>
    ({
      kind: 'play',
      data: playOf(generalPlays.on, { player_1_id: player, player_1_team_id: 1 }),
    }) as const
  await recorder.record(game, on(11), on(12), on(13))
  const players = async () =>
    foldGame(sides, ultimate, await entries(7)).plays.map(({ play }) => play.player_1_id)
  expect(await players()).toEqual([11, 12, 13])
  await recorder.undo(7)
  expect(await players()).toEqual([])
  await recorder.putBack(game)
  expect(await players()).toEqual([11, 12, 13])
  await recorder.undo(7)
  await recorder.undo(7)
  expect(scoreOf(await entries(7)).status).toBe('scheduled')
})
