// A scorekeeper by touch, whose taps are counted, and who reads the board.
import type { Locator, Page } from 'playwright-core'
import { touch } from './finger.ts'
import { button, shownScore } from './tablet.ts'

/** The question about a play. */
const QUESTION = 'main section:has(> div > strong):not([aria-label^="Who is it?"])'

export class BoardScorer {
  readonly #page: Page
  readonly #situation: Locator
  /** The taps since somebody last set it to 0. */
  taps = 0

  constructor(page: Page) {
    this.#page = page
    this.#situation = page.getByTestId('situation')
  }

  async #touch(control: Locator): Promise<void> {
    await touch(control)
    this.taps += 1
  }

  /** A play, with the numbers and shirts that it asks for: `5` or `#3`. */
  async plays(name: string, ...answers: string[]): Promise<void> {
    // An answer is to this play, and not to the one before, whose question may still be open.
    const before = await this.#page.locator(QUESTION).elementHandles()
    await this.#touch(button(this.#page, name))
    if (answers.length === 0) return
    for (const question of before) await question.waitForElementState('hidden')
    // The question of a play just before may come up first. Some questions have another name than the button.
    const own = this.#page.getByRole('region', { name, exact: true })
    await own.waitFor({ timeout: 3000 }).catch(() => undefined)
    await this.answers(...answers)
  }

  /** A play of those under More. */
  async playsMore(name: string, ...answers: string[]): Promise<void> {
    await this.#touch(button(this.#page, 'More'))
    await this.plays(name, ...answers)
  }

  /** A player who is on the board, and the one that is tapped then. */
  async assigns(role: string, shirt: string): Promise<void> {
    const chip = this.#situation.getByRole('button', { name: new RegExp(`^${role}:`) })
    await this.#touch(chip.first())
    await this.answers(shirt)
  }

  /** A number on the board that a tap sets, and the answers to it. */
  async sets(name: string, ...answers: string[]): Promise<void> {
    await this.#touch(this.#situation.getByRole('button', { name, exact: true }))
    await this.answers(...answers)
  }

  /** The runner on a base, and the play that is chosen in the dialog. */
  async moves(base: number, play: string): Promise<void> {
    await this.#touch(this.#situation.getByRole('button', { name: new RegExp(`on base ${base}$`) }))
    const dialog = this.#page.getByRole('dialog')
    await this.#touch(dialog.getByRole('button', { name: play, exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }

  /** The answer to a question between two plays. */
  async names(role: string, shirt: string): Promise<void> {
    const region = this.#page.getByRole('region', { name: new RegExp(`^Who is it\\? ${role}`) })
    await this.#touch(region.getByRole('button', { name: nameOf(shirt), exact: true }))
  }

  /** All but the question between two plays, which may still be there when the play is tapped. */
  get #asked(): Locator {
    return this.#page.locator('section:not([aria-label^="Who is it?"])')
  }

  async answers(...answers: string[]): Promise<void> {
    for (const answer of answers) {
      await this.#touch(this.#asked.getByRole('button', { name: nameOf(answer), exact: true }))
    }
  }

  /** A line that is offered. */
  async bringsOn(team: string, numbers: string): Promise<void> {
    const lines = this.#page.getByRole('group', { name: `Lines of ${team}` })
    await this.#touch(lines.getByRole('button', { name: `Line ${numbers}`, exact: true }))
  }

  /** The score with the number behind it, if there is one: `145/3 – 20/1`. */
  async score(): Promise<string> {
    const [one = '', two = ''] = (await shownScore(this.#page)).split('-')
    const behind = await Promise.all(
      ['1', '2'].map(async side => {
        const number = this.#page.getByTestId(`behind-score-${side}`)
        return (await number.count()) === 0 ? '' : await number.textContent()
      }),
    )
    return `${one}${behind[0]} – ${two}${behind[1]}`
  }

  async place(): Promise<string> {
    return (await this.#page.getByTestId('place').textContent()) ?? ''
  }

  /** The line below the score. */
  async companions(): Promise<string> {
    return (await this.#page.getByTestId('companions').textContent()) ?? ''
  }

  /** The call below it: `Change ends`. */
  async call(): Promise<string> {
    return (await this.#page.getByTestId('call').textContent()) ?? ''
  }

  /** The number of players of each team, if one is short: `5 v 4`. */
  async strength(): Promise<string> {
    return (await this.#page.getByTestId('strength').textContent()) ?? ''
  }

  /** The numbers of the players in a role: `#4 #9`, `?` if unknown, `–` if nobody has it. */
  async players(): Promise<string> {
    const names = await this.#situation
      .locator('button:not([data-testid="fact"])')
      .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
    return names
      .filter(name => !/on base|^Positions of/.test(name))
      .map(name => /(#\d+|\?|–)/.exec(name)?.[0] ?? '')
      .join(' ')
  }

  /** The numbers of the board, those of both teams among those of each. */
  async facts(): Promise<string> {
    return (await this.#situation.getByTestId('fact').allTextContents()).join(' · ')
  }

  /** The latest plays. */
  async recent(): Promise<string> {
    return (await this.#situation.getByRole('listitem').allTextContents()).join(' ')
  }

  /** The runners from first to third base: `#4 – #2`. */
  async bases(): Promise<string> {
    const taken = await this.#situation
      .getByRole('button', { name: /on base/ })
      .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
    return [1, 2, 3]
      .map(base => /#\d+|\?/.exec(taken.find(name => name.endsWith(`on base ${base}`)) ?? '')?.[0] ?? '–')
      .join(' ')
  }
}

/** The name of a button: of a player it begins with the number. */
const nameOf = (answer: string): string | RegExp =>
  answer.startsWith('#') ? new RegExp(`^${answer} `) : answer
