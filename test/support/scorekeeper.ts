// Somebody who keeps the score of a game by touch: what a sheet of paper would say is tapped by the words on
// the screen.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { breakKind, choicesAt, setEnd } from '../../client/scoring/play-choices.ts'
import { capital } from '../../client/base/formats/capital.ts'
import { kindText, roleText, titleOf } from '../../client/scoring/play-text.ts'
import {
  askedAtTap,
  choicesOf,
  questionsOf,
  truthsOf,
  type Question,
} from '../../client/scoring/questions.ts'
import { sharedT } from '../../client/texts/t.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import {
  levels,
  type Level,
  type PlayKind,
  type PlayRole,
} from '../../shared-schema/sports/model/play-kind.ts'
import { isPreparation } from '../../shared-schema/sports/model/preparation.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { appWords } from './app-words.ts'
import { touch } from './finger.ts'
import { button, shownUnsent } from './tablet.ts'

const words = appWords.en.game

const teams = ['Sexy Legs', 'Rusty Bikes'] as const

/** A play as it was tapped: its number on the wire, and who took part. */
export interface TappedPlay {
  readonly type: number
  readonly answers: readonly (NamedPlayer | { readonly of: string; readonly number: number | true | null })[]
}

interface NamedPlayer {
  readonly of: string
  readonly side: 0 | 1
  /** The number; null if nobody was named. */
  readonly shirt: number | null
}

/** `home Goal 9 4`, `away Pass complete =11 2 -3`, `away Point x7`, `home @1 Stolen base =4`, `End of half` */
const LINE = /^(?:(home|away) )?(?:@(\d) |\[(.+?)\] )?(\S.*?)((?: (?:=?(?:-?\d+|\?)|\+\S+))*)(?: x(\d+))?$/

/** A play that the app adds to the one that was tapped. */
const ADDED = /^\((.*)\)$/

/** A tap that records a play: on its button, on the runner on a base, on a number of the board, or none. */
type Tapped = 'button' | 'nothing' | { readonly base: string } | { readonly fact: string }

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
   * Records the lines of a sheet. A line is a play: its team and name, the answers in the order of the app's
   * questions, and how often it happened. An answer is the number of a player or another number, `?` for
   * somebody unknown, and after `=` what the app does not ask; `+Touchback` says yes to what is no by default.
   * `@1` before the name is the base of a runner who is tapped for it, `[Ball on ?]` a number of the board. A line
   * in brackets is a play that the app adds to the one that is tapped, in the order in which both are recorded.
   * `Batter: 4` names a player on the board, `Batter? 4` answers the question between
   * two plays. Or a line is a line-up or a substitution, with the numbers of the players who come and go; the
   * start or end of the game or of a period; the level of detail from here on; or `Undo`.
   */
  async record(sheet: string): Promise<void> {
    for (const line of sheet.split('\n').map(line => line.trim())) {
      if (line !== '') await this.#recordLine(line)
    }
  }

  async #recordLine(line: string): Promise<void> {
    const added = ADDED.exec(line)?.[1]
    const [, team, base, fact, what = '', players = '', times = '1'] = LINE.exec(added ?? line) ?? []
    const shirts = players.split(' ').filter(shirt => shirt !== '')
    const level = levels.find(level => capital(words.level[level]) === what)
    if (level) return this.#choose(level)
    if (what === words.start) return this.#write(button(this.#page, what))
    if (what === words.end) return this.#end()
    const side = team === 'home' ? 0 : 1
    if (what === 'Line-up') return this.#lineUp(side, shirts)
    const touched: Tapped = base ? { base } : fact ? { fact } : 'button'
    for (let time = 0; time < Number(times); time++) {
      this.#taps = 0
      if (team === undefined) await this.#tapOne(what)
      else if (/[:?]$/.test(what)) await this.#assign(side, what, shirts)
      else await this.#score(side, what, shirts, added === undefined ? touched : 'nothing')
      this.taps.set(what, Math.max(this.#taps, this.taps.get(what) ?? 0))
    }
  }

  async #touch(control: Locator): Promise<void> {
    await touch(control)
    this.#taps += 1
  }

  /** A play, or points that are added. @param said the answers, those that say yes among them */
  async #score(side: 0 | 1, what: string, said: string[], tapped: Tapped): Promise<void> {
    const answers = said.filter(answer => !isYes(answer))
    const { huge, often, more } = choicesAt(this.#level, this.#sport)
    const choice = huge.find(({ kind }) => kindText(kind) === what)
    const board = this.#sport.rules.kinds.filter(kind => isPreparation(this.#sport.rules, kind))
    const kind = choice?.kind ?? [...often, ...more, ...board].find(one => kindText(one) === what)
    if (!kind && this.#level !== 'score') throw new Error(`There is no ${what}`)
    // A button for each number: the first answer is the button.
    const isNumbered = choice !== undefined && Object.keys(choice.preset).length > 0
    const given = isNumbered ? [`=${answers[0]}`, ...answers.slice(1)] : answers
    const recorded = { type: kind?.type ?? 0, answers: kind ? answersOf(kind, side, given, said) : [] }
    const title = `${what}${isNumbered ? ` ${answers[0]}` : ''} ${teams[side]}`
    if (tapped === 'button') {
      if (kind && (await this.#answerNext(kind, side, answers))) return void this.plays.push(recorded)
      if (kind && !choice && !(await this.#isAtHand(title, often.includes(kind))))
        await this.#touch(button(this.#page, 'More'))
      await this.#write(button(this.#page, title))
    } else if (tapped !== 'nothing') await this.#tapOnBoard(tapped, what)
    if (!kind) return
    // The buttons that score stay during a question, for scorekeepers without time to answer.
    const isIgnored = given.every(isKnown) && choice !== undefined
    const isAsked = this.#level !== 'score' || kind.isShootout === true
    if (isAsked && !isIgnored) {
      const region = this.#page.getByRole('region', { name: `${what} ${teams[side]}`, exact: true })
      for (const yes of said.filter(isYes))
        await this.#touch(region.getByRole('button', { name: `${yes.slice(1)}: ${words.no}` }))
      await this.#answer(region, askedAtTap(kind), given)
    }
    this.plays.push(recorded)
  }

  /** True if a play has a button without a tap on More: the situation may decide. */
  async #isAtHand(title: string, isOften: boolean): Promise<boolean> {
    if (isOften && !this.#followsBall) return true
    await this.#page.evaluate(() => window.finger.quiet())
    return button(this.#page, title).isVisible()
  }

  /** True if the plays at hand are those that can come next. */
  get #followsBall(): boolean {
    return this.#sport.rules.kinds.some(({ word }) => word === 'hasDisc' || word === 'getsBall')
  }

  /** A tap on the player who takes part in the next play, if the screen asks for that. */
  async #answerNext(kind: PlayKind, side: 0 | 1, answers: readonly string[]): Promise<boolean> {
    const shirt = answers.find(answer => !isKnown(answer))
    if (shirt === undefined || this.#level !== 'plays' || !this.#followsBall) return false
    const roles = [kindText(kind), ...kind.roles.slice(kind.assigns ? 0 : 1).map(wordOf)]
    // The question follows the last play, which may be on the disk before it is on the screen.
    for (let time = 0; time < 5; time++) {
      await this.#page.evaluate(() => window.finger.quiet())
      for (const role of roles) {
        const region = this.#page.getByRole('region', { name: `Who is it? ${role} · ${teams[side]}` })
        if (!(await region.isVisible())) continue
        await this.#write(chip(region, shirt))
        return true
      }
      await this.#page.waitForTimeout(100)
    }
    return false
  }

  async #answer(region: Locator, questions: readonly Question[], answers: readonly string[]): Promise<void> {
    const asked = questions.flatMap((question, index) =>
      isKnown(answers[index] ?? '') ? [] : [{ ...question, answer: answers[index] }],
    )
    if (asked.length === 0) return
    for (const question of asked) {
      const { answer } = question
      if (answer === undefined) {
        await this.#touch(region.getByRole('button', { name: 'Done' }))
        break
      }
      // That nobody is known is what the play says already.
      if (answer === '?') await this.#touch(chip(region, answer))
      else if (question.asks === 'number') await this.#count(region, question, answer)
      else await this.#write(chip(region, answer))
    }
    // The board may have answered the last question, and the play stays to be seen.
    if (answers.length < questions.length || !isKnown(answers.at(-1) ?? ''))
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

  /** A number of the board; or the runner on a base, and the play in the dialog. */
  async #tapOnBoard(tapped: Exclude<Tapped, string>, what: string): Promise<void> {
    const board = this.#page.getByTestId('situation')
    if ('fact' in tapped) return this.#write(board.getByRole('button', { name: tapped.fact, exact: true }))
    await this.#touch(board.getByRole('button', { name: new RegExp(`on base ${tapped.base}$`) }))
    const dialog = this.#page.getByRole('dialog')
    await this.#write(dialog.getByRole('button', { name: what, exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }

  /** A player on the board, or the answer to the question between two plays. */
  async #assign(side: 0 | 1, what: string, shirts: readonly string[]): Promise<void> {
    const role = what.slice(0, -1)
    const kind = this.#sport.rules.kinds.find(
      ({ assigns, roles }) => assigns === true && wordOf(roles[0]) === role,
    )
    if (!kind) throw new Error(`There is no ${role}`)
    if (what.endsWith(':')) {
      const onBoard = new RegExp(`^${role}: .* ${teams[side]}$`)
      await this.#write(this.#page.getByTestId('situation').getByRole('button', { name: onBoard }))
      const title = `${kindText(kind)} ${teams[side]}`
      await this.#answer(
        this.#page.getByRole('region', { name: title, exact: true }),
        askedAtTap(kind),
        shirts,
      )
    } else {
      const region = this.#page.getByRole('region', { name: new RegExp(`^Who is it\\? ${role} `) })
      await this.#write(region.getByRole('button', { name: new RegExp(`^#${shirts[0]} `) }))
    }
    this.plays.push({ type: kind.type, answers: answersOf(kind, side, shirts, []) })
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
    this.plays.push({ type: ending.type, answers: [] })
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

const chip = (region: Locator, shirt: string): Locator =>
  region.getByRole('button', { name: shirt === '?' ? 'Unknown' : new RegExp(`^#${shirt} `) })

/** An answer that the app has without a question. */
const isKnown = (answer: string): boolean => answer.startsWith('=')

/** A value that is no until somebody taps it. */
const isYes = (answer: string): boolean => answer.startsWith('+')

/** The answers to the questions of a play, in their order, and what is said besides. */
const answersOf = (
  kind: PlayKind,
  own: 0 | 1,
  answers: readonly string[],
  said: readonly string[],
): TappedPlay['answers'] => [
  ...truthsOf(kind)
    .filter(({ value }) => said.includes(`+${capital(sharedT(`values.${value.word}`))}`))
    .map(({ of }) => ({ of, number: of === 'bool_1' ? (true as const) : 1 })),
  ...questionsOf(kind).map((question, index) => {
    const answer = (answers[index] ?? '?').replace('=', '')
    const number = answer === '?' ? null : Number(answer)
    const { of } = question
    if (question.asks === 'number') return { of, number }
    const side = question.role.side === 'own' ? own : own === 0 ? 1 : 0
    return { of, side, shirt: number }
  }),
]
