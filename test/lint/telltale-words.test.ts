import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  bannedTerms,
  countsOf,
  examineProject,
  lowered,
  overBudget,
  readBudget,
  underBudget,
} from './telltale-budget.mjs'
import { examine } from './telltale-words.mjs'

describe('comments and documents', () => {
  const root = resolve(import.meta.dirname, '../..')
  const examined = examineProject(root)
  const budget = readBudget(root) ?? {}

  test('have no more telltale words than test/lint/telltale-budget.json allows', () => {
    expect(examined.size).toBeGreaterThan(1000)
    expect(overBudget(budget, examined)).toEqual([])
  })

  test('have no fewer either: npm run telltale lowers the budget', () => {
    expect(underBudget(budget, countsOf(examined))).toEqual([])
    expect(Object.keys(budget)).toEqual(Object.keys(budget).toSorted())
  })

  test('have no banned term, nor do identifiers', () => {
    expect(bannedTerms(examined)).toEqual([])
  })
})

describe('the budget', () => {
  const examined = new Map([
    ['a.ts', examine('a.ts', '// told anew\n')],
    ['b.ts', examine('b.ts', '// again\n')],
  ])
  const counts = countsOf(examined)

  test('falls with the counts and never rises', () => {
    expect(counts).toEqual({ 'a.ts': 2 })
    expect(lowered({ 'a.ts': 5, 'b.ts': 1, 'gone.ts': 1 }, counts)).toEqual({ 'a.ts': 2 })
    expect(lowered({ 'a.ts': 1 }, counts)).toEqual({ 'a.ts': 1 })
    expect(lowered({}, counts)).toEqual({})
  })

  test('complains of more with each line and advice, and of fewer with the way to lower it', () => {
    expect(overBudget({ 'a.ts': 2 }, examined)).toEqual([])
    expect(overBudget({ 'a.ts': 1 }, examined)).toEqual([
      'a.ts: 2 telltale words, at most 1 allowed',
      expect.stringMatching(/^ {2}a\.ts:1 "told": /),
      '  a.ts:1 "anew": again',
    ])
    expect(overBudget({}, examined)).toHaveLength(3)
    expect(underBudget({ 'a.ts': 2 }, counts)).toEqual([])
    expect(underBudget({ 'b.ts': 3 }, counts)).toEqual([
      'b.ts: 0 telltale words, budget 3; run npm run telltale',
    ])
  })
})
