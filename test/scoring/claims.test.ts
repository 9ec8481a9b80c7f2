import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { chainOf, claimBefore, readEntries, tabletEntry } from '../../shared-schema/scoring/claims.ts'
import { device, office, type Sheet } from './sheet.ts'

const all = (...sheets: Sheet[]): Entry[] => sheets.flatMap(({ entries }) => entries)
const read = (...sheets: Sheet[]) => readEntries(all(...sheets))
const spirit = {
  team_1_score: '',
  team_2_score: '',
  team_1_comment: '',
  team_2_comment: '',
  replaces: null,
}
const walkOn = { team_id: 1, first_name: 'Wim', last_name: '', nickname: '', number: null }

describe('the entries of a game', () => {
  test('are told apart by who recorded them: the office or a device', () => {
    const [tablet, desk] = [device(1), office()]
    const goal = tablet.goal(1)
    const score = desk.score(1, 0, false)
    const { devices, office: ofOffice, byId } = read(tablet, desk)
    expect({ devices, ofOffice }).toEqual({ devices: [goal], ofOffice: [score] })
    expect([...byId.values()]).toEqual(expect.arrayContaining([goal, score]))
    expect(byId.get(goal.id)).toBe(goal)
  })

  test('are read once each and in the order of their counters, however they arrive', () => {
    const [one, two] = [device(1), device(2)]
    for (const sheet of [one, two, two, one, two]) sheet.goal(1)
    const known = read(one, two)
    const [first, second] = [one.entries, two.entries].map(entries => entries.map(({ id }) => id))
    // Two devices have the same counters: then the lower id is first.
    expect(known.devices.map(({ id }) => id)).toEqual([
      first?.[0],
      second?.[0],
      second?.[1],
      first?.[1],
      second?.[2],
    ])
    const arrivals = fc.array(fc.constantFrom(...all(one, two)))
    fc.assert(
      fc.property(arrivals, again => {
        expect(readEntries([...again, ...all(two, one)])).toEqual(known)
      }),
    )
  })
})

describe('the claims of a game', () => {
  const termsOf = (...sheets: Sheet[]) => read(...sheets).claims.map(({ data }) => data.term)

  test('begin with the highest term, and of two equal ones with the higher id', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    const low = one.claim(1)
    const high = two.claim(3)
    const [middle, later] = [three.claim(2), one.claim(2)]
    const ids = [high, later, middle, low].map(({ id }) => id)
    expect(read(one, two, three).claims.map(({ id }) => id)).toEqual(ids)
    expect(read(three, two, one).claims.map(({ id }) => id)).toEqual(ids)
  })

  test('of one term begin with the highest id, whichever device has it', () => {
    const number = fc.integer({ min: 1, max: 3 })
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 8 }), claimants => {
        const devices = [device(1), device(2), device(3)]
        const ids = claimants.flatMap(which => devices[which - 1]?.claim(1).id ?? [])
        expect(read(...devices).claims.map(({ id }) => id)).toEqual(ids.toReversed())
      }),
    )
  })

  test('are all that a device made, in whatever order their terms are', () => {
    const one = device(1)
    for (const term of [2, 5, 3]) one.claim(term)
    expect(termsOf(one)).toEqual([5, 3, 2])
  })

  test('begin with term 0 for a device that records without one: its first entry stands for it, and continues nothing', () => {
    const [one, two] = [device(1), device(2)]
    const known = one.goal(2)
    const first = two.goal(1, known)
    two.goal(1)
    expect(read(two).claims).toEqual([{ ...first, after: null, data: { term: 0 } }])
    const claim = two.claim(1)
    expect(read(two).claims.map(({ id }) => id)).toEqual([claim.id, first.id])
  })

  test('do not follow from what is said beside the sheet: spirit, players who walked on', () => {
    const one = device(1)
    one.record('spirit', spirit)
    one.record('walk_on', walkOn)
    expect(termsOf(one)).toEqual([])
    const goal = one.goal(1)
    expect(read(one).claims.map(({ id }) => id)).toEqual([goal.id])
  })

  test('have no part of the office', () => {
    const desk = office()
    desk.score(1, 0, false)
    expect(termsOf(desk)).toEqual([])
  })
})

/** `device: from-to` of each stretch on which the claim of an entry rests. */
function chain(tip: Entry, ...sheets: Sheet[]): string[] {
  const entries = read(...sheets)
  const claim = entries.claims.find(({ id }) => id === tip.id)
  if (!claim) throw new Error('not a claim')
  return chainOf(claim, entries).map(
    stretch => `${Number(stretch.claim.device_id.slice(-2))}: ${stretch.claim.counter}-${stretch.to}`,
  )
}

describe('what a claim rests on', () => {
  test('is its own stretch alone if it continues nothing: all that its device records from there on', () => {
    const one = device(1)
    one.goal(1)
    const claim = one.claim(1)
    one.goal(1)
    expect(chain(claim, one)).toEqual(['1: 2-Infinity'])
  })

  test('is each stretch before it, up to the entry after which the next one took over', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    one.claim(1)
    one.goal(1)
    const last = one.goal(1)
    one.goal(1)
    two.claim(2, last)
    const later = two.goal(2)
    two.goal(2)
    const tip = three.claim(3, later)
    expect(chain(tip, one, two, three)).toEqual(['1: 1-3', '2: 1-2', '3: 1-Infinity'])
  })

  test('is of a device that took it back the part before and the part after', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const first = one.goal(1)
    two.claim(2, first)
    const second = two.goal(2)
    const tip = one.claim(3, second)
    expect(chain(tip, one, two)).toEqual(['1: 1-2', '2: 1-2', '1: 3-Infinity'])
  })

  test('ends where its device claims again with a higher term, not with a lower one', () => {
    const one = device(1)
    const claim = one.claim(2)
    one.goal(1)
    one.claim(1)
    one.goal(1)
    expect(chain(claim, one)).toEqual(['1: 1-Infinity'])
    const last = one.goal(1)
    const higher = one.claim(3)
    one.claim(4)
    expect(chain(claim, one)).toEqual([`1: 1-${last.counter}`])
    expect(chain(higher, one)).toEqual([`1: ${higher.counter}-${higher.counter}`])
  })

  test('does not end where its device claims once more with the same term', () => {
    const one = device(1)
    const claim = one.claim(1)
    one.claim(1)
    expect(chain(claim, one)).toEqual(['1: 1-Infinity'])
  })

  test('does not end where another device claims', () => {
    const [one, two] = [device(1), device(2)]
    const claim = one.claim(1)
    two.goal(1)
    two.claim(2)
    expect(chain(claim, one, two)).toEqual(['1: 1-Infinity'])
  })

  test('does not end with a claim that its device made before', () => {
    const one = device(1)
    one.claim(3)
    const claim = one.claim(1)
    expect(chain(claim, one)).toEqual(['1: 2-Infinity'])
  })

  test('is what was recorded without a claim, too', () => {
    const [one, two] = [device(1), device(2)]
    const last = one.goal(1)
    const tip = two.claim(1, last)
    expect(chain(tip, one, two)).toEqual(['1: 1-1', '2: 1-Infinity'])
  })

  test('is, through an entry of the office, the sheet before it', () => {
    const [one, two, desk] = [device(1), device(2), office()]
    one.claim(1)
    const last = one.goal(1)
    one.goal(1)
    const tip = two.claim(2, desk.score(3, 0, false, desk.score(2, 0, false, last)))
    expect(chain(tip, one, two, desk)).toEqual(['1: 1-2', '2: 1-Infinity'])
  })

  test('is no claim of its own term or of a higher one, so that two who name each other come to an end', () => {
    const [one, two] = [device(1), device(2)]
    const [first, second] = [one.goal(1), two.goal(1)]
    const [left, right] = [one.claim(2, second), two.claim(2, first)]
    const [more, most] = [one.goal(2), two.goal(2)]
    expect(chain(left, one, two)).toEqual(['2: 1-1', '1: 2-Infinity'])
    expect(chain(right, one, two)).toEqual(['1: 1-1', '2: 2-Infinity'])
    expect(chain(one.claim(3, most), one, two)).toEqual(['1: 1-1', '2: 2-3', '1: 4-Infinity'])
    expect(chain(two.claim(1, more), one, two)).toEqual(['1: 1-3', '2: 4-Infinity'])
  })

  test('is itself alone if it names what continued it', () => {
    const [one, two] = [device(1), device(2)]
    const claim = one.claim(2)
    const answer = two.claim(2, claim)
    const { claims, ...entries } = readEntries([{ ...claim, after: answer.id }, answer])
    for (const tip of claims)
      expect(chainOf(tip, { claims, ...entries }).map(stretch => stretch.claim.id)).toEqual([tip.id])
  })

  test('is itself alone as long as the entry that it continues has not arrived', () => {
    const [one, two] = [device(1), device(2)]
    const tip = two.claim(2, one.goal(1))
    expect(chain(tip, two)).toEqual(['2: 1-Infinity'])
  })
})

describe('the claim on whose stretch an entry stands', () => {
  test('is the last one of its device before it, whichever counts', () => {
    const [one, two] = [device(1), device(2)]
    const before = one.record('spirit', spirit)
    const first = one.claim(5)
    const goal = one.goal(1)
    const second = one.claim(2)
    const other = one.goal(1)
    two.claim(7)
    const { claims } = read(one, two)
    const idOf = (entry: Entry) => claimBefore(entry, claims)?.id
    expect([before, first, goal, second, other].map(idOf)).toEqual([
      undefined,
      first.id,
      first.id,
      second.id,
      second.id,
    ])
  })
})

describe('the entry of a tablet that something comes after', () => {
  const found = (id: string, ...sheets: Sheet[]) => tabletEntry(id, read(...sheets).byId)

  test('is the entry itself if a tablet recorded it', () => {
    const one = device(1)
    const goal = one.goal(1, one.goal(2))
    expect(found(goal.id, one)).toBe(goal)
  })

  test('is what the entries of the office came after', () => {
    const [one, desk] = [device(1), office()]
    const goal = one.goal(1)
    const score = desk.score(2, 0, false, desk.score(1, 0, false, goal))
    expect(found(score.id, one, desk)).toBe(goal)
  })

  test('is none if the office came after nothing, after what has not arrived, or after itself', () => {
    const [one, desk] = [device(1), office()]
    const unknown = one.goal(1)
    const [first, second] = [desk.score(1, 0, false), desk.score(1, 0, false, unknown)]
    expect(found(first.id, desk)).toBeUndefined()
    expect(found(second.id, desk)).toBeUndefined()
    expect(found(unknown.id, desk)).toBeUndefined()
    const round = { ...first, after: second.id }
    const circle = readEntries([round, { ...second, after: round.id }])
    expect(tabletEntry(second.id, circle.byId)).toBeUndefined()
  })
})
