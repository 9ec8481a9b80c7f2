import type { Page } from 'playwright-core'
import { appWords as words } from '../support/app-words.ts'
import type { Language } from '../../shared-schema/texts/languages.ts'
import { button, tap, untilStored } from '../support/tablet.ts'

/** The subjects of the pictures, and their addresses. */
export interface Shown {
  readonly page: Page
  readonly language: Language
  /** Addresses. */
  readonly event: string
  readonly device: string
  readonly pass: string
  /** Games, by their ids. */
  readonly live: number
  readonly final: number
}

const phone = { width: 390, height: 844 }

const openGame = async ({ page, event }: Shown, game: number): Promise<void> => {
  await page.goto(`${event}/games/${game}`)
  await page.getByTestId('score-1').waitFor()
}
const openPart = async ({ page, event }: Shown, part: string, shown: string): Promise<void> => {
  await page.goto(`${event}${part}`)
  await page.locator(shown).first().waitFor()
}

/** How each screen comes up, by the name of its picture. They follow one another, in one browser. */
export const screens: Readonly<Record<string, (shown: Shown) => Promise<void>>> = {
  async pass({ page, language, pass }) {
    await page.setViewportSize(phone)
    await page.goto(pass)
    const { passes } = words[language]
    await page.getByLabel(passes.yourName).fill('Sam')
  },
  async games({ page, language, live }) {
    await page.getByRole('button', { name: words[language].passes.goOn }).click()
    await page.getByTestId(`game-${live}`).waitFor()
    await untilStored(page)
  },
  async scoring(shown) {
    const { page, language, live } = shown
    await openGame(shown, live)
    await tap(button(page, words[language].game.takeOver))
    await tap(button(page, words[language].clock.start))
    await tap(page.locator('button[data-scores]').first())
    await page.locator('section[class*="picker"]').waitFor()
    await page.locator('[data-testid="sync-state"][data-unsent="0"]').waitFor()
  },
  async more({ page, language }) {
    await tap(button(page, words[language].game.more))
    await button(page, words[language].game.noteOffer).waitFor()
  },
  async correction({ page, language }) {
    await tap(button(page, words[language].game.more))
    const correct = words[language].game.correctPlay.replace('{{place}}', '\\d+')
    await tap(button(page, new RegExp(`^${correct}$`)).first())
    await page.getByRole('dialog').waitFor()
  },
  async end({ page, language }) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tap(button(page, words[language].game.end))
    await page.getByRole('dialog').waitFor()
  },
  async 'box-score'(shown) {
    await openGame(shown, shown.final)
    await tap(shown.page.getByRole('tab', { name: words[shown.language].game.boxScore }))
    await shown.page.locator('svg[preserveAspectRatio="none"]').waitFor()
  },
  async spirit(shown) {
    await openGame(shown, shown.final)
    await tap(shown.page.getByRole('tab', { name: words[shown.language].game.spirit }))
  },
  schedule: shown => openPart(shown, '/schedule', 'main table'),
  standings: shown => openPart(shown, '/standings', 'main table'),
  brackets: shown => openPart(shown, '/brackets', '[data-testid^="bracket-game-"]'),
  leaders: shown => openPart(shown, '/leaders', 'main ol, main table'),
  async device({ page, device }) {
    await page.goto(device)
    await page.getByRole('switch').first().waitFor()
  },
}
