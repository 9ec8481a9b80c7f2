import { expect, test } from 'vitest'
import { NoPasskey } from '../../../client/accounts/no-passkey.ts'
import { problemText } from '../../../client/components/problem-text.ts'
import { RequestError } from '../../../client/requests/request-error.ts'

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
