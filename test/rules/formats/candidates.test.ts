import { describe, expect, test } from 'vitest'
import { candidates } from '../../../server/rules/formats/candidates.ts'
import type { Stage } from '../../../shared-schema/rules/formats/format.ts'

const words = (stage: Stage): string =>
  stage.kind === 'pools'
    ? `${stage.pools} pools`
    : stage.kind === 'swiss'
      ? `${stage.rounds} rounds`
      : `${stage.bracket_kind} ${stage.from_place}-${stage.to_place}`

const offered = (teams: number): string[] => candidates(teams).map(stages => stages.map(words).join(', '))
const ofPools = (teams: number, pools: number): string[] =>
  offered(teams).filter(text => text.startsWith(`${pools} pools`))
const ofRounds = (teams: number): string[] => offered(teams).filter(text => text.includes('rounds'))

describe('the formats in which so many teams usually play', () => {
  test('four teams: everybody against everybody, with a bracket after it, or a bracket alone', () => {
    expect(offered(4)).toEqual([
      '1 pools',
      '1 pools, full placement 1-4',
      '1 pools, full placement 1-2, full placement 3-4',
      'full placement 1-4',
      'consolation 1-4',
      'double elimination 1-4',
      'single elimination 1-4',
    ])
  })

  test('two teams: one game, however it is called', () => {
    expect(offered(2)).toEqual([
      '1 pools',
      'full placement 1-2',
      'consolation 1-2',
      'double elimination 1-2',
      'single elimination 1-2',
    ])
  })

  test('one pool alone of up to ten teams, one of six with something after it', () => {
    expect(ofPools(10, 1)).toEqual(['1 pools'])
    expect(ofPools(11, 1)).toEqual([])
    expect(ofPools(6, 1)).toEqual([
      '1 pools',
      '1 pools, full placement 1-6',
      '1 pools, full placement 1-3, full placement 4-6',
      '1 pools, single elimination 1-4',
    ])
    expect(ofPools(7, 1)).toEqual(['1 pools'])
  })

  test('two, four, eight pools: seconds and thirds may cross over while firsts wait', () => {
    expect(ofPools(16, 4)).toEqual([
      '4 pools, full placement 1-4',
      '4 pools, full placement 1-2, full placement 3-4',
      '4 pools, full placement 1-3, full placement 4-4',
      '4 pools, single elimination 1-1',
      '4 pools, single elimination 1-2',
    ])
    expect(ofPools(12, 4)).toEqual([
      '4 pools, full placement 1-3',
      '4 pools, full placement 1-2, full placement 3-3',
      '4 pools, single elimination 1-1',
      '4 pools, single elimination 1-2',
    ])
    expect(ofPools(12, 3)).toEqual([
      '3 pools, full placement 1-4',
      '3 pools, full placement 1-2, full placement 3-4',
    ])
    expect(ofPools(11, 2)).toEqual([
      '2 pools, full placement 1-6',
      '2 pools, full placement 1-3, full placement 4-6',
      '2 pools, single elimination 1-2',
      '2 pools, single elimination 1-4',
    ])
  })

  test('swiss rounds from six teams on: enough for one winner or one more, then the best four, of twelve the best eight', () => {
    expect(ofRounds(5)).toEqual([])
    expect(ofRounds(6)).toEqual([
      '3 rounds, single elimination 1-4',
      '3 rounds, full placement 1-4',
      '4 rounds, single elimination 1-4',
      '4 rounds, full placement 1-4',
    ])
    expect(ofRounds(11).map(text => text.slice(-3))).toEqual(['1-4', '1-4', '1-4', '1-4'])
    expect(ofRounds(12)).toEqual([
      '4 rounds, single elimination 1-8',
      '4 rounds, full placement 1-8',
      '5 rounds, single elimination 1-8',
      '5 rounds, full placement 1-8',
    ])
  })

  test('nobody plays on for every place in a bracket of more than 32', () => {
    expect(offered(32)).toContain('full placement 1-32')
    expect(offered(33).filter(text => text.endsWith('1-33'))).toEqual(['single elimination 1-33'])
    expect(ofPools(33, 6)).toEqual(['6 pools, full placement 1-3, full placement 4-6'])
    expect(ofPools(64, 16)).toEqual([
      '16 pools, full placement 1-2, full placement 3-4',
      '16 pools, single elimination 1-1',
    ])
  })
})
