import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileOf, readFile } from '../../shared-schema/handover/file.ts'
import { pack, readable, unpack } from '../../shared-schema/handover/packed.ts'
import { UnusableHandover } from '../../shared-schema/handover/unusable.ts'
import { handoverOf } from './arbitrary-handover.ts'

const aHandover = handoverOf(1)
const many = { numRuns: 100 }

/** A text with one of its characters replaced by another. */
const damagedAt = (text: string, place: number, by: string) => {
  const at = place % text.length
  return text.slice(0, at) + (text[at] === by ? '_' : by) + text.slice(at + 1)
}

describe('a hand-over', () => {
  test('comes out of its file as it went in', () =>
    fc.assert(
      fc.asyncProperty(aHandover, async handover => {
        const packed = await pack(handover)
        expect(readable(await unpack(readFile(JSON.parse(JSON.stringify(fileOf(packed))))))).toEqual(handover)
      }),
      many,
    ))

  test('of a whole game fits in a file of a few kilobytes', async () => {
    const [handover] = fc.sample(handoverOf(60), 1)
    if (!handover) throw new Error('There is no hand-over')
    const packed = await pack(handover)
    expect(packed.content.length).toBeLessThan(handover.entries.length * 350)
  })

  test('with anything in its file changed is refused, whatever it is', () =>
    fc.assert(
      fc.asyncProperty(
        aHandover,
        fc.nat(),
        fc.constantFrom('0', 'a', 'Z', '"', '.', 'é'),
        async (handover, place, by) => {
          const text = damagedAt(JSON.stringify(fileOf(await pack(handover))), place, by)
          const file = await new Promise<unknown>(resolve => resolve(JSON.parse(text))).catch(() => undefined)
          await expect((async () => unpack(readFile(file)))()).rejects.toThrow(UnusableHandover)
        },
      ),
      many,
    ))

  test('says why it cannot be taken in', async () => {
    const packed = await pack({ scope: 'tournament:1', entries: [] })
    const why = async (file: unknown) =>
      (async () => JSON.stringify(readable(await unpack(readFile(file)))))().catch((error: unknown) =>
        String(error),
      )
    expect(await why({ hello: 'world' })).toContain('no_handover')
    expect(await why({ ...fileOf(packed), sideline_handover: 2 })).toContain('newer_version')
    expect(await why({ ...fileOf(packed), content: `${packed.content}AA` })).toContain('damaged')
    expect(await why(fileOf(await pack({ scope: 'nowhere', entries: [] })))).toContain('damaged')
    expect(
      await why(fileOf(await pack({ scope: 'tournament:1', entries: [{ kind: 'of next year' }] }))),
    ).toContain('newer_version')
    expect(
      await why(fileOf(await pack({ scope: 'tournament:1', entries: ['0'.repeat(5_000_000)] }))),
    ).toContain('too_large')
  })
})
