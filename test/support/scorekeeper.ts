// Somebody who keeps the score of a game by touch: what a sheet of paper would say is tapped by the words on
// the screen.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { breakKind, choicesAt, setEnd } from '../../client/scoring/play-choices.ts'
import { capital, kindText, roleText, titleOf } from '../../client/scoring/play-text.ts'
import { choicesOf, questionsOf, type Question } from '../../client/scoring/questions.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import {
  levels,
  type Level,
  type PlayKind,
  type PlayRole,
} from '../../shared-schema/sports/model/play-kind.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { appWords } from './app-words.ts'
import { touch } from './finger.ts'
import { button, shownUnsent } from './tablet.ts'

const words = appWords.en.game

const teams = ['Sexy Legs', 'Rusty Bikes'] as const

/** A play as it was tapped: its number on the wire, and who took part. */
export interface TappedPlay {
  readonly type: number
  readonly answers: readonly {
    readonly of: string
    readonly side: 0 | 1
    /** The number; null if nobody was named. */
    readonly shirt: number | null
  }[]
  /** Its numbers, such as yards. */
  readonly numbers: Readonly<Record<string, number>>
}

/** `home Goal 9 4`, `away Pass complete !11 2 -3`, `away Point x7`, `End of half` */
const LINE = /^(?:(home|away) )?(\S.*?)((?: (?:!?-?\d+|\?))*)(?: x(\d+))?$/

export class Scorekeeper {
  readonly #page: Page
  readonly #sport: SportDefinition
  #level: Level
  /** Who is on the field, as `0/7` for the 7 of team 1. */
  readonly #on: Set<string>
  /** All plays that were tapped and not undone, in order. */
  readonly plays: TappedPlay[]
  /** The most taps that a play took, by its name. */
  readonly taps: Map<string, number>
  #taps = 0

  /** @param before the same scorekeeper, at a browser that is closed */
  constructor(page: Page, sport: SportDefinition, before?: Scorekeeper) {
    this.#page = page
    this.#sport = sport
    this.#level = before ? before.#level : sport.usualLevel
    this.#on = before ? before.#on : new Set()
    this.plays = before ? before.plays : []
    this.taps = before ? before.taps : new Map<string, number>()
  }

  /**
   * Records the lines of a sheet. A line is a play: its team and name, the numbers of the players and the
   * other numbers in the order of the app's questions (`?` for somebody unknown, `!9` for what the board knows
   * and nobody is asked for), and how often it happened. Or it is a line-up or a substitution, with the
   * numbers of the players who come and go; the start or end of the game or of a period; the level of detail
   * from here on; or `Undo`.
   */
  async record(sheet: string): Promise<void> {
    for (const line of sheet.split('\n').map(line => line.trim())) {
      if (line !== '') await this.#recordLine(line)
    }
  }

  async #recordLine(line: string): Promise<void> {
    const [, team, what = '', players = '', times = '1'] = LINE.exec(line) ?? []
    const shirts = players.split(' ').filter(shirt => shirt !== '')
    const level = levels.find(level => capital(words.level[level]) === what)
    if (level) return this.#choose(level)
    if (what === words.start) return this.#write(button(this.#page, what))
    if (what === words.end) return this.#end()
    if (team === undefined) return this.#tapOne(what)
    const side = team === 'home' ? 0 : 1
    if (what === 'Line-up') return this.#lineUp(side, shirts)
    for (let time = 0; time < Number(times); time++) {
      this.#taps = 0
      await this.#score(side, what, shirts)
      this.taps.set(what, Math.max(this.#taps, this.taps.get(what) ?? 0))
    }
  }

  async #touch(control: Locator): Promise<void> {
    await touch(control)
    this.#taps += 1
  }

  /** A play, or points that are added. */
  async #score(side: 0 | 1, what: string, answers: string[]): Promise<void> {
    const { huge, often, more } = choicesAt(this.#level, this.#sport)
    const board = this.#sport.rules.kinds.filter(({ assigns }) => assigns === true)
    const kind = [...huge.map(choice => choice.kind), ...often, ...more, ...board].find(
      kind => kindText(kind) === what,
    )
    if (!kind && this.#level !== 'score') throw new Error(`There is no ${what}`)
    const tapped = { type: kind?.type ?? 0, ...answersOf(kind, side, answers) }
    if (kind && (await this.#answerNext(kind, side, answers))) return void this.plays.push(tapped)
    const isHuge = huge.some(choice => choice.kind === kind)
    const title = `${what} ${teams[side]}`
    if (kind?.assigns) await this.#touch(this.#roleOnBoard(kind, side))
    else {
      if (kind && !isHuge && !(await this.#isAtHand(title, often.includes(kind))))
        await this.#touch(button(this.#page, 'More'))
      await this.#write(button(this.#page, title))
    }
    if (!kind) return
    const asked = this.#level === 'score' && kind.isShootout !== true ? [] : questionsOf(kind)
    // The buttons that score stay during a question, for scorekeepers without time to answer.
    const isIgnored = answers.length === 0 && isHuge
    if (asked.length > 0 && !isIgnored) await this.#answer(title, asked, answers)
    this.plays.push(tapped)
  }

  /** Whether a play has a button without a tap on More: which ones have depends on the situation. */
  async #isAtHand(title: string, isOften: boolean): Promise<boolean> {
    if (isOften && !this.#followsBall) return true
    await this.#page.evaluate(() => window.finger.quiet())
    return button(this.#page, title).isVisible()
  }

  /** Whether the plays at hand are those that can come next. */
  get #followsBall(): boolean {
    return this.#sport.rules.kinds.some(({ word }) => word === 'hasDisc' || word === 'getsBall')
  }

  /** A tap on the player who takes part in the next play, if the screen asks for that. */
  async #answerNext(kind: PlayKind, side: 0 | 1, answers: readonly string[]): Promise<boolean> {
    const shirt = answers.find(answer => !answer.startsWith('!'))
    if (shirt === undefined || this.#level !== 'plays' || !this.#followsBall) return false
    await this.#page.evaluate(() => window.finger.quiet())
    for (const role of [kindText(kind), ...kind.roles.slice(kind.assigns ? 0 : 1).map(wordOf)]) {
      const asked = this.#page.getByRole('region', { name: `Who is it? ${role} · ${teams[side]}` })
      if (!(await asked.isVisible())) continue
      await this.#write(this.#chip(asked, shirt))
      return true
    }
    return false
  }

  #roleOnBoard({ roles }: PlayKind, side: 0 | 1): Locator {
    return this.#page
      .getByTestId('situation')
      .getByRole('button', { name: new RegExp(`^${wordOf(roles[0])}:.*${teams[side]}$`) })
  }

  #chip(region: Locator, shirt: string): Locator {
    return region.getByRole('button', { name: shirt === '?' ? 'Unknown' : new RegExp(`^#${shirt} `) })
  }

  async #answer(title: string, questions: readonly Question[], answers: readonly string[]): Promise<void> {
    const region = this.#page.getByRole('region', { name: title, exact: true })
    for (const [index, question] of questions.entries()) {
      const answer = answers[index]
      if (answer === undefined || answer.startsWith('!')) continue
      if (question.asks === 'number' && answer !== '?') await this.#count(region, question, answer)
      // That nobody is known is what the play says already.
      else if (answer === '?') await this.#touch(this.#chip(region, answer))
      else await this.#write(this.#chip(region, answer))
    }
    if (answers.length < questions.length) await this.#touch(region.getByRole('button', { name: 'Done' }))
    // What the board knows may have answered the last question, and the play stays to be seen.
    if (answers.length < questions.length || !answers.at(-1)?.startsWith('!'))
      await region.waitFor({ state: 'detached' })
  }

  /** A number: by the button that it has, or digit by digit. */
  async #count(
    region: Locator,
    { value }: Extract<Question, { asks: 'number' }>,
    number: string,
  ): Promise<void> {
    const tap = async (name: string) => this.#touch(region.getByRole('button', { name, exact: true }))
    const usual = [...(choicesOf(value) ?? []), ...(value.usual ?? [])]
    if (usual.includes(Number(number))) return tap(number.replace('-', '−'))
    if (value.usual) await tap('Other…')
    for (const digit of number) await tap(digit.replace('-', '−'))
    await tap('OK')
  }

  /** A button of no team: the end of a period, or Undo, which takes back one play. */
  async #tapOne(what: string): Promise<void> {
    if (what === 'Undo') {
      this.plays.pop()
      return this.#write(button(this.#page, /^Undo/))
    }
    const ending = breakKind(this.#sport)
    if (!ending || titleOf(ending, this.#sport) !== what) throw new Error(`There is no ${what}`)
    if (setEnd(this.#sport)) await this.#touch(button(this.#page, 'More'))
    await this.#write(button(this.#page, what))
    this.plays.push({ type: ending.type, answers: [], numbers: {} })
  }

  async #lineUp(side: 0 | 1, shirts: string[]): Promise<void> {
    await this.#touch(button(this.#page, 'More'))
    await this.#touch(button(this.#page, words.lineUpOffer))
    const dialog = this.#page.getByRole('dialog')
    if (side === 1) await this.#touch(dialog.getByRole('button', { name: teams[1] }))
    for (const shirt of shirts) {
      const chips = dialog.getByRole('group', { name: teams[side] })
      await this.#touch(chips.getByRole('button', { name: new RegExp(`^#${shirt} `) }))
    }
    await this.#write(dialog.getByRole('button', { name: 'Save' }))
    await dialog.waitFor({ state: 'detached' })
    const keys = [...shirts].sort((a, b) => Number(a) - Number(b)).map(shirt => `${side}/${shirt}`)
    const [off, on] = [keys.filter(key => this.#on.has(key)), keys.filter(key => !this.#on.has(key))]
    for (const key of off) this.#on.delete(key)
    for (const key of on) this.#on.add(key)
    const changed = (type: number) => (key: string) => ({
      type,
      answers: [{ of: 'player_1_id', side, shirt: Number(key.slice(2)) }],
      numbers: {},
    })
    this.plays.push(...off.map(changed(generalPlays.off)), ...on.map(changed(generalPlays.on)))
  }

  async #choose(level: Level): Promise<void> {
    await this.#touch(button(this.#page, 'More'))
    await this.#touch(button(this.#page, /^What to record/))
    const dialog = this.#page.getByRole('dialog')
    await this.#touch(dialog.getByRole('button', { name: new RegExp(`^${capital(words.level[level])}`) }))
    await dialog.waitFor({ state: 'detached' })
    this.#level = level
  }

  /** Ends the game, and waits until that is saved. */
  async #end(): Promise<void> {
    await this.#touch(button(this.#page, words.end))
    await this.#touch(button(this.#page, words.endConfirm))
    await this.#page.getByTestId('status').getByText(/final/i).waitFor()
  }

  /**
   * Touches a button that writes something down, and waits until that is on the disk: the battery may go
   * then.
   */
  async #write(button: Locator): Promise<void> {
    const before = await this.#unsent()
    await this.#touch(button)
    await expect.poll(() => this.#unsent()).toBeGreaterThan(before)
  }

  async #unsent(): Promise<number> {
    return Number(await shownUnsent(this.#page))
  }
}

const wordOf = (role: PlayRole | undefined): string => capital(roleText(role))

/** Who took part in a play of a team, and its numbers, by the order in which they are asked for. */
function answersOf(
  kind: PlayKind | undefined,
  own: 0 | 1,
  given: readonly string[],
): Pick<TappedPlay, 'answers' | 'numbers'> {
  const questions = kind ? questionsOf(kind) : []
  const answerTo = (index: number): number | null => {
    const answer = given[index]?.replace('!', '')
    return answer === undefined || answer === '?' ? null : Number(answer)
  }
  return {
    answers: questions.flatMap((question, index) => {
      if (question.asks === 'number') return []
      const side = question.role.side === 'own' ? own : own === 0 ? 1 : 0
      return [{ of: question.of, side, shirt: answerTo(index) }]
    }),
    numbers: Object.fromEntries(
      questions.flatMap(({ asks, of }, index) => {
        const number = answerTo(index)
        return asks === 'number' && number !== null ? [[of, number]] : []
      }),
    ),
  }
}
