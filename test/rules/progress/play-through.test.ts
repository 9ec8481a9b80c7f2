import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playThrough, type RecordedGame } from '../../../shared-schema/rules/progress/play-through.ts'
import type { Links } from '../../../shared-schema/rules/progress/sent-on.ts'
import { links } from './links.ts'

const nobody = { team_1_id: null, team_2_id: null }

const everybodyComes = { no_team_1: false, no_team_2: false }

const game = (id: number, way: Links, more: Partial<RecordedGame> = {}): RecordedGame => ({
  id,
  ...way,
  ...nobody,
  stated: nobody,
  ...everybodyComes,
  teams_decided: false,
  isPlayed: false,
  ...more,
})

const between = (team_1_id: number | null, team_2_id: number | null) => ({ team_1_id, team_2_id })

const wonBy = (winner_id: number | null) => ({ winner_id, is_lost_by_both: false })

/** The games after these teams have won: the game's id and its winner. */
const played = (games: readonly RecordedGame[], won: Record<number, number> = {}) =>
  playThrough(games, ({ id }) => wonBy(won[id] ?? null))

describe('an event with two semifinals, a final and a game for third place', () => {
  const [final, third] = [game(3, links(null)), game(4, links(null))]
  const semifinals = [
    game(1, links([3, 1], [4, 1]), between(11, 14)),
    game(2, links([3, 2], [4, 2]), between(12, 13)),
  ]
  const event = [...semifinals, final, third]

  test('names the teams of each game as soon as they are known', () => {
    expect(played(event, { 1: 14 }).get(3)).toMatchObject(between(14, null))
    expect(played(event, { 1: 14 }).get(4)).toMatchObject(between(11, null))
    expect(played(event, { 1: 14, 2: 12 }).get(3)).toMatchObject(between(14, 12))
    expect(played(event, { 1: 14, 2: 12 }).get(4)).toMatchObject(between(11, 13))
  })

  test('says who has won, asking with the teams that play', () => {
    const found = playThrough(event, (_, { team_1_id }) => wonBy(team_1_id))
    expect([...found].map(([id, { winner_id }]) => [id, winner_id]).sort()).toEqual([
      [1, 11],
      [2, 12],
      [3, 11],
      [4, 14],
    ])
    expect(found.get(3)).toEqual({
      ...between(11, 12),
      ...everybodyComes,
      winner_id: 11,
      needs_decision: false,
      is_needless: false,
      sends: [],
    })
  })

  test('says the same in whatever order the games are given', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(event, { minLength: event.length }), games => {
        const found = played(games, { 1: 14, 2: 12, 3: 14 })
        expect(new Map([...found].sort(([a], [b]) => a - b))).toEqual(played(event, { 1: 14, 2: 12, 3: 14 }))
      }),
    )
  })

  test('keeps who has played the final, on either side, and asks somebody to decide if others are sent there', () => {
    const playedBy = (one: number, two: number) =>
      played([...semifinals, game(3, links(null), { isPlayed: true, stated: between(one, two) })], {
        1: 14,
        2: 12,
      }).get(3)
    expect(playedBy(14, 12)).toMatchObject({ ...between(14, 12), needs_decision: false })
    expect(playedBy(11, 12)).toMatchObject({ ...between(11, 12), needs_decision: true })
    expect(playedBy(14, 13)).toMatchObject({ ...between(14, 13), needs_decision: true })
  })

  test('leaves the final to the teams that the office has put into it', () => {
    const decided = game(3, links(null), { teams_decided: true, ...between(11, 13) })
    expect(played([...semifinals, decided], { 1: 14, 2: 12 }).get(3)).toMatchObject(between(11, 13))
  })

  test('has each team in one game: a team that the office keeps in the final is not in the game for third place too', () => {
    const kept = (one: number, two: number) => {
      const decided = game(3, links(null), { teams_decided: true, isPlayed: true, ...between(one, two) })
      return played([...semifinals, decided, third], { 1: 14, 2: 12 }).get(4)
    }
    expect(kept(11, 12)).toMatchObject(between(14, 13))
    expect(kept(14, 12)).toMatchObject(between(11, 13))
    expect(kept(11, 13)).toMatchObject(between(14, 12))
    expect(kept(99, 12)).toMatchObject(between(11, 13))
  })
})

describe('a second grand final', () => {
  const second = game(2, links(null))
  const event = [game(1, links([2, 2], [2, 1]), between(11, 12)), second]

  test('is open before the first one has a winner, and before it has teams', () => {
    expect(played(event).get(2)).toMatchObject({ ...nobody, is_needless: false })
    const coming = event.map(one => ({ ...one, ...nobody }))
    expect(played(coming).get(2)).toMatchObject({ ...nobody, is_needless: false })
  })

  test('is played by both, on their sides, if team 2 has won the first one', () => {
    expect(played(event, { 1: 12 }).get(2)).toMatchObject({ ...between(11, 12), is_needless: false })
  })

  test('is needless if team 1 has won the first one, also after it was played: then it does not count', () => {
    expect(played(event, { 1: 11 }).get(2)).toMatchObject({ ...nobody, is_needless: true })
    const [first] = event
    const both = [...(first ? [first] : []), { ...second, ...between(11, 12), isPlayed: true }]
    expect(played(both, { 1: 11, 2: 12 }).get(2)).toMatchObject({ is_needless: true, winner_id: null })
    expect(played(both, { 1: 12, 2: 12 }).get(2)).toMatchObject({ is_needless: false, winner_id: 12 })
  })

  test('counts all the same if the office says who plays it', () => {
    const [first] = event
    const let_stand = { ...second, ...between(11, 12), isPlayed: true, teams_decided: true }
    expect(played([...(first ? [first] : []), let_stand], { 1: 11, 2: 12 }).get(2)).toMatchObject({
      is_needless: false,
      winner_id: 12,
    })
  })

  test('is no other game to which both go on: winner and loser of two teams’ first game meet again', () => {
    const finalOfTwo = [game(1, links([2, 1], [2, 2]), between(11, 12)), second]
    expect(played(finalOfTwo, { 1: 11 }).get(2)).toMatchObject({ ...between(11, 12), is_needless: false })
  })
})

test('games that send their teams round in a circle are followed from their records', () => {
  const circle = [game(1, links([2, 1]), between(11, 12)), game(2, links([1, 1]), between(13, 14))]
  const found = played(circle, { 1: 11, 2: 13 })
  expect([...found.keys()].sort()).toEqual([1, 2])
  expect(found.get(2)).toMatchObject(between(null, 14))
  const alone = game(1, links([1, 1]), between(11, 12))
  expect(played([alone]).get(1)).toEqual({
    ...between(null, 12),
    ...everybodyComes,
    winner_id: null,
    needs_decision: false,
    is_needless: false,
    sends: [{ game_id: 1, slot: 1, team_id: null }],
  })
})
