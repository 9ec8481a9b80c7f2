// docs/pictures/LANGUAGE/SPORT.png: the boards of sports, each with the same plays in all languages.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import type { Sport } from '../../shared-schema/sports/index.ts'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { BoardScorer } from '../support/board-scorer.ts'
import { launchBrowser } from '../support/chromium.ts'
import { touch, withFinger } from '../support/finger.ts'
import { makeGame, makeLeague, squad } from '../support/league.ts'
import type { TestServer } from '../support/server.ts'
import { button, joinGame, pageOf } from '../support/tablet.ts'

const [home, away] = ['Sharks', 'Herons'] as const

/** The plays before a picture, by English words. */
type Recording = (scorer: BoardScorer, page: Page) => Promise<void>

const inDialog = async (page: Page, ...names: (string | RegExp)[]): Promise<void> => {
  const dialog = page.getByRole('dialog')
  for (const name of names) await touch(dialog.getByRole('button', { name }))
  await dialog.waitFor({ state: 'detached' })
}

const startsWithEveryPlay: Recording = async (scorer, page) => {
  await touch(button(page, 'More'))
  await touch(button(page, /^What to record/))
  await inDialog(page, /^Every play/)
  await scorer.plays('Start game')
}

const boards: readonly (readonly [Sport, Recording])[] = [
  [
    'volleyball',
    async (scorer, page) => {
      await touch(button(page, 'More'))
      await touch(button(page, 'Positions…'))
      const six = (first: number) =>
        Array.from({ length: 6 }, (_, index) => new RegExp(`^#${first + index} `))
      await inDialog(page, ...six(1), away, ...six(7), 'Save')
      await scorer.plays('Start game')
      await scorer.assigns('Server', '#1')
      for (const team of [home, home, away, home, away, away, home]) await scorer.plays(`Point ${team}`)
    },
  ],
  [
    'ice hockey',
    async (scorer, page) => {
      await startsWithEveryPlay(scorer, page)
      await button(page, 'Stop the clock').waitFor()
      await scorer.plays(`Shot saved ${home}`, '#9', '#1')
      await scorer.plays(`Goal ${home}`, '#9', '#11', '#7')
      await scorer.plays(`Minor penalty ${away}`, '#4', 'Done')
    },
  ],
  [
    'baseball',
    async (scorer, page) => {
      await startsWithEveryPlay(scorer, page)
      await scorer.assigns('Batter', '#1')
      await scorer.names('Pitcher', '#11')
      await scorer.plays(`Single ${home}`)
      await scorer.names('Batter', '#2')
      await scorer.plays(`Double ${home}`)
      await scorer.names('Batter', '#3')
      for (const pitch of ['Ball', 'Strike', 'Ball']) await scorer.plays(`${pitch} ${home}`)
    },
  ],
  [
    'cricket',
    async scorer => {
      await scorer.plays('Start game')
      await scorer.assigns('Striker', '#1')
      await scorer.assigns('Non-striker', '#2')
      await scorer.plays(`Ball 1 ${home}`, '#9')
      for (const ball of ['Boundary four', 'Ball 0', 'Ball 2']) await scorer.plays(`${ball} ${home}`)
    },
  ],
  [
    'football',
    async (scorer, page) => {
      await startsWithEveryPlay(scorer, page)
      await scorer.plays(`Kickoff ${home}`, '#12', '6', '0', 'OK')
      await scorer.plays(`Kickoff return ${away}`, '#3', '20')
      await scorer.names('Passer', '#11')
      await scorer.plays(`Rush ${away}`, '#4', '3')
      await scorer.plays(`Pass complete ${away}`, '#2', '4')
    },
  ],
  [
    'ultimate',
    async (scorer, page) => {
      await startsWithEveryPlay(scorer, page)
      await scorer.plays(`Pull ${away}`, '#9')
      await scorer.names('Picked up the disc', '#1')
      for (const receiver of ['#2', '#7']) await scorer.names('Receiver', receiver)
    },
  ],
]

/** Takes the pictures of the boards, in all languages. */
export async function takeBoardPictures(server: TestServer): Promise<void> {
  for (const [sport, record] of boards) {
    const league = await makeLeague(server.db, sport, squad, [home, away])
    const game = await makeGame(server.db, league)
    const browser = await launchBrowser({ glass: { width: 1280, height: 800 } })
    const page = pageOf(browser)
    try {
      await withFinger(browser.context)
      await joinGame(page, server.url, server.db, league, game, 'scorekeeper', `Sam${game}`)
      const address = page.url()
      await page.reload()
      await record(new BoardScorer(page), page)
      // The last tap is recorded and sent by then.
      await page.waitForTimeout(2000)
      for (const language of languageCodes) await takePicture(page, address, language, sport)
    } finally {
      await browser.close()
    }
  }
}

async function takePicture(page: Page, address: string, language: string, sport: string): Promise<void> {
  await page.goto(new URL('/', address).href)
  await page.locator(`select:has(option[value="${language}"])`).selectOption(language)
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.goto(address)
  await page.getByTestId('situation').waitFor()
  await page.locator('[data-testid="sync-state"][data-unsent="0"]').waitFor()
  await page.waitForTimeout(500)
  const folder = resolve('docs/pictures', language)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${sport.replace(' ', '-')}.png` })
}
