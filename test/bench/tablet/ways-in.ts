// The files that a new tablet loads until it can score, by each of the ways to get there.
import type { Kysely } from 'kysely'
import type { CDPSession, Page } from 'playwright-core'
import { makePass, passUrl } from '../../../server/accounts/passes/passes.ts'
import { invite } from '../../../server/accounts/links/invitations.ts'
import type { Database } from '../../../server/database/schema.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { button, pageOf, PASSWORD, tap } from '../../support/tablet.ts'
import { CUP, untouchedGames } from '../replication/seed.ts'

interface Loaded {
  readonly requests: number
  /** In thousands of bytes, as they came over the network. */
  readonly script: number
  readonly style: number
}

/** Prints what is loaded until the buttons for the score appear: by a pass, an invitation and an account. */
export async function measureWaysIn(url: string, db: Kysely<Database>): Promise<void> {
  const game = (await untouchedGames(db, CUP)).at(-1)?.id
  if (game === undefined) throw new Error('There is no game in which nothing has happened')
  const grant = { organization_id: 1, role: 'scorekeeper', place: { kind: 'tournament', id: CUP } } as const
  const { code } = await makePass(db, grant, null, null)
  const invitation = await invite(db, { organization_id: 1, role: 'scorekeeper', place: null }, null)
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a pass': async page => {
      await page.goto(passUrl(url, code))
      await page.getByLabel('Your name').fill('Sam')
      await tap(button(page, 'Keep the score'))
    },
    'an invitation': async page => {
      await page.goto(`${url}/join#${invitation}`)
      await page.getByLabel('Name').fill('Ina')
      await fillCredentials(page)
      await tap(button(page, 'Create account'))
      await page.getByRole('link', { name: /Bench Cup/ }).click()
    },
    'an account': async page => {
      await page.goto(`${url}/sign-in`)
      await fillCredentials(page)
      await tap(button(page, 'Sign in'))
      await page.getByRole('link', { name: /Bench Cup/ }).click()
    },
  }
  console.log(
    '| until the buttons for the score appear | requests | script, kB | style, kB |\n|---|---|---|---|',
  )
  for (const [way, come] of Object.entries(ways)) {
    const { requests, script, style } = await loadedBy(come, game)
    console.log(`| by ${way} | ${requests} | ${script.toFixed(1)} | ${style.toFixed(1)} |`)
  }
}

async function fillCredentials(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ina@example.org')
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
}

/** Goes to a game in a new browser, whose service worker stores nothing meanwhile. */
async function loadedBy(come: (page: Page) => Promise<void>, game: number): Promise<Loaded> {
  const browser = await launchBrowser({ online: true, glass: { width: 1280, height: 800 } })
  try {
    const page = pageOf(browser)
    const loaded = await listen(await page.context().newCDPSession(page))
    await come(page)
    await page
      .getByTestId(/^game-/)
      .first()
      .waitFor()
    // Its link is far down the list.
    await page.evaluate(
      to => history.pushState(null, '', to),
      `/events/${tournamentScope(CUP)}/games/${game}`,
    )
    await page.locator('button:enabled', { hasText: /^Goal/ }).first().waitFor()
    return loaded()
  } finally {
    await browser.close()
  }
}

/** Adds up what the network brings to a page. */
async function listen(session: CDPSession): Promise<() => Loaded> {
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Stylesheet: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ requests: kinds.size, script: bytes.Script / 1000, style: bytes.Stylesheet / 1000 })
}
