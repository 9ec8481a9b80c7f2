import fc from 'fast-check'
import type { Entry, EntryHead } from '../../shared-schema/replication/entry.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import type { SmallLeague } from './league.ts'

/** The next act of a device; it refers to entries by their number among the existing ones. */
type Act =
  | { kind: 'claim'; after: number | null; term: number }
  | {
      kind: 'play'
      type: number
      side: 0 | 1
      first: number
      second: number
      replaces: number | null
      after: number | null
    }
  | { kind: 'status'; status: 'live' | 'final' }
  | { kind: 'score'; one: number; two: number; is_final: boolean }
  | { kind: 'added'; one: number; two: number }
  | { kind: 'walk_on'; side: 0 | 1 }
  | { kind: 'check_in'; side: 0 | 1; who: number; is_here: boolean; turn: number }
  | { kind: 'withdrawal'; of: number }

const any = fc.nat(1000)
const play = (replaces: fc.Arbitrary<number | null>) =>
  fc.record({
    kind: fc.constant('play' as const),
    type: fc.constantFrom(...Object.values(ultimatePlays), 4711),
    side: fc.constantFrom(0 as const, 1 as const),
    first: any,
    second: any,
    replaces,
    after: fc.option(any, { freq: 3 }),
  })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      after: fc.option(any),
      term: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 8, arbitrary: play(fc.constant(null)) },
  { weight: 2, arbitrary: play(any) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom('live' as const, 'final' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      one: fc.nat(15),
      two: fc.nat(15),
      is_final: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('added' as const),
      one: fc.integer({ min: -2, max: 6 }),
      two: fc.integer({ min: -2, max: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('walk_on' as const),
      side: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('check_in' as const),
      side: fc.constantFrom(0 as const, 1 as const),
      who: fc.nat(2),
      is_here: fc.boolean(),
      turn: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdrawal' as const), of: any }) },
)

/** A history of up to three devices at one game. */
export const history = fc.array(fc.record({ device: fc.nat(2), act }), { minLength: 1, maxLength: 40 })
export type History = readonly { device: number; act: Act }[]

/** The entries of a history at a game, in the order in which they were recorded. */
export function entriesOf(
  steps: History,
  league: SmallLeague,
  gameId: number,
  name: (index: number) => string,
): Entry[] {
  const entries: Entry[] = []
  const counters = [0, 0, 0]
  const pick = (index: number): string => entries[index % Math.max(entries.length, 1)]?.id ?? name(999)
  const players = (side: 0 | 1) => [
    ...league.players[side],
    null,
    ...entries
      .filter(entry => entry.kind === 'walk_on' && entry.data.team_id === league.teams[side])
      .map(entry => entry.id),
  ]
  for (const { device, act } of steps) {
    const counter = (counters[device] ?? 0) + 1
    counters[device] = counter
    const head: EntryHead = {
      id: name(entries.length),
      game_id: gameId,
      device_id: name(2000 + device),
      counter,
      after: null,
      recorded_at: '2026-06-01T08:00:00Z',
      recorded_by: `Device ${device}`,
    }
    entries.push(entryOf(act, head))
  }
  return entries

  function entryOf(step: Act, head: EntryHead): Entry {
    switch (step.kind) {
      case 'claim':
        return {
          ...head,
          after: step.after === null ? null : pick(step.after),
          kind: 'claim',
          data: { term: step.term },
        }
      case 'status':
        return { ...head, kind: 'status', data: { status: step.status } }
      case 'withdrawal':
        return { ...head, kind: 'withdrawal', data: { entry_id: pick(step.of) } }
      case 'score':
        return {
          ...head,
          kind: 'score',
          data: {
            team_1_score: step.one,
            team_2_score: step.two,
            is_final: step.is_final,
            game_sets: [],
            what_happened: '',
          },
        }
      case 'added':
        return {
          ...head,
          kind: 'score',
          data: {
            team_1_score: 0,
            team_2_score: 0,
            team_1_added: step.one,
            team_2_added: step.two,
            is_final: false,
            game_sets: [],
            what_happened: '',
          },
        }
      case 'walk_on':
        return {
          ...head,
          kind: 'walk_on',
          data: {
            team_id: league.teams[step.side],
            first_name: 'Walk',
            last_name: 'On',
            nickname: '',
            number: null,
          },
        }
      case 'check_in': {
        const { side, who, is_here, turn } = step
        const player_id = league.players[side][who] ?? null
        return {
          ...head,
          kind: 'check_in',
          data: { team_id: league.teams[side], player_id, is_here, turn, day: '2026-06-01' },
        }
      }
      case 'play': {
        const roster = players(step.side)
        const team = league.teams[step.side]
        return {
          ...head,
          after: step.after === null ? null : pick(step.after),
          kind: 'play',
          data: playOf(step.type, {
            player_1_id: roster[step.first % roster.length] ?? null,
            player_1_team_id: team,
            player_2_id: roster[step.second % roster.length] ?? null,
            player_2_team_id: team,
            player_3_team_id: league.teams[step.side === 0 ? 1 : 0],
            int_1: team,
            replaces: step.replaces === null ? null : pick(step.replaces),
          }),
        }
      }
    }
  }
}
