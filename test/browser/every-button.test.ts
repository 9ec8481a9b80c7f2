/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invite } from '../../server/accounts/links/invitations.ts'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import type { Level } from '../../shared-schema/sports/model/play-kind.ts'
import { withWordFinder } from '../support/button-words.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { withFinger } from '../support/finger.ts'
import { makeGame, makeLeague } from '../support/league.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { spread } from '../support/spread.ts'
import { pageOf, PASSWORD } from '../support/tablet.ts'

/** Widths of phones. The page is made as wide in itself: the screen would take much longer to change. */
const widths = [360, 390, 430]
const phone = { width: 390, height: 844 }
/** Screens with another layout, on which a question is looked at as well. */
const others = [
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/**
 * Every play has the buttons of all levels with players. The score alone has its own, the same for each
 * sport with that unit. It starts no game and comes last: a new game is known by its Start.
 */
const levelsOf = (sport: Sport): Level[] =>
  sports.find(one => unitOf(one) === unitOf(sport)) === sport ? ['plays', 'score'] : ['plays']

const unitOf = (sport: Sport): string => definitionOf(sport).scoreboard.unit

const freshDatabaseUrl = postgresDatabases()
let server: TestServer
let browser: TestBrowser
let page: Page

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
  browser = await launchBrowser({ online: true })
  page = pageOf(browser)
  await withFinger(page)
  await withWordFinder(page)
  await page.setViewportSize(phone)
  // A role for all leagues.
  const code = await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)
  await page.goto(`${server.url}/join#${code}`)
  await page.getByLabel('Name').fill('Sam')
  await page.getByLabel('Email').fill('sam@example.org')
  await page.getByLabel('Password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Signed in as Sam').waitFor()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const cases = sports.flatMap(sport => languageCodes.map(language => ({ sport, language })))

spread(11, cases, some => {
  test.each(some)(
    'in $sport, in $language, every word is whole, and a question is in view with its first answers',
    async ({ sport, language }) => {
      const faults: string[] = []
      const league = await makeLeague(server.db, sport)
      await speak(language)
      for (const level of levelsOf(sport)) {
        await open(`tournament:${league.tournament}`, await makeGame(server.db, league), level)
        faults.push(...(await wrongWords(`${level}, start`)))
        if (level === 'plays') {
          await tap('button[data-scores]', 'button[aria-keyshortcuts="e"]:enabled')
          faults.push(...(await wrongWords('asked')), ...(await unseenAnswers()))
          for (const screen of others) {
            await page.setViewportSize(screen)
            faults.push(...(await wrongWords('asked', [screen.width])), ...(await unseenAnswers()))
          }
          await page.setViewportSize(phone)
        }
        await tap('button[aria-keyshortcuts="m"]', 'main section [role="group"] button.mantine-Button-root')
        faults.push(...(await wrongWords(`${level}, more`)))
      }
      expect(faults).toEqual([])
    },
  )
})

test('the dialog that corrects a play has whole words, and its Save in view', async () => {
  const league = await makeLeague(server.db, 'basketball', Array<string>(15).fill('Ann'))
  const scope = `tournament:${league.tournament}`
  const faults: string[] = []
  for (const language of languageCodes) {
    await speak(language)
    await open(scope, await makeGame(server.db, league), 'plays')
    await tap('button[data-scores]', '[data-testid="play"]')
    await tap('[data-testid="play"] button', '[role="dialog"] [role="group"] button')
    for (const screen of [phone, { width: 360, height: 640 }, ...others]) {
      await page.setViewportSize(screen)
      const found = await page.evaluate(() => {
        const last = [...document.querySelectorAll('[role="dialog"] button')].at(-1)
        const { top, bottom } = last?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
        return [
          ...window.wrongWords('[role="dialog"] button'),
          ...(top < 0 || bottom > innerHeight ? [`${innerWidth}, Save: is out of view`] : []),
        ]
      })
      faults.push(...found.map(fault => `${language}: ${fault}`))
    }
    await page.setViewportSize(phone)
  }
  expect(faults).toEqual([])
})

/** Changes the language as a user does, without loading the app again. */
async function speak(language: string): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/')
  })
  const choice = page.locator(`select:has(option[value="${language}"])`)
  await choice.selectOption(language)
  await page.locator(`html[lang="${language}"]`).waitFor()
}

/** Opens a new game at a level, without loading the app again. */
async function open(scope: string, game: number, level: Level): Promise<void> {
  await page.evaluate(
    ([path, levels]) => {
      localStorage.setItem('sideline.levels', levels)
      history.pushState(null, '', path)
    },
    [`/events/${scope}/games/${game}`, JSON.stringify({ [scope]: level })] as const,
  )
  await page.locator('button[aria-keyshortcuts="s"]:enabled').waitFor()
}

/** Taps a button, and waits for what comes of it. */
async function tap(selector: string, then: string): Promise<void> {
  await page.locator(`${selector}:enabled`).first().waitFor()
  await page.evaluate(async selector => {
    await window.finger.quiet()
    window.finger.later(600)
    document.querySelector<HTMLButtonElement>(`${selector}:enabled`)?.click()
  }, selector)
  await page.locator(then).first().waitFor()
  await page.evaluate(() => window.finger.quiet())
}

const wrongWords = (where: string, at: readonly number[] = widths): Promise<string[]> =>
  page.evaluate(
    ([where, at]) =>
      at.flatMap(width => window.wrongWords('main button', width)).map(fault => `${where}, ${fault}`),
    [where, at] as const,
  )

/** The first answers of the open question that are out of view on a page that nobody has scrolled. */
const unseenAnswers = (): Promise<string[]> =>
  page.evaluate(() => {
    const answers = [
      ...document.querySelectorAll('main section:has(> div > strong) > [role="group"] > button'),
    ]
    const bottoms = answers.slice(0, 3).map(answer => answer.getBoundingClientRect().bottom)
    if (scrollY !== 0) return [`${innerWidth}, it is scrolled by ${scrollY}`]
    return bottoms.some(bottom => bottom > innerHeight)
      ? [`${innerWidth}, the first answers end at ${Math.max(...bottoms)} of ${innerHeight}`]
      : []
  })
