import encodeQR from 'qr'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChunkCollection, type Collected } from '../../shared-schema/handover/chunk-collection.ts'
import { split } from '../../shared-schema/handover/chunk.ts'
import { pack, readable, unpack, type Handover, type Packed } from '../../shared-schema/handover/packed.ts'
import { UnusableHandover } from '../../shared-schema/handover/unusable.ts'
import { handoverOf } from './arbitrary-handover.ts'

const many = { numRuns: 100 }

/** Hand-overs of one code and of many. */
const aHandover = fc.oneof(handoverOf(1), handoverOf(20))

/** Reads codes one after the other, as a camera does: what is refused is passed over. */
function readAll(texts: readonly string[]): Packed[] {
  const collection = new ChunkCollection()
  return texts.flatMap(text => read(collection, text)?.packed ?? [])
}

function read(collection: ChunkCollection, text: string): Collected | undefined {
  try {
    return collection.add(text)
  } catch (error) {
    if (error instanceof UnusableHandover) return undefined
    throw error
  }
}

const whole = async (packed: Packed): Promise<Handover> => readable(await unpack(packed))

/** The text with some of its characters replaced by others. */
const misread = (text: string, places: readonly number[], by: string): string =>
  places
    .map(place => place % text.length)
    .reduce(
      (changed, at) => changed.slice(0, at) + (changed[at] === by ? '/' : by) + changed.slice(at + 1),
      text,
    )

describe('L3: a hand-over in codes', () => {
  test('comes out as it went in, in whatever order and how often its codes are read', () =>
    fc.assert(
      fc.asyncProperty(aHandover, fc.infiniteStream(fc.nat()), async (handover, picks) => {
        const chunks = split(await pack(handover))
        const again = [...picks.take(20)].map(pick => chunks[pick % chunks.length] ?? '')
        const order = [...picks.take(chunks.length + 20)]
        const shuffled = [...again, ...chunks]
          .map((text, at) => ({ text, rank: order[at] ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
        const packed = readAll(shuffled.map(({ text }) => text))
        expect(packed.length).toBeGreaterThan(0)
        for (const each of packed) expect(await whole(each)).toEqual(handover)
      }),
      many,
    ))

  test('is never mixed with another one', { tags: ['long'] }, () =>
    fc.assert(
      fc.asyncProperty(aHandover, aHandover, fc.infiniteStream(fc.boolean()), async (one, other, coins) => {
        const [left, right] = await Promise.all([pack(one), pack(other)])
        const mixed = [
          ...split(left).map(text => ({ text, from: left.id })),
          ...split(right).map(text => ({ text, from: right.id })),
        ]
        const order = mixed.toSorted(() => (coins.next().value === true ? 1 : -1))
        expect(
          new Map(readAll(order.map(({ text }) => text)).map(packed => [packed.id, packed.content])),
        ).toEqual(new Map([left, right].map(packed => [packed.id, packed.content])))
      }),
      many,
    ),
  )

  test('is not given while a code is missing, and says which', { tags: ['long'] }, () =>
    fc.assert(
      fc.asyncProperty(handoverOf(20), fc.nat(), async (handover, lost) => {
        const chunks = split(await pack(handover))
        const at = lost % chunks.length
        const collection = new ChunkCollection()
        const told = chunks
          .toSpliced(at, 1)
          .map(text => collection.add(text))
          .at(-1)
        expect(told).toEqual({ of: chunks.length, missing: [at + 1] })
        expect(await whole(collection.add(chunks[at] ?? '').packed ?? { id: '', content: '' })).toEqual(
          handover,
        )
      }),
      many,
    ),
  )

  test('refuses a code of which anything was misread, and is whole without it', () =>
    fc.assert(
      fc.asyncProperty(
        aHandover,
        fc.nat(),
        fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('0', 'A', '9', ':', ' ', 'é'),
        async (handover, which, places, by) => {
          const chunks = split(await pack(handover))
          const collection = new ChunkCollection()
          const wrong = misread(chunks[which % chunks.length] ?? '', places, by)
          if (!chunks.includes(wrong)) expect(() => collection.add(wrong)).toThrow(UnusableHandover)
          const packed = chunks.map(text => collection.add(text)).at(-1)?.packed
          expect(await whole(packed ?? { id: '', content: '' })).toEqual(handover)
        },
      ),
      many,
    ))

  test('says why a code is not taken', async () => {
    const [first = ''] = split(await pack({ scope: 'tournament:1', entries: [] }))
    const why = (text: string) => () => new ChunkCollection().add(text)
    expect(why('https://example.org/menu')).toThrow('no_code')
    expect(why(first.replace('SIDELINE:1:', 'SIDELINE:2:'))).toThrow('newer_version')
    expect(why(`${first}0`)).toThrow('misread')
  })

  test('has codes of a size that a camera reads off a screen, of which a full game takes a few', () =>
    fc.assert(
      fc.asyncProperty(handoverOf(60), async handover => {
        const chunks = split(await pack(handover))
        expect(chunks.length).toBeLessThan(60)
        for (const text of chunks) {
          expect(text.length).toBeLessThan(420)
          expect(encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).length).toBeLessThanOrEqual(65 + 2)
        }
      }),
      { numRuns: 5 },
    ))
})
