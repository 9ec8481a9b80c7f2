// Somebody who keeps the score of a game by touch: what a sheet of paper would say is tapped by the words on
// the screen.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { breakKind, choicesAt, setEnd } from '../../client/scoring/play-choices.ts'
import { capital } from '../../client/base/formats/capital.ts'
import { kindText, titleOf } from '../../client/scoring/play-text.ts'
import { questionsOf } from '../../client/scoring/questions.ts'
import { at } from '../../shared-schema/rules/at.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { levels, type Level, type PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
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
}

/** `home Goal 9 4`, `away Point x7`, `End of half` */
const LINE = /^(?:(home|away) )?(\S.*?)((?: (?:\d+|\?))*)(?: x(\d+))?$/

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
   * Records the lines of a sheet. A line is a play: its team and name, the numbers of the players in the
   * order of the app's questions (`?` for somebody unknown), and how often it happened. Or it is a line-up or
   * a substitution, with the numbers of the players who come and go; the start or end of the game or of a
   * period; the level of detail from here on; or `Undo`.
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
  async #score(side: 0 | 1, what: string, shirts: string[]): Promise<void> {
    const { huge, often, more } = choicesAt(this.#level, this.#sport)
    const kind = [...huge.map(choice => choice.kind), ...often, ...more].find(kind => kindText(kind) === what)
    // All plays are under More, also those that cannot come next, in a sport that follows who has the disc.
    const followsDisc = this.#sport.rules.kinds.some(({ word }) => word === 'hasDisc')
    if (kind && (more.includes(kind) || (followsDisc && often.includes(kind))))
      await this.#touch(button(this.#page, 'More'))
    await this.#write(button(this.#page, `${what} ${teams[side]}`))
    if (!kind) return
    const asked = this.#level === 'score' ? [] : questionsOf(kind)
    // The buttons that score stay during a question, for scorekeepers without time to answer.
    const isIgnored = shirts.length === 0 && huge.some(choice => choice.kind === kind)
    if (asked.length > 0 && !isIgnored) await this.#answer(`${what} ${teams[side]}`, asked.length, shirts)
    this.plays.push({ type: kind.type, answers: answersOf(kind, side, shirts) })
  }

  async #answer(title: string, questions: number, shirts: string[]): Promise<void> {
    const region = this.#page.getByRole('region', { name: title, exact: true })
    for (const shirt of shirts) {
      // That nobody is known is what the play says already.
      if (shirt === '?') await this.#touch(region.getByRole('button', { name: 'Unknown' }))
      else await this.#write(region.getByRole('button', { name: new RegExp(`^#${shirt} `) }))
    }
    if (shirts.length < questions) await this.#touch(region.getByRole('button', { name: 'Done' }))
    await region.waitFor({ state: 'detached' })
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

/** Who took part in a play of a team, by the order in which they are asked for. */
const answersOf = (kind: PlayKind, own: 0 | 1, shirts: readonly string[]): TappedPlay['answers'] =>
  questionsOf(kind).flatMap((question, index) =>
    question.asks === 'number'
      ? []
      : [
          {
            of: question.of,
            side: question.role.side === 'own' ? own : own === 0 ? 1 : 0,
            shirt: index >= shirts.length || shirts[index] === '?' ? null : Number(at(shirts, index)),
          },
        ],
  )
