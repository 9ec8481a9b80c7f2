import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { isKnownAddress, takeUnknownAddresses } from '../../support/office-addresses.ts'
import { pageOf } from '../../support/tablet.ts'

let browser: TestBrowser

beforeAll(async () => {
  browser = await launchBrowser({ online: true })
  await browser.context.route('**/*', route => route.fulfill({ contentType: 'text/html', body: '' }))
})
afterAll(() => browser.close())

const ask = async (at: string, method: string, path: string): Promise<string[]> => {
  const page = pageOf(browser)
  await page.goto(`http://localhost/${at}`)
  await page.evaluate(`fetch('${path}', { method: '${method}' }).then(response => response.text())`)
  return takeUnknownAddresses()
}

test('what the office calls without a description in OpenAPI is noticed', async () => {
  expect(await ask('office/tournaments/5', 'GET', '/v1/teams/?season_id=1')).toEqual([])
  expect(await ask('office/tournaments/5', 'GET', '/v1/teamz/')).toEqual(['GET /v1/teamz/'])
  expect(await ask('office', 'POST', '/v1/teams/7/')).toEqual(['POST /v1/teams/7/'])
  expect(await ask('office', 'GET', '/secret')).toEqual(['GET /secret'])
})

test('other pages of the app may call what they like', async () => {
  expect(await ask('events/tournament:5', 'GET', '/v1/teamz/')).toEqual([])
})

test('an address is known by its method and all of its path', () => {
  expect(isKnownAddress('PATCH', '/v1/tournament_teams/5/7/')).toBe(true)
  expect(isKnownAddress('DELETE', '/v1/changes/')).toBe(false)
  expect(isKnownAddress('GET', '/v1/teams/7/players/9/')).toBe(false)
  expect(isKnownAddress('GET', '/v2/teams/')).toBe(false)
  expect(isKnownAddress('POST', '/accounts/auth/sign-out')).toBe(true)
})
