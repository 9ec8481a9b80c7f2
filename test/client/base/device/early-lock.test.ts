import { describe, expect, test } from 'vitest'
import { EarlyLock } from '../../../../client/base/device/early-lock.ts'
import type { Lock } from '../../../../client/base/device/recording-lock.ts'

/** A lock as browsers have it, and what it has been asked for. */
function watchedLock(): { lock: Lock; asked: () => number } {
  let [asked, last]: [number, Promise<unknown>] = [0, Promise.resolve()]
  const lock: Lock = async work => {
    asked++
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
  return { lock, asked: () => asked }
}

describe('a lock that is asked for before there is work', () => {
  test('runs the work under the lock that it has, and the next work under another one', async () => {
    const { lock, asked } = watchedLock()
    const early = new EarlyLock(lock)
    early.ask()
    early.ask()
    expect(asked()).toBe(1)
    expect(await early.run(async () => 'a goal')).toBe('a goal')
    expect(asked()).toBe(1)
    expect(await early.run(async () => 'another one')).toBe('another one')
    expect(asked()).toBe(2)
  })

  test('runs one work at a time, in the order in which it came', async () => {
    const { lock } = watchedLock()
    const early = new EarlyLock(lock)
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise(done => setTimeout(done, 5))
      seen.push(`${name} ends`)
    }
    early.ask()
    await Promise.all([early.run(work('first')), early.run(work('second')), lock(work('third'))])
    expect(seen).toEqual(['first', 'second', 'third'].flatMap(name => [`${name} begins`, `${name} ends`]))
  })

  test('is released if no work comes, and acquired again for work that comes later', async () => {
    const { lock } = watchedLock()
    const early = new EarlyLock(lock)
    early.ask()
    expect(await lock(async () => 'another tab')).toBe('another tab')
    expect(await early.run(async () => 'a late goal')).toBe('a late goal')
  })

  test('tells the work that fails of it alone', async () => {
    const { lock } = watchedLock()
    const early = new EarlyLock(lock)
    early.ask()
    await expect(early.run(() => Promise.reject(new Error('The disk is full')))).rejects.toThrow(
      'disk is full',
    )
    expect(await early.run(async () => 'a goal')).toBe('a goal')
  })

  test('tells the work if the lock is not to be had', async () => {
    const early = new EarlyLock(() => Promise.reject(new Error('Another tab hangs')))
    early.ask()
    await expect(early.run(async () => 'a goal')).rejects.toThrow('Another tab hangs')
  })
})
