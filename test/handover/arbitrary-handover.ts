import fc, { type Arbitrary } from 'fast-check'
import { entry, type Entry } from '../../shared-schema/replication/entry.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import type { Handover } from '../../shared-schema/handover/packed.ts'

const whole = fc.integer({ min: 1, max: 2_147_483_647 })
const id = fc.uuid({ version: 7 })
const name = fc.string({ unit: 'grapheme', maxLength: 60 })

const content = fc.oneof(
  fc.record({
    kind: fc.constant('play'),
    data: fc.tuple(whole, fc.option(whole)).map(([team, player]) => goalOf(team, player, null)),
  }),
  fc.record({ kind: fc.constant('claim'), data: fc.record({ term: whole }) }),
  fc.record({
    kind: fc.constant('walk_on'),
    data: fc.record({
      team_id: whole,
      first_name: name,
      last_name: name,
      nickname: name,
      number: fc.option(whole),
    }),
  }),
  fc.record({ kind: fc.constant('withdrawal'), data: fc.record({ entry_id: id }) }),
)

const anEntry: Arbitrary<Entry> = fc
  .tuple(
    content,
    fc.record({
      id,
      game_id: whole,
      device_id: id,
      counter: whole,
      after: fc.option(id),
      recorded_by: name,
      recorded_at: fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map(date => date.toISOString()),
    }),
  )
  .map(([what, head]) => entry.parse({ ...head, ...what }))

/** Entries that a tablet may have to hand over: a few, or those of a game or two. */
export const handoverOf = (minLength: number): Arbitrary<Handover<Entry>> =>
  fc.record({
    scope: fc
      .tuple(fc.constantFrom('tournament', 'season'), fc.integer({ min: 1, max: 99_999 }))
      .map(parts => parts.join(':')),
    entries: fc.array(anEntry, { minLength, maxLength: minLength + 20 }),
  })
