import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import type { SideNumber } from '../../shared-schema/sports/model/situation.ts'

/**
 * The games of a Retrosheet event file (https://www.retrosheet.org/eventfile.htm), each with the plays of
 * baseball.
 */
export const gamesOf = (text: string): Map<string, RecordedGame> =>
  new Map(
    text
      .split(/^id,/m)
      .slice(1)
      .map(part => {
        const [id = '', ...lines] = part.trim().split(/\r?\n/)
        return [id, new Game().read(lines)]
      }),
  )

/** A row of the file: a batter, the play, and the bases of the runners after it. */
interface RecordedRow {
  readonly inning: number
  readonly side: SideNumber
  readonly batter: number
  readonly plays: readonly Play[]
  /** The runners on first, second and third base. */
  readonly bases: readonly (number | null)[]
}

/** A game: its plays, row by row, and the earned runs that its scorer charged to each pitcher. */
export interface RecordedGame {
  readonly plays: readonly Play[]
  readonly rows: readonly RecordedRow[]
  readonly earned: ReadonlyMap<number, number>
}

interface Runner {
  readonly id: number
  /** The pitcher who is charged if the runner scores. */
  readonly pitcher: number | null
}

/** The offsets of what a batter did. */
const results = { S: 1, D: 2, T: 3, HR: 4, W: 5, I: 21, IW: 21, HP: 22, K: 6, FC: 12, E: 13 } as const
const isResult = (text: string): text is keyof typeof results => Object.hasOwn(results, text)

class Game {
  readonly #plays: Play[] = []
  readonly #rows: RecordedRow[] = []
  readonly #ids = new Map<string, number>()
  readonly #fielders = [new Map<string, number>(), new Map<string, number>()]
  readonly #bases = new Map<string, Runner>()
  readonly #earned = new Map<number, number>()
  #half = ''

  read(lines: readonly string[]): RecordedGame {
    for (const line of lines) {
      const [kind, ...fields] = line.split(',')
      if (kind === 'start' || kind === 'sub') this.#positions(fields)
      if (kind === 'play') this.#play(fields)
      if (kind === 'data') this.#earned.set(this.#id(fields[1] ?? ''), Number(fields[2]))
    }
    return { plays: this.#plays, rows: this.#rows, earned: this.#earned }
  }

  #positions([name = '', , team, , position = '']: string[]): void {
    this.#fielders[Number(team)]?.set(position, this.#id(name))
  }

  #play([inning = '', half = '', name = '', , , event = '']: string[]): void {
    if (event === 'NP') return
    if (this.#half !== inning + half) this.#bases.clear()
    this.#half = inning + half
    const [what = '', moves = ''] = event.split('.')
    const [basic = '', ...modifiers] = what.split('/')
    const begin = this.#plays.length
    const batting = Number(half) + 1
    const fielding = 3 - batting
    const at = (position: string) => this.#fielders[fielding - 1]?.get(position) ?? null
    const pitcher = at('1')
    const batter: Runner = { id: this.#id(name), pitcher }
    const told = moves.split(';').filter(move => move !== '')
    const runners = new Map([...this.#bases, ['B', batter] as const])

    const record = (
      offset: number,
      one: number | null,
      team: number,
      two: number | null,
      three: number | null,
    ) =>
      this.#plays.push(
        playOf(220 + offset, {
          player_1_id: one,
          player_1_team_id: team,
          player_2_id: two,
          player_2_team_id: two === null ? null : 3 - team,
          player_3_id: three,
          player_3_team_id: three === null ? null : offset === 0 ? team : 3 - team,
        }),
      )
    const assists = (fielders: string) => {
      for (const fielder of fielders) record(18, at(fielder), fielding, null, null)
    }
    const isBattedIn = !/^(WP|PB|BK|E|SB)/.test(basic) && !modifiers.includes('GDP')
    for (const move of told) {
      const runner = runners.get(move[0] ?? '')
      if (move.slice(1, 3) !== '-H' || !runner) continue
      record(0, runner.id, batting, runner.pitcher, isBattedIn ? batter.id : null)
    }

    const outs = [...basic.matchAll(/(\d+)(?:\((\w)\))?/g)]
    const isBattersOut = /^\d/.test(basic) && outs.some(([, , base]) => base === undefined)
    const base = /^CS(\w)\((\d*)(\d)\)/.exec(basic)
    const [, result = '', by = ''] = /^(HR|HP|IW|FC|[SDTWIKE](?![BP]))(\d*)/.exec(basic) ?? []
    if (base) {
      const from = String(Number(base[1]) - 1)
      record(25, runners.get(from)?.id ?? null, batting, pitcher, at(base[3] ?? ''))
      assists(base[2] ?? '')
      this.#bases.delete(from)
    } else if (/^\d/.test(basic)) {
      const offset = modifiers.includes('GDP')
        ? 10
        : modifiers.includes('SH')
          ? 14
          : modifiers.includes('SF')
            ? 15
            : !isBattersOut
              ? 11
              : /^[GB]/.test(modifiers[0] ?? '')
                ? 8
                : 9
      const last = outs.at(-1)?.[1] ?? ''
      record(offset, batter.id, batting, pitcher, at(last.slice(-1)))
      let before = ''
      for (const [index, [, hands = '', from]] of outs.entries()) {
        assists(before + hands.slice(0, -1))
        before = hands.slice(-1)
        if (from !== undefined) this.#bases.delete(from)
        if (index < outs.length - 1) record(17, at(before), fielding, null, null)
      }
      // The run of a batter in the place of another runner is charged to that one's pitcher.
      const forced = outs.find(([, , from]) => from !== undefined)?.[2]
      if (!isBattersOut)
        runners.set('B', { ...batter, pitcher: runners.get(forced ?? '')?.pitcher ?? pitcher })
    } else if (basic.startsWith('WP')) record(26, pitcher, fielding, null, null)
    else if (isResult(result)) {
      const thrownOut = told.find(move => /^BX1/.test(move))?.match(/\((\d*)(\d)\)/)
      const offset = results[result]
      const third = offset === 6 ? at(thrownOut?.[2] ?? '2') : offset === 13 ? at(by.slice(-1)) : null
      record(offset, batter.id, batting, pitcher, third)
      assists(thrownOut?.[1] ?? '')
    }
    for (const move of told) {
      const out = /^([123]X|BX[^1]).*?\((\d*)(\d)\)/.exec(move)
      if (!out) continue
      record(16, runners.get(move[0] ?? '')?.id ?? null, batting, pitcher, at(out[3] ?? ''))
      assists(out[2] ?? '')
    }

    for (const move of told) this.#bases.delete(move[0] ?? '')
    const first = { S: '1', W: '1', I: '1', IW: '1', HP: '1', D: '2', T: '3' }[result]
    if (first && !told.some(move => move.startsWith('B'))) this.#bases.set(first, batter)
    for (const move of told) {
      const runner = runners.get(move[0] ?? '')
      if (runner && /^.-[123]/.test(move)) this.#bases.set(move[2] ?? '', runner)
    }
    this.#rows.push({
      inning: Number(inning),
      side: half === '0' ? 0 : 1,
      batter: batter.id,
      plays: this.#plays.slice(begin),
      bases: ['1', '2', '3'].map(place => this.#bases.get(place)?.id ?? null),
    })
  }

  #id(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size + 1
    this.#ids.set(name, id)
    return id
  }
}
