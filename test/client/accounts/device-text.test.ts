import { expect, test } from 'vitest'
import { deviceText } from '../../../client/accounts/device-text.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/120.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox on Mac'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`,
    'Opera on Linux',
  ],
  ['Mozilla/5.0 (Tizen) Firefox/1', 'Firefox'],
  ['curl/8.5.0', 'A program'],
  [null, 'A program'],
])('%s is called %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text)
})
