import { someText } from '../../support/matchers.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Entry, EntryOf } from '../../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../../shared-schema/replication/result.ts'
import { gameView, type GameSources } from '../../../client/scoring/game-view.ts'
import { choicesAt, chosenPlay } from '../../../client/scoring/play-choices.ts'
import { usualGameRules } from '../../../client/sync/storage/game-rules.ts'
import { tournamentRecord } from '../../../client/sync/storage/tournament-records.ts'
import { kindText } from '../../../client/scoring/play-text.ts'
import { foldOrdered } from '../../../shared-schema/scoring/fold-game.ts'
import { definitionOf } from '../../../shared-schema/sports/index.ts'
import { gameOf } from '../event.ts'
import { tablet } from '../tablet.ts'

const goal = () => {
  const [choice] = choicesAt('plays', definitionOf('ultimate')).huge
  if (!choice) throw new Error('its plays give the points')
  return choice
}

const game = { ...gameOf(7), start_time: '2012-06-15T09:00:00+02:00', game_site_id: 3 }
const sources = (entries: readonly Entry[], more: Partial<GameSources> = {}): GameSources => ({
  game,
  needsDecision: false,
  organizations: [1],
  sport: definitionOf('ultimate'),
  rules: tournamentRecord.parse({}),
  gameRules: usualGameRules,
  entries,
  result: undefined,
  verdicts: [],
  dispute: undefined,
  waits: () => true,
  deviceId: entries[0]?.device_id ?? '',
  fold: foldOrdered,
  teams: [
    { id: 1, name: 'Rusty Bikes', short_name: '' },
    { id: 2, name: 'Windy Cities', short_name: '' },
  ],
  site: { id: 3, name: 'Field 3' },
  roster: [
    { team_id: 1, player_id: 11, number: 7 },
    { team_id: 1, player_id: 12, number: null },
    { team_id: 2, player_id: 21, number: 4 },
  ],
  players: [
    { id: 11, first_name: 'Ann', last_name: 'Lee', nickname: '' },
    { id: 12, first_name: '', last_name: '', nickname: 'Bo' },
    { id: 21, first_name: 'Cyd', last_name: 'Vos', nickname: '' },
  ],
  ...more,
})

async function recorded() {
  const { recorder, entries } = await tablet()
  await recorder.record(game, { kind: 'status', data: { status: 'live' } })
  const { id } = await recorder.record(game, { kind: 'play', data: chosenPlay(goal(), 1, null) })
  await recorder.record(game, {
    kind: 'play',
    data: { ...chosenPlay(goal(), 1, null), player_2_id: 11, replaces: id },
  })
  return { recorder, id, all: () => entries(7) }
}

/** The zone that this device is set to. */
vi.stubEnv('TZ', 'Europe/Amsterdam')

describe('the view of a game', () => {
  test('says of each line whose it is and after what something can be inserted before it, and what can be put back', async () => {
    const { recorder, id, all } = await recorded()
    const [claim, start] = await all()
    const view = gameView(sources(await all()))
    expect(view.lines.map(({ before, side }) => [before, side])).toEqual([
      [claim?.id, null],
      [start?.id, 1],
    ])
    expect([view.namedAt(11), view.namedAt(12), view.isOnField(11)]).toEqual([0, null, false])
    expect(view.undone).toEqual([])
    await recorder.undo(7)
    expect(gameView(sources(await all())).undone).toMatchObject([{ kind: 'play', data: { player_2_id: 11 } }])
    await recorder.putBack(game)
    // It keeps its place, after the one that was taken back.
    expect(gameView(sources(await all())).lines.map(({ before, mark }) => [before, mark])).toEqual([
      [claim?.id, 'saved'],
      [start?.id, 'undone'],
      [id, 'saved'],
    ])
  })

  test('shows the score, who scored, where and when', async () => {
    const { all } = await recorded()
    const view = gameView(sources(await all()))
    expect(view.sides.map(({ name, score }) => [name, score])).toEqual([
      ['Rusty Bikes', 1],
      ['Windy Cities', 0],
    ])
    expect(view.where).toBe('Friday 15 June · 09:00 · Field 3')
    expect(view.lines.at(-1)).toMatchObject({
      title: 'Goal Rusty Bikes',
      detail: 'Scorer #7 Ann Lee',
      score: [1, 0],
      mark: 'saved',
    })
    expect(view.undoes?.title).toBe('Goal Rusty Bikes')
    expect(view.box.players).toMatchObject([{ player_id: 11, counters: { goals_caught: 1 } }])
  })

  test('says that what was recorded last does not count for want of a right, until something else was', async () => {
    const { recorder, all } = await recorded()
    const entries = await all()
    const latest = entries.toSorted((a, b) => a.counter - b.counter).at(-1)
    const refused = {
      entry_id: latest?.id ?? '',
      device_id: latest?.device_id ?? '',
      reason: 'not_allowed',
      game: null,
      text: '',
    } as const
    const barred = (known: readonly Entry[], reason: 'not_allowed' | 'unknown_player') =>
      gameView(sources(known, { verdicts: [{ ...refused, reason }] })).isBarred
    expect(gameView(sources(entries)).isBarred).toBe(false)
    expect(barred(entries, 'unknown_player')).toBe(false)
    expect(barred(entries, 'not_allowed')).toBe(true)
    await recorder.record(game, { kind: 'play', data: chosenPlay(goal(), 1, null) })
    expect(barred(await all(), 'not_allowed')).toBe(false)
  })

  test('shows the shoot-out of scores that contradict each other', async () => {
    const { all } = await recorded()
    const sheet = {
      device_id: 'x',
      recorded_by: 'Sam',
      status: 'final' as const,
      team_1_score: 2,
      team_2_score: 2,
    }
    const dispute = {
      sheets: [
        { ...sheet, device_id: 'y' },
        { ...sheet, shootout: [4, 3] as [number, number] },
      ],
    }
    expect(gameView(sources(await all(), { dispute })).otherScores).toEqual(['2–2 (4–3) by Sam'])
  })

  test('a line is sent when all of it is', async () => {
    const { id, all } = await recorded()
    expect(gameView(sources(await all(), { waits: entry => entry.id !== id })).lines.at(-1)?.mark).toBe(
      'saved',
    )
    expect(gameView(sources(await all(), { waits: () => false })).lines.at(-1)?.mark).toBe('sent')
  })

  test('a line is counted when the server has counted as far as it', async () => {
    const { all } = await recorded()
    const entries = await all()
    const marks = (last: Entry | undefined) =>
      gameView(
        sources(entries, {
          waits: () => false,
          result: {
            status: 'live',
            team_1_score: 1,
            team_2_score: 0,
            winner_id: null,
            periods: [],
            box_score: { teams: [], players: [] },
            settled: false,
            last_entry_id: last?.id ?? null,
            term: 1,
          },
        }),
      ).lines.map(({ mark }) => mark)
    expect(marks(undefined)).toEqual(['sent', 'sent'])
    expect(marks(entries.at(-2))).toEqual(['counted', 'sent'])
    expect(marks(entries.at(-1))).toEqual(['counted', 'counted'])
  })

  test('what the server turned away is out of the score and says why', async () => {
    const { id, all } = await recorded()
    const entries = await all()
    const verdicts = entries
      .filter(entry => entry.kind === 'play')
      .map(entry => ({
        entry_id: entry.id,
        device_id: entry.device_id,
        reason: 'not_allowed' as const,
        game: null,
        text: '',
      }))
    const view = gameView(sources(entries, { verdicts }))
    expect(view.sides[0].score).toBe(0)
    expect(view.lines.find(({ root }) => root.id === id)).toMatchObject({
      mark: 'refused',
      reason: someText(/^Not counted: you may not record this game/),
    })
  })

  test('says which other scores there are while the office has to decide', async () => {
    const { all } = await recorded()
    const entries = await all()
    expect(gameView(sources(entries)).otherScores).toEqual([])
    const own = {
      device_id: entries[0]?.device_id ?? '',
      recorded_by: 'Sam',
      status: 'live' as const,
      team_1_score: 1,
      team_2_score: 0,
    }
    const dispute = { sheets: [{ ...own, device_id: 'another', recorded_by: 'Kim', team_2_score: 1 }, own] }
    expect(gameView(sources(entries, { dispute })).otherScores).toEqual(['1–1 by Kim'])
  })

  test('a settled game is shown as the office counted it', async () => {
    const { all } = await recorded()
    const result: GameResult = {
      status: 'final',
      team_1_score: 15,
      team_2_score: 13,
      winner_id: 1,
      periods: [[15, 13]],
      box_score: { teams: [], players: [] },
      settled: true,
      last_entry_id: null,
      term: 1,
    }
    // Its entries are no longer on the device.
    for (const entries of [await all(), []])
      expect(gameView(sources(entries, { result }))).toMatchObject({
        settled: true,
        status: 'final',
        sides: [{ score: 15 }, { score: 13 }],
        times: { status: 'final' },
      })
  })

  test('names the person who keeps the score on another device', async () => {
    const { all } = await recorded()
    expect(gameView(sources(await all())).keptBy).toBe('this device')
    expect(gameView(sources(await all(), { deviceId: 'another' })).keptBy).toMatchObject({ name: 'Sam' })
    expect(gameView(sources([])).keptBy).toBe('nobody')
  })
})

describe('the roster', () => {
  const walkOn = async (): Promise<EntryOf<'walk_on'>[]> => {
    const { recorder, entries } = await tablet()
    await recorder.record(game, {
      kind: 'walk_on',
      data: { team_id: 1, first_name: 'New', last_name: 'Guy', nickname: '', number: 5 },
    })
    return (await entries(7)).filter(entry => entry.kind === 'walk_on')
  }

  test('is by number, those without one at the end', () => {
    expect(gameView(sources([])).sides[0].roster.map(({ label }) => label)).toEqual(['#7 Ann Lee', 'Bo'])
  })

  test('has a player who walked on at once, by the entry', async () => {
    const [entry] = await walkOn()
    const [first] = gameView(sources(entry ? [entry] : [])).sides[0].roster
    expect(first).toEqual({ reference: entry?.id, number: '5', name: 'New Guy', label: '#5 New Guy' })
  })

  test('has the player once when the server has made one of the walk-on, known by both names', async () => {
    const [entry] = await walkOn()
    const view = gameView(
      sources(entry ? [entry] : [], {
        roster: [{ team_id: 1, player_id: 99, number: 5 }],
        players: [{ id: 99, first_name: 'New', last_name: 'Guy', nickname: '', entry_id: entry?.id }],
      }),
    )
    expect(view.sides[0].roster).toEqual([
      { reference: 99, number: '5', name: 'New Guy', label: '#5 New Guy' },
    ])
    expect(view.names.player(entry?.id ?? '')).toBe('#5 New Guy')
    expect(view.samePlayer(99, entry?.id ?? '')).toBe(true)
  })
})

describe('the plays to choose from', () => {
  test.each([
    ['Throwaway', 1, { turnovers: 1 }, {}],
    ['Drop', 1, { drops: 1, turnovers: 1 }, {}],
    ['D', 1, { ds: 1 }, { turnovers: 1 }],
    ['Callahan', 1, { ds: 1, callahans: 1, points_scored: 1 }, { turnovers: 1 }],
    ['Stall', 1, { stalls: 1, turnovers: 1 }, {}],
    ['Pull', 1, { pulls: 1 }, {}],
    ['Timeout', 1, { timeouts: 1 }, {}],
    ['Pass', 1, { completed_passes_thrown: 1 }, {}],
  ])('%s counts for the team it was tapped for', async (name, team, own, other) => {
    const { recorder, entries } = await tablet()
    const { often, more } = choicesAt('plays', definitionOf('ultimate'))
    const kind = [...often, ...more].find(one => kindText(one) === name)
    if (!kind) throw new Error(`There is no play ${name}`)
    await recorder.record(game, { kind: 'play', data: chosenPlay({ kind, preset: {} }, team, 2) })
    const view = gameView(sources(await entries(7)))
    expect(view.lines.at(-1)?.title).toBe(`${name} Rusty Bikes`)
    expect(view.box.teams[0]?.counters).toMatchObject(own)
    expect(view.box.teams[1]?.counters).toMatchObject(other)
  })
})
