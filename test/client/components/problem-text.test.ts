import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { NoPasskey } from '../../../client/accounts/no-passkey.ts'
import { problemText } from '../../../client/components/problem-text.ts'
import { RequestError } from '../../../client/base/requests/request-error.ts'
import { requestError } from '../../../client/base/requests/send-request.ts'

test.each<[string, Error, string]>([
  ['what the server says', new RequestError('refused', 'The name is taken.', {}, true), 'The name is taken.'],
  [
    'what a busy server says',
    new RequestError('unreachable', 'Too many tries: wait a minute.', {}, true),
    'Too many tries: wait a minute.',
  ],
  [
    'in its own words that there is no connection',
    new RequestError('unreachable', 'Failed to fetch'),
    'No connection to the server. This needs one; what you recorded is safe.',
  ],
  ['what the device says', new NoPasskey('It was cancelled.', {}), 'It was cancelled.'],
  ['nothing of a fault of the program', new TypeError('x is undefined'), 'That did not work. Try again.'],
])('of a request that failed a screen tells %s', (_, error, text) => {
  expect(problemText(error)).toBe(text)
})

const wrong = requestError(400, {
  error_message: 'new_password is too easy to guess and redirect_uris.0 must be an address',
  code: 'wrong_fields',
  errors: { new_password: ['is too easy to guess'], 'redirect_uris.0': ['must be an address'] },
})

test('a wrong field has the name that it has on the screen', () => {
  const labels = { new_password: 'New password', redirect_uris: 'Where people return to' }
  expect(problemText(wrong, labels)).toBe(
    'New password is too easy to guess. Where people return to must be an address.',
  )
})

test('a wrong field that the screen does not show has no name', () => {
  expect(problemText(wrong)).toBe(
    'One of the values is too easy to guess. One of the values must be an address.',
  )
})

test('what the server says of the whole is not taken apart', () => {
  const used = requestError(400, {
    error_message: 'This link was used already.',
    code: 'link_expired',
    errors: { code: ['is no longer valid'] },
  })
  expect(problemText(used, { code: 'Code' })).toBe('This link was used already.')
})

test('every form with something to fill in says what its fields are called', () => {
  const screens = resolve(import.meta.dirname, '../../../client')
  const forms = readdirSync(screens, { encoding: 'utf8', recursive: true })
    .filter(name => name.endsWith('.tsx'))
    .flatMap(name =>
      [...readFileSync(join(screens, name), 'utf8').matchAll(/<ServerForm\b.*?<\/ServerForm>/gs)].map(
        ([form]) => ({ name, form }),
      ),
    )
  expect(forms.length).toBeGreaterThan(15)
  const silent = forms.filter(
    ({ form }) => /<(\w*(Input|Field)|Textarea|Select)\b/.test(form) && !/\blabels=\{\{/.test(form),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})
