// The files that a new tablet loads until it can score, by each of the ways to get there.
import type { Kysely } from 'kysely'
import type { CDPSession, Page } from 'playwright-core'
import { makePass, passUrl } from '../../../server/accounts/passes/passes.ts'
import { invite } from '../../../server/accounts/links/invitations.ts'
import type { Database } from '../../../server/database/schema.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { launchBrowser } from '../../support/chromium.ts'
import { button, pageOf, PASSWORD, tap } from '../../support/tablet.ts'
import { makeSmallEvent, SMALL_CUP } from './small-event.ts'

interface Loaded {
  readonly requests: number
  /** In thousands of bytes, as they came over the network. */
  readonly script: number
  readonly style: number
}

/** Prints what is loaded until the buttons for the score appear: by a pass, an invitation and an account. */
export async function measureWaysIn(url: string, db: Kysely<Database>): Promise<void> {
  const { tournament, game } = await makeSmallEvent(db)
  const address = `/events/${tournamentScope(tournament)}/games/${game}`
  const place = { kind: 'tournament', id: tournament } as const
  const grant = { organization_id: 1, role: 'scorekeeper', place } as const
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
      await page.getByRole('link', { name: SMALL_CUP }).click()
    },
    'an account': async page => {
      await page.goto(`${url}/sign-in`)
      await fillCredentials(page)
      await tap(button(page, 'Sign in'))
      await page.getByRole('link', { name: SMALL_CUP }).click()
    },
  }
  console.log(
    '| until the buttons for the score appear | requests | script, kB | style, kB |\n|---|---|---|---|',
  )
  for (const [way, come] of Object.entries(ways)) {
    const { requests, script, style } = await loadedBy(come, address)
    console.log(`| by ${way} | ${requests} | ${script.toFixed(1)} | ${style.toFixed(1)} |`)
  }
}

async function fillCredentials(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ina@example.org')
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
}

/**
 * Goes to a game in a new browser, whose service worker stores nothing meanwhile.
 * @returns all that had arrived when the buttons appeared
 */
async function loadedBy(come: (page: Page) => Promise<void>, address: string): Promise<Loaded> {
  const browser = await launchBrowser({ online: true, glass: { width: 1280, height: 800 } })
  try {
    const page = pageOf(browser)
    await page.addInitScript(watchForButtons)
    const loaded = await listen(await page.context().newCDPSession(page))
    await come(page)
    await page
      .getByTestId(/^game-/)
      .first()
      .waitFor()
    // Its link is far down the list.
    await page.evaluate(to => history.pushState(null, '', to), address)
    await page.waitForFunction(() => window.buttonsSince !== undefined)
    return loaded(await page.evaluate(() => window.buttonsSince ?? NaN))
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    /** When the first button for a goal appeared, in milliseconds since 1970. */
    buttonsSince?: number
  }
}

/** Runs in the page. */
function watchForButtons(): void {
  new MutationObserver((_changes, observer) => {
    const goal = [...document.querySelectorAll('button:enabled')].find(({ textContent }) =>
      textContent.startsWith('Goal'),
    )
    if (!goal) return
    window.buttonsSince = performance.timeOrigin + performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

/** Adds up what the network has brought to a page until a time. */
async function listen(session: CDPSession): Promise<(until: number) => Loaded> {
  const begun = new Map<string, { kind: string; clockAhead: number }>()
  const arrived: { kind: string; at: number; bytes: number }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', wallTime, timestamp }) =>
    begun.set(requestId, { kind: type, clockAhead: wallTime - timestamp }),
  )
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = begun.get(requestId)
    if (!request) return
    const at = (timestamp + request.clockAhead) * 1000
    arrived.push({ kind: request.kind, at, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return until => {
    const counted = arrived.filter(({ at }) => at < until)
    const thousandsOf = (wanted: string): number =>
      counted.reduce((sum, { kind, bytes }) => (kind === wanted ? sum + bytes : sum), 0) / 1000
    return {
      requests: counted.length,
      script: thousandsOf('Script'),
      style: thousandsOf('Stylesheet'),
    }
  }
}
