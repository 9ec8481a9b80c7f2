import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignSlots } from '../../../server/rules/scheduling/assign-slots.ts'
import { finalsLast } from '../../../server/rules/scheduling/finals-last.ts'
import { finalsOf } from '../../../server/rules/scheduling/finals.ts'
import { endOf, inOrder, type ScheduledGame } from '../../../server/rules/scheduling/schedule.ts'
import { anySchedule, anySites, field, game } from './games.ts'

const idsOf = (games: readonly ScheduledGame[]) => new Set(games.map(({ id }) => id))

describe('finals after all other games', () => {
  // Two semifinals, the final 3 and the game for third place 4, and three games for places further down.
  const semifinal = { stage: 2, next_game_for_winner_id: 3, next_game_for_loser_id: 4 }
  const games = [game(1, semifinal), game(2, semifinal), ...[3, 4, 5, 6, 7].map(id => game(id, { stage: 2 }))]
  const rules = { rest_minutes: 0, from: 0, finals: null, game_ids: idsOf(games) }
  const last = finalsLast(idsOf(finalsOf(games)), () => true)
  const startOf = (id: number, { placed }: ReturnType<typeof last>) =>
    placed.find(({ game_id }) => game_id === id)?.start

  test('begin when these are over', () => {
    const sites = [field(1), field(2)]
    expect(startOf(3, assignSlots(games, sites, rules))).toBe(60)
    const { placed, unplaced } = last(games, sites, rules)
    expect(startOf(3, { placed, unplaced })).toBe(180)
    expect([placed.map(({ game_id }) => game_id), unplaced]).toEqual([[1, 2, 3, 4, 5, 6, 7], []])
  })

  test('are on their field', () => {
    const finals = { site: field(9), game_ids: new Set([3]) }
    const { placed } = last(games, [field(1), field(2)], { ...rules, finals })
    expect(placed.find(({ game_id }) => game_id === 3)).toEqual({ game_id: 3, game_site_id: 9, start: 180 })
  })

  test('wait for a semifinal that finds no time', () => {
    const { unplaced } = last(games, [field(1, 0, 60)], rules)
    expect(unplaced).toContainEqual({ game_id: 3, reason: 'waits', waits_for_id: 2 })
  })

  test('do not wait for the old time of a game that finds none', () => {
    const begun = { game_site_id: 1, status: 'final' } as const
    const over = [
      game(1, { ...semifinal, ...begun, start: 0 }),
      game(2, { ...semifinal, ...begun, start: 60 }),
    ]
    const late = game(5, { stage: 2, minutes: 500, start: 400 })
    const all = [...over, game(3, { stage: 2 }), late]
    const placed = finalsLast(new Set([3]), () => true)(all, [field(1, 0, 300)], {
      ...rules,
      game_ids: new Set([3, 5]),
    })
    expect(placed).toEqual({
      placed: [{ game_id: 3, game_site_id: 1, start: 120 }],
      unplaced: [{ game_id: 5, reason: 'no_time', waits_for_id: null }],
    })
  })

  test('hold up no other game by their old time', () => {
    const pool = [game(1), game(2)]
    const all = [...pool, game(3, { stage: 2, start: 0, game_site_id: 1 })]
    const { placed, unplaced } = last(all, [field(1)], { ...rules, game_ids: idsOf(all) })
    expect([placed.map(({ start }) => start), unplaced]).toEqual([[0, 60, 120], []])
  })

  test('do not wait for the games of another tournament on the field', () => {
    const other = game(8, { start: 600, game_site_id: 1, stage: null })
    const own = finalsLast(new Set([3]), ({ id }) => id !== 8)
    expect(startOf(3, own([...games, other], [field(1), field(2)], rules))).toBe(180)
  })

  test('in any schedule, each game has a slot or a reason, and no final begins before another game is over', () => {
    fc.assert(
      fc.property(anySchedule, anySites, fc.integer({ min: 1, max: 20 }), (all, sites, mark) => {
        const finals = new Set([mark])
        const { placed, unplaced } = finalsLast(finals, () => true)(all, sites, {
          ...rules,
          game_ids: idsOf(all),
        })
        expect([...placed, ...unplaced].map(({ game_id }) => game_id).sort((one, two) => one - two)).toEqual(
          all.map(({ id }) => id),
        )
        const slots = new Map(placed.map(slot => [slot.game_id, slot]))
        const final = slots.get(mark)
        if (!final) return
        const others = inOrder(all.map(one => ({ ...one, ...slots.get(one.id) }))).filter(
          ({ id, status }) => id !== mark && (status !== 'scheduled' || slots.has(id)),
        )
        expect(final.start).toBeGreaterThanOrEqual(Math.max(0, ...others.map(endOf)))
      }),
    )
  })
})
