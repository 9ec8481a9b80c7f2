import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { onceAtATime } from '../../../client/components/once-at-a-time.ts'

test('two taps of one moment are one request, and a later tap is another', async () => {
  const once = onceAtATime()
  const sent: string[] = []
  const work = (name: string) => async (): Promise<void> => {
    sent.push(name)
    await Promise.resolve()
  }
  await Promise.all([once(work('first')), once(work('second'))])
  await once(work('third'))
  expect(sent).toEqual(['first', 'third'])
})

test('a request is sent once, however often somebody taps, and another one at the same time', async () => {
  const once = onceAtATime()
  const sent: string[] = []
  const tap = (name: string) =>
    once(async () => {
      sent.push(name)
      await Promise.resolve()
      return 7
    }, name)
  const taps = [tap('Field 5'), tap('Field 5'), tap('Field 6'), tap('Field 5')]
  expect(await Promise.all(taps)).toEqual([7, undefined, 7, undefined])
  expect(sent).toEqual(['Field 5', 'Field 6'])
})

test('a request that failed can be sent again', async () => {
  const once = onceAtATime()
  await expect(once(() => Promise.reject(new Error('No connection')))).rejects.toThrow('No connection')
  let sent = 0
  await once(async () => void (sent += 1))
  expect(sent).toBe(1)
})

const client = resolve(import.meta.dirname, '../../../client')
const filesOf = (folder: string): { name: string; code: string }[] =>
  readdirSync(join(client, folder), { encoding: 'utf8', recursive: true })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => ({ name, code: readFileSync(join(client, folder, name), 'utf8') }))

/** The functions of accounts that change something on the server. */
const changing = filesOf('accounts').flatMap(({ code }) =>
  [...code.matchAll(/^export (?:const|async function|function) (\w+)(.*?)(?=^export|(?![^]))/gms)]
    .filter(([, , body = '']) => /method: '(POST|PUT|DELETE)'/.test(body))
    .map(([, name = '']) => name),
)

test('every screen that changes an account, a role or a pass sends one request at a time', () => {
  expect(changing).toEqual(expect.arrayContaining(['removeRole', 'invite', 'makePass', 'revokePass']))
  const looks = new Set(['lookAtInvitation', 'lookAtPass'])
  const unguarded = [...filesOf('screens/people'), ...filesOf('screens/accounts')].filter(
    ({ code }) =>
      changing.some(name => !looks.has(name) && new RegExp(`\\b${name}\\(`).test(code)) &&
      !/<(ServerForm|RemoveButton|PasswordPrompt)\b|useRequest\(/.test(code),
  )
  expect(unguarded.map(({ name }) => name)).toEqual([])
})
