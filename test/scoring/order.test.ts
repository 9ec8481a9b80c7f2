import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { readEntries } from '../../shared-schema/scoring/claims.ts'
import { orderAsIf, orderEntries, type OrderedEntries } from '../../shared-schema/scoring/order.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, office, type Sheet } from './sheet.ts'

const all = (...sheets: Sheet[]): Entry[] => sheets.flatMap(({ entries }) => entries)
const ids = (entries: readonly (Entry | undefined)[]) => entries.map(entry => entry?.id)
const order = (...sheets: Sheet[]): OrderedEntries => orderEntries(all(...sheets))
const spirit = {
  team_1_score: '',
  team_2_score: '',
  team_1_comment: '',
  team_2_comment: '',
  replaces: null,
}
const walkOn = { team_id: 1, first_name: 'Wim', last_name: '', nickname: '', number: null }

/**
 * The office decides for the sheet that begins with an entry, of which it knows another one to be the last.
 */
const decide = (
  desk: Sheet,
  sheet: Entry,
  known: Entry | null,
  merged: { counts: Entry[]; leftOut: Entry[] } | null = null,
): Entry =>
  desk.record(
    'decision',
    {
      sheet: sheet.id,
      entry_ids: merged && merged.counts.map(({ id }) => id),
      left_out: merged ? merged.leftOut.map(({ id }) => id) : [],
      against: [],
    },
    known,
  )

describe('the order of a game', () => {
  test('is empty as long as nothing was recorded', () => {
    expect(order()).toEqual({
      ordered: [],
      asRecorded: [],
      otherSheets: [],
      last: undefined,
      claim: undefined,
      term: 0,
      decision: undefined,
    })
  })

  test('is that of the sheet which counts, stretch by stretch; what is on other sheets does not count', () => {
    const [one, two] = [device(1), device(2)]
    const first = [one.claim(1), one.goal(1)]
    const beyond = one.goal(1)
    const second = [two.claim(2, first[1]), two.goal(2)]
    const { ordered, otherSheets, claim, term, last } = order(two, one)
    expect(ids(ordered)).toEqual(ids([...first, ...second]))
    expect(ids(otherSheets)).toEqual([beyond.id])
    expect([claim?.id, term, last?.id]).toEqual([second[0]?.id, 2, second[1]?.id])
  })

  test('has, after the sheet, what others say of the game as a whole: claims, walk-ons, spirit, withdrawals', () => {
    const [one, two] = [device(1), device(2)]
    const lower = one.claim(1)
    const goal = one.goal(1)
    const beside = [
      one.record('walk_on', walkOn),
      one.record('spirit', spirit),
      one.record('withdrawal', { entry_id: goal.id }),
    ]
    const sheet = [two.claim(2), two.goal(2)]
    const own = two.record('spirit', spirit)
    const { ordered, otherSheets, last } = order(one, two)
    expect(ids(ordered.slice(0, 2))).toEqual(ids(sheet))
    expect(new Set(ids(ordered.slice(2)))).toEqual(new Set(ids([lower, ...beside, own])))
    expect(ids(otherSheets)).toEqual([goal.id])
    expect(last?.id).toBe(sheet[1]?.id)
  })
})

describe('an entry of the office', () => {
  test('stands right after the one that it names, or before all if it names none', () => {
    const [one, desk] = [device(1), office()]
    const [first, second] = [one.goal(1), one.goal(1)]
    const begin = desk.score(0, 0, false)
    const between = desk.score(5, 0, false, first)
    const { ordered, last } = order(one, desk)
    expect(ids(ordered)).toEqual(ids([begin, first, between, second]))
    expect(last?.id).toBe(second.id)
  })

  test('is what a further claim continues after, if it is the last', () => {
    const [one, desk] = [device(1), office()]
    const goal = one.goal(1)
    const score = desk.score(5, 0, false, goal)
    const more = desk.score(6, 0, false, score)
    desk.record('spirit', spirit, more)
    expect(order(one, desk).last?.id).toBe(more.id)
    const alone = office()
    const set = [alone.score(1, 0, false), alone.score(2, 0, false)]
    alone.record('spirit', spirit)
    expect(order(alone).last?.id).toBe(set[1]?.id)
  })

  test('that names none is nothing to continue after where a tablet recorded', () => {
    const [one, desk] = [device(1), office()]
    const goal = one.goal(1)
    desk.score(1, 0, false)
    expect(order(one, desk).last?.id).toBe(goal.id)
  })

  test('stands behind what the office recorded before, whatever it names', () => {
    const [one, desk] = [device(1), office()]
    const [first, second, third] = [one.goal(1), one.goal(1), one.goal(1)]
    const later = desk.score(5, 0, false, second)
    const same = [desk.score(6, 0, false, second), desk.score(7, 0, false, second)]
    const earlier = desk.score(8, 0, false, first)
    expect(ids(order(one, desk).ordered)).toEqual(ids([first, second, later, ...same, earlier, third]))
  })

  test('stands behind others of the office that name the same, and before those that go on from them', () => {
    const [one, desk] = [device(1), office()]
    const goal = one.goal(1)
    const scores = [1, 2, 3].map(points => desk.score(points, 0, false, goal))
    const next = one.goal(1)
    expect(ids(order(one, desk).ordered)).toEqual(ids([goal, ...scores, next]))
  })

  test('stands at the end if it names what does not count, or what has not arrived', () => {
    const [one, two, desk] = [device(1), device(2), office()]
    one.claim(1)
    const lost = one.goal(1)
    const sheet = [two.claim(2), two.goal(2)]
    const score = desk.score(5, 0, false, lost)
    for (const sheets of [
      [one, two, desk],
      [two, desk],
    ]) {
      const { ordered } = order(...sheets)
      expect(ordered.at(-1)?.id).toBe(score.id)
      expect(ids(ordered.slice(0, 2))).toEqual(ids(sheet))
    }
  })
})

/**
 * Two devices that kept a game by themselves: the second one's sheet counts, unless the office says
 * otherwise.
 */
function apart() {
  const [one, two, desk] = [device(1), device(2), office()]
  const first = [one.claim(1), one.goal(1), one.goal(1)] as const
  const second = [two.claim(2), two.goal(2), two.goal(2)] as const
  return { one, two, desk, first, second }
}

describe('a decision for a sheet', () => {
  test('makes it count, and stands in no place itself; the next claim takes a higher term than all', () => {
    const { one, two, desk, first, second } = apart()
    const decision = decide(desk, first[0], first[2])
    const ordered = order(one, two, desk)
    expect(ids(ordered.ordered)).toEqual(ids([...first, second[0]]))
    expect(ids(ordered.otherSheets)).toEqual(ids(second.slice(1)))
    expect(ordered).toMatchObject({
      decision,
      claim: { id: first[0].id },
      term: 2,
      last: { id: first[2].id },
    })
  })

  test('is the last one that was not withdrawn by the office', () => {
    const { one, two, desk, first, second } = apart()
    const forOne = decide(desk, first[0], first[2])
    const forTwo = decide(desk, second[0], second[2])
    expect(order(one, two, desk).decision).toEqual(forTwo)
    one.record('withdrawal', { entry_id: forTwo.id })
    expect(order(one, two, desk).decision).toEqual(forTwo)
    desk.record('withdrawal', { entry_id: forTwo.id })
    expect(order(one, two, desk)).toMatchObject({ decision: forOne, claim: { id: first[0].id } })
    desk.record('withdrawal', { entry_id: forOne.id })
    expect(order(one, two, desk)).toMatchObject({ decision: undefined, claim: { id: second[0].id } })
  })

  test('is none as long as the sheet has not arrived', () => {
    const { one, two, desk, first, second } = apart()
    decide(desk, first[0], first[2])
    expect(order(two, desk)).toMatchObject({ decision: undefined, claim: { id: second[0].id } })
    const beside = device(3)
    const claimless = decide(desk, beside.record('spirit', spirit), null)
    expect(order(one, two, desk, beside).decision).not.toEqual(claimless)
  })

  test('may name any entry of the sheet', () => {
    const { one, two, desk, first } = apart()
    decide(desk, first[1], first[2])
    expect(order(one, two, desk).claim?.id).toBe(first[0].id)
  })

  test('lets a claim take over that continues the sheet from what the office knew of it, and none from before', () => {
    const { one, two, desk, first } = apart()
    const [three, four] = [device(3), device(4)]
    const early = [three.claim(4, first[1]), three.goal(2)]
    decide(desk, first[0], first[2])
    expect(order(one, two, three, desk).claim?.id).toBe(first[0].id)
    const over = [four.claim(3, first[2]), four.goal(1)]
    const { claim, ordered, last, term } = order(one, two, three, four, desk)
    expect([claim?.id, last?.id, term]).toEqual([over[0]?.id, over[1]?.id, 4])
    expect(ids(ordered).slice(0, 5)).toEqual(ids([...first, ...over]))
    expect(ids(ordered)).toContain(early[0]?.id)
    expect(ids(ordered)).not.toContain(early[1]?.id)
  })

  test('lets any claim take over that continues the sheet if the office knew nothing of it', () => {
    const { one, two, desk, first } = apart()
    const three = device(3)
    const over = three.claim(3, first[1])
    decide(desk, first[0], null)
    expect(order(one, two, three, desk).claim?.id).toBe(over.id)
  })

  test('leaves what the office entered on another sheet where it was decided, before what the sheet gets later', () => {
    const { one, two, desk, first, second } = apart()
    const score = desk.score(5, 4, false, second[2])
    decide(desk, first[0], first[2])
    const later = one.goal(1)
    expect(ids(order(one, two, desk).ordered).slice(0, 5)).toEqual(ids([...first, score, later]))
    expect(order(one, two, desk).last?.id).toBe(later.id)
  })

  test('is what a further claim goes on from: from the last entry that the office knew, or a later one', () => {
    const { one, two, desk, first } = apart()
    decide(desk, first[0], first[1])
    expect(order(one, two, desk).last?.id).toBe(first[2].id)
    one.record('spirit', spirit)
    expect(order(one, two, desk).last?.id).toBe(first[2].id)
    const onEarlier = office()
    const before = onEarlier.score(3, 0, false, first[0])
    decide(onEarlier, first[0], first[2])
    expect(order(one, two, onEarlier).last?.id).toBe(first[2].id)
    expect(ids(order(one, two, onEarlier).ordered)).toContain(before.id)
  })
})

describe('a merge of sheets', () => {
  test('counts the chosen entries in the chosen order, then what the sheet has beside them and gets later', () => {
    const { one, two, desk, first, second } = apart()
    decide(desk, second[0], second[2], { counts: [second[2], first[1]], leftOut: [second[1]] })
    const later = two.goal(1)
    const { ordered, otherSheets, last } = order(one, two, desk)
    expect(ids(ordered)).toEqual(ids([second[2], first[1], second[0], later, first[0]]))
    expect(ids(otherSheets)).toEqual(ids([second[1], first[2]]))
    expect(last?.id).toBe(later.id)
  })

  test('counts of the chosen entries those alone that are here, and on the sheets of tablets', () => {
    const { one, two, desk, first, second } = apart()
    const away = device(3).goal(1)
    const score = desk.score(5, 0, false)
    const spoken = two.record('spirit', spirit)
    decide(desk, second[0], second[2], {
      counts: [away, score, spoken, first[0], first[1]],
      leftOut: [second[1], second[2]],
    })
    const { ordered } = order(one, two, desk)
    expect(ids(ordered)).toEqual(ids([score, first[1], second[0], first[0], spoken]))
  })

  test('that leaves out the end of the sheet still goes on from there', () => {
    const { one, two, desk, first, second } = apart()
    decide(desk, second[0], second[2], { counts: [first[1]], leftOut: [second[1], second[2]] })
    expect(order(one, two, desk).last?.id).toBe(second[2].id)
  })

  test('has what the office entered elsewhere at its end, before what the sheet gets later', () => {
    const { one, two, desk, first, second } = apart()
    const score = desk.score(5, 4, false, first[2])
    decide(desk, second[0], second[2], { counts: [second[1], first[1]], leftOut: [second[2]] })
    const later = two.goal(1)
    expect(ids(order(one, two, desk).ordered)).toEqual(
      ids([second[1], first[1], score, second[0], later, first[0]]),
    )
  })
})

describe('a sheet as if it counted', () => {
  test('is what it would be if the office chose it as it is now, without a decision', () => {
    const { one, two, desk, first, second } = apart()
    const score = desk.score(5, 4, false, second[2])
    const read = readEntries(all(one, two, desk))
    const lower = read.claims.find(({ id }) => id === first[0].id)
    if (!lower) throw new Error('no claim')
    const asIf = orderAsIf(read, lower)
    const chosen = office()
    decide(chosen, first[0], first[2])
    expect(asIf).toEqual({
      ...orderEntries([...all(one, two, desk), ...chosen.entries]),
      decision: undefined,
    })
    expect(ids(asIf.ordered).slice(0, 4)).toEqual(ids([...first, score]))
  })
})

describe('an entry at an earlier place', () => {
  test('stands right after the one that it names, on its own sheet or on that which it continues', () => {
    const [one, two] = [device(1), device(2)]
    const [claim, first, second] = [one.claim(1), one.goal(1), one.goal(1)]
    const own = one.goal(2, first)
    const over = two.claim(2, own)
    const begin = two.goal(2, claim)
    const between = two.goal(1, first)
    const { ordered, asRecorded, otherSheets, last } = order(one, two)
    expect(ids(ordered)).toEqual(ids([claim, begin, first, between, own, second, over]))
    expect(ids(asRecorded)).toEqual(ids([claim, first, second, own, over, begin, between]))
    expect(otherSheets).toEqual([])
    expect(last?.id).toBe(between.id)
  })

  test('is what a further claim continues after, although others of the game stand behind it', () => {
    const [one, two] = [device(1), device(2)]
    const [first, second] = [one.goal(1), one.goal(1)]
    const inserted = one.goal(2, first)
    expect(order(one).last?.id).toBe(inserted.id)
    two.claim(2, inserted)
    const { ordered, otherSheets } = order(one, two)
    expect(ids(ordered).slice(0, 3)).toEqual(ids([first, inserted, second]))
    expect(otherSheets).toEqual([])
  })

  test('stands after what the office recorded, if it names that', () => {
    const [one, desk] = [device(1), office()]
    const [first, second] = [one.goal(1), one.goal(1)]
    const score = desk.score(5, 0, false, first)
    const inserted = one.goal(2, score)
    expect(ids(order(one, desk).ordered)).toEqual(ids([first, score, inserted, second]))
  })

  test('stands where it was recorded if what it names does not count, is not here, or was recorded later', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const lost = one.goal(1)
    const [claim, first] = [two.claim(2), two.goal(2)]
    const [afterLost, second] = [two.goal(2, lost), two.goal(2)]
    expect(ids(order(one, two).ordered).slice(0, 4)).toEqual(ids([claim, first, afterLost, second]))
    expect(ids(order(two).ordered).slice(0, 4)).toEqual(ids([claim, first, afterLost, second]))

    const circle = device(3)
    const [a, b] = [circle.goal(1), circle.goal(1)]
    const turned: Entry[] = [
      { ...a, after: b.id },
      { ...b, after: a.id },
    ]
    expect(ids(orderEntries(turned).ordered)).toEqual(ids([a, b]))
  })

  test('that corrects another one leaves it in its place', () => {
    const one = device(1)
    const [first, second, third] = [one.goal(1), one.goal(1), one.goal(1)]
    const correction = one.record('play', { ...goalOf(2, null, null), replaces: third.id }, first)
    expect(ids(order(one).ordered)).toEqual(ids([first, second, third, correction]))
  })

  test('stands where the office said, if that merged it with others', () => {
    const { one, two, desk, first, second } = apart()
    const inserted = two.goal(1, second[1])
    const known = { counts: [second[1], first[1], inserted], leftOut: [second[2]] }
    decide(desk, second[0], inserted, known)
    const later = two.goal(1, first[1])
    expect(ids(order(one, two, desk).ordered).slice(0, 4)).toEqual(
      ids([second[1], first[1], later, inserted]),
    )
  })
})
