import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Sending } from '../../../../client/office/data/sending.ts'

const field = { method: 'POST', path: '/v1/game_sites/', body: { name: 'Field 5' } }

/** A server that answers when it is let, and notes the keys. */
function server() {
  const keys: string[] = []
  const waiting: { answer: (id: number) => void; fail: (error: Error) => void }[] = []
  const send = (key: string): Promise<number> => {
    keys.push(key)
    return new Promise((answer, fail) => waiting.push({ answer, fail }))
  }
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    const [first] = waiting.splice(0, 1)
    if (!first) throw new Error('nothing was sent')
    return first
  }
  return { keys, send, next }
}

describe('what a form sends', () => {
  test('has the same key when it is sent again after a failure: it may have been done', async () => {
    const { keys, send, next } = server()
    const sending = new Sending()
    const first = sending.send(field, send)
    ;(await next()).fail(new Error('cut off'))
    await expect(first).rejects.toThrow('cut off')
    const again = sending.send(field, send)
    ;(await next()).answer(7)
    await again
    expect(keys[1]).toBe(keys[0])
  })

  test('has another key once it was done, and if it is something else', async () => {
    const { keys, send, next } = server()
    const sending = new Sending()
    for (const asked of [field, field, { ...field, body: { name: 'Field 6' } }]) {
      const sent = sending.send(asked, send)
      ;(await next()).answer(7)
      await sent
    }
    expect(new Set(keys).size).toBe(3)
  })
})

describe('every form of the office', () => {
  const screens = resolve(import.meta.dirname, '../../../../client/office')
  const sources = readdirSync(screens, { encoding: 'utf8', recursive: true })
    .filter(name => name.endsWith('.tsx'))
    .map(name => ({ name, source: readFileSync(join(screens, name), 'utf8') }))

  test('is submitted by the button that is out of use while it sends', () => {
    const forms = sources.filter(({ source }) => /<Form\b/.test(source))
    expect(forms.length).toBeGreaterThan(5)
    const ownForms = sources.filter(({ source }) => /component="form"|<form\b/.test(source))
    expect(ownForms.map(({ name }) => name)).toEqual([])
    expect(forms.filter(({ source }) => !source.includes('<SendButton')).map(({ name }) => name)).toEqual([])
    expect(sources.filter(({ source }) => source.includes('type="submit"')).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('sends by the hooks that send once', () => {
    const direct = sources.filter(({ source }) => /\b(fetch|useMutation)\(/.test(source))
    expect(direct.map(({ name }) => name)).toEqual([])
    // The first one opens a dialog, and the second one moves games by `useMoves`, which sends once by itself.
    const others = ['parts/calendar/CalendarBar.tsx', 'parts/schedule/MoveDialog.tsx']
    const bySelf = sources.filter(({ source }) => source.includes('<SendButton') && !source.includes('busy='))
    expect(bySelf.map(({ name }) => name).sort()).toEqual(others)
  })
})
