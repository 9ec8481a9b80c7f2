import { describe, expect, test } from 'vitest'
import {
  askedAtTap,
  choicesOf,
  hasOpenQuestion,
  isTrue,
  negated,
  questionsOf,
  truthsOf,
  turned,
  withDigit,
} from '../../../client/scoring/questions.ts'
import { definitionOf, rulesOf, sports, type Sport } from '../../../shared-schema/sports/index.ts'
import type { PlayWord } from '../../../shared-schema/texts/shared-texts.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'

const kindOf = (sport: Sport, word: PlayWord) => {
  const kind = rulesOf(sport).kinds.find(one => one.word === word)
  if (!kind) throw new Error(`${sport} has no ${word}`)
  return kind
}
const asked = (sport: Sport, word: PlayWord): string[] => questionsOf(kindOf(sport, word)).map(({ of }) => of)

describe('after a play is asked', () => {
  test('who it was, in the order in which the sport asks', () => {
    expect(asked('basketball', 'steal')).toEqual(['player_2_id', 'player_1_id'])
    expect(asked('ice hockey', 'goal')).toEqual(['player_1_id', 'player_2_id', 'player_3_id'])
  })

  test('the number that decides what it is worth before the players, and others after them', () => {
    expect(asked('cricket', 'bye')).toEqual(['int_1', 'player_1_id', 'player_2_id'])
    expect(asked('football', 'rush')).toEqual(['player_1_id', 'int_1'])
    expect(asked('football', 'puntReturned')).toEqual(['player_1_id', 'player_2_id', 'int_1', 'int_2'])
  })

  test('nothing that is a yes or a no: it can be said', () => {
    const goal = kindOf('soccer', 'goal')
    expect(asked('soccer', 'goal')).toEqual(['player_1_id', 'player_2_id'])
    const [emptyNet] = truthsOf(goal)
    if (!emptyNet) throw new Error('It can be said of no goal')
    const play = playOf(goal.type, {})
    expect(isTrue(play, emptyNet)).toBe(false)
    expect(turned(play, emptyNet)).toEqual({ ...play, bool_1: true })
    expect(turned(turned(play, emptyNet), emptyNet)).toEqual({ ...play, bool_1: false })
  })

  test('no number that follows from the situation: it is there to be corrected', () => {
    const choice = kindOf('baseball', 'fieldersChoice')
    expect(questionsOf(choice).map(({ of }) => of)).toContain('int_1')
    expect(askedAtTap(choice).map(({ of }) => of)).toEqual(['player_1_id', 'player_2_id', 'player_3_id'])
    const players = { player_1_id: 11, player_2_id: 21, player_3_id: 22 }
    expect(hasOpenQuestion(definitionOf('baseball'), playOf(choice.type, players))).toBe(false)
    expect(
      hasOpenQuestion(definitionOf('baseball'), playOf(choice.type, { ...players, player_3_id: null })),
    ).toBe(true)
  })

  test('not who follows from the situation: it can be corrected', () => {
    const caught = kindOf('dodgeball', 'throwCaught')
    expect(asked('dodgeball', 'throwCaught')).toEqual(['player_1_id', 'player_2_id', 'player_3_id'])
    expect(askedAtTap(caught).map(({ of }) => of)).toEqual(['player_1_id', 'player_2_id'])
    const known = playOf(caught.type, { player_1_id: 11, player_2_id: 21 })
    expect(hasOpenQuestion(definitionOf('dodgeball'), known)).toBe(false)
    expect(hasOpenQuestion(definitionOf('dodgeball'), { ...known, player_2_id: null })).toBe(true)
  })

  test('as a yes or a no what a number of 0 or 1 says', () => {
    const punt = kindOf('football', 'punt')
    expect(truthsOf(punt).map(({ of }) => of)).toEqual(['bool_1', 'int_2'])
    const inside20 = truthsOf(punt)[1]
    if (!inside20) throw new Error('It can be said of no punt')
    expect(turned(playOf(punt.type, {}), inside20)).toEqual(playOf(punt.type, { int_2: 1 }))
  })

  test.each(sports)('in %s every value that a play can have is asked, or can be said', sport => {
    for (const kind of rulesOf(sport).kinds)
      expect([...questionsOf(kind), ...truthsOf(kind)].map(({ of }) => of)).toEqual(
        expect.arrayContaining(Object.keys(kind.values ?? {})),
      )
  })
})

describe('a number', () => {
  const yards = { word: 'yards', least: -99, most: 109 } as const

  test('has a button for each that it can be, if they are few', () => {
    expect(choicesOf({ word: 'runsRun', least: 0, most: 7 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(choicesOf(yards)).toBeNull()
    expect(choicesOf({ word: 'yards' })).toBeNull()
  })

  test('is written digit by digit, and starts over when it would leave its range', () => {
    const typed = (...digits: number[]) =>
      digits.reduce<number | null>((number, digit) => withDigit(number, digit, yards), null)
    expect(typed(1, 2)).toBe(12)
    expect(typed(1, 0, 9)).toBe(109)
    expect(typed(4, 2, 7)).toBe(7)
  })

  test('can be less than nothing if its range says so', () => {
    expect(negated(12, yards)).toBe(-12)
    expect(withDigit(negated(1, yards), 2, yards)).toBe(-12)
    expect(negated(105, yards)).toBe(105)
    expect(negated(12, { word: 'yards', least: 0, most: 99 })).toBe(12)
    expect(negated(null, yards)).toBeNull()
  })

  test('stays below nothing from a sign before its first digit on, also when it starts over', () => {
    const below = (...digits: number[]) =>
      digits.reduce<number | null>((number, digit) => withDigit(number, digit, yards, true), null)
    expect(below(3)).toBe(-3)
    expect(below(1, 2)).toBe(-12)
    expect(below(0)).toBe(0)
    expect(below(0, 4)).toBe(-4)
    expect(below(4, 2, 7)).toBe(-7)
    expect(withDigit(-42, 7, yards)).toBe(-7)
  })
})
