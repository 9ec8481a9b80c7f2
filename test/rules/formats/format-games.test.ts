import { expect, test } from 'vitest'
import { formatGames } from '../../../server/rules/formats/format-games.ts'
import type { BracketStage, Stage } from '../../../shared-schema/rules/formats/format.ts'

const knockout = (from_place: number, to_place: number): BracketStage => ({
  ...{ kind: 'bracket', bracket_kind: 'single elimination', from_place, to_place },
})

/**
 * Its games in a few words: the known teams, the next games of winner and loser, the stage and the round.
 */
const played = (teams: number, ...stages: Stage[]): string[] =>
  formatGames(stages, teams, 60).map(game => {
    const { id, team_1_id, team_2_id, next_game_for_winner_id, next_game_for_loser_id, stage, round } = game
    const goOn = `${next_game_for_winner_id ?? '-'} ${next_game_for_loser_id ?? '-'}`
    return `${id}: ${team_1_id ?? '?'}v${team_2_id ?? '?'} to ${goOn}, ${stage} ${round?.series} ${round?.number}`
  })

test('a bracket alone has its seeds, and a game for the third place', () => {
  expect(played(4, knockout(1, 4))).toEqual([
    '1: ?v? to - -, 2 bracket:0 1 0',
    '2: ?v? to - -, 2 bracket:0 0 0',
    '3: 1v4 to 2 1, 2 bracket:0 0 -1',
    '4: 2v3 to 2 1, 2 bracket:0 0 -1',
  ])
})

test('two brackets have seeds each of its own places', () => {
  expect(played(5, knockout(1, 2), knockout(3, 5))).toEqual([
    '1: 1v2 to - -, 2 bracket:0 0 0',
    '2: 3v? to - -, 2 bracket:1 0 0',
    '3: 4v5 to 2 -, 2 bracket:1 0 -1',
  ])
})

test('after pools it is open who plays in the brackets', () => {
  expect(
    played(5, { kind: 'pools', pools: 2 }, { ...knockout(1, 2), bracket_kind: 'full placement' }),
  ).toEqual([
    '1: 4v5 to - -, 1 pool:0 0',
    '2: 1v4 to - -, 1 pool:0 1',
    '3: 5v1 to - -, 1 pool:0 2',
    '4: 2v3 to - -, 1 pool:1 0',
    '5: ?v? to - -, 2 bracket:0 1 0',
    '6: ?v? to - -, 2 bracket:0 0 0',
    '7: ?v? to 6 5, 2 bracket:0 0 -1',
    '8: ?v? to 6 5, 2 bracket:0 0 -1',
  ])
})

test('each swiss round comes after the one before, and brackets after the last; one of an odd number has a bye', () => {
  expect(played(5, { kind: 'swiss', rounds: 2 }, knockout(1, 2))).toEqual([
    '1: ?v? to - -, 1 swiss 1',
    '2: ?v? to - -, 1 swiss 1',
    '3: ?v? to - -, 2 swiss 2',
    '4: ?v? to - -, 2 swiss 2',
    '5: ?v? to - -, 3 bracket:0 0 0',
  ])
})

test('double elimination has its second final at once, in case it is needed', () => {
  expect(formatGames([{ ...knockout(1, 4), bracket_kind: 'double elimination' }], 4, 60)).toHaveLength(7)
})
