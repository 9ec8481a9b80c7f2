import { expect, test } from 'vitest'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { SideNumber } from '../../shared-schema/sports/model/situation.ts'
import { softball } from '../../shared-schema/sports/softball.ts'
import type { PlayWord } from '../../shared-schema/texts/shared-texts.ts'
import { describeRecorded } from '../support/recorded-data.ts'
import { sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'
import { playerNumbers, recordedRows, results } from './recorded-softball.ts'
import { inShort } from './situation-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const write = writer('softball')
const typeOf = (word: PlayWord): number => softball.rules.kinds.find(kind => kind.word === word)?.type ?? 0

/** The play that a scorekeeper taps for a row; undefined if the row is no pitch. */
function tapOf(row: string): number | undefined {
  if (row === 'ball' || row === 'intentional ball') return typeOf('pitchBall')
  if (row === 'foul ball' || row === 'Bunted foul') return typeOf('foulBall')
  if (row.startsWith('strike')) return typeOf('strike')
  const offset = results[row]
  return offset === undefined ? undefined : 540 + offset
}

type Row = ReturnType<typeof recordedRows>[number]
const bases = [1, 2, 3] as const

/** A scorekeeper who taps each pitch, and corrects the board if it differs from the source. */
class Replay {
  readonly compared = { score: 0, outs: 0, count: 0, bases: 0, batter: 0, pitcher: 0 }
  readonly differ: string[] = []
  readonly #tablet = tabletOf('softball')
  readonly #players = playerNumbers()
  #state = this.#tablet.record()
  /** Who ran for a player in this half inning: no play tells that. */
  #runsFor = new Map<string, string>()
  #half = ''

  follow(row: Row): void {
    const type = tapOf(row('type_text'))
    // Rows of runners have the situation of another moment; the next pitch shows their bases.
    if (type === undefined || row('batter_name') === '') return
    const half = `${row('period_type')} ${row('period_number')}`
    if (half !== this.#half) this.#runsFor = new Map()
    this.#half = half
    const side = row('period_type') === 'Top' ? 0 : 1
    this.#comparePlayers(row, side)
    const [batter, pitcher] = ['batter', 'pitcher'].map(role => this.#players.id(row(`${role}_name`)))
    const tap = write(type, side + 1, [batter ?? null, pitcher ?? null])
    const taps = softball.playsAt(tap, this.#state.situation, sides)
    this.#record(...taps)
    const endsTurn = taps.at(-1)?.type !== type || row('type_text') in results
    this.#compare(row, side, endsTurn)
  }

  #record(...plays: readonly Play[]): void {
    this.#state = this.#tablet.record(...plays)
  }

  #comparePlayers(row: Row, side: SideNumber): void {
    for (const role of ['batter', 'pitcher'] as const) {
      const ofSide = this.#state.situation.players.filter(one => (one.side === side) === (role === 'batter'))
      const known = ofSide.find(one => one.role === role)?.player
      if (known === undefined || known === null) continue
      this.compared[role] += 1
      this.#note(row, role, this.#players.nameOf(known), row(`${role}_name`))
      const player = this.#players.id(row(`${role}_name`))
      if (role === 'batter' && known !== player) this.#record(write(typeOf('batterUp'), side + 1, [player]))
    }
  }

  #compare(row: Row, side: SideNumber, endsTurn: boolean): void {
    const outs = () => this.#outs(side)
    const told = { outs: Number(row('outs')), score: `${row('away_score')}-${row('home_score')}` }
    this.compared.score += 1
    this.#note(row, 'score', scoreOf(this.#state), told.score)
    this.compared.outs += 1
    this.#note(row, 'outs', outs(), told.outs)
    if (!endsTurn) {
      this.compared.count += 1
      const count = `ballsAndStrikes ${row('result_count_balls')} ${row('result_count_strikes')}`
      this.#note(row, 'count', inShort(this.#state.situation.facts)[0], count)
    }
    if (told.outs < 3) {
      this.compared.bases += 1
      this.#note(row, 'bases', this.#on().join(), this.#told(row).join())
    }
    const gone = this.#on().filter(name => name !== '' && !this.#told(row).includes(name))
    for (const name of gone) {
      const runner = this.#players.id(name)
      if (scoreOf(this.#state) !== told.score) this.#record(write(540, side + 1, [runner]))
      else if (outs() < told.outs) this.#record(write(typeOf('runnerOut'), side + 1, [runner]))
    }
    if (told.outs < 3) this.#moveRunners(row, side)
  }

  #moveRunners(row: Row, side: SideNumber): void {
    for (const base of bases.toReversed()) {
      const name = this.#told(row)[base - 1] ?? ''
      if (name === '' || this.#on()[base - 1] === name) continue
      const moves = write(typeOf('runnerMoves'), side + 1, [this.#players.id(name)], { int_1: base })
      if (this.#on().includes(name)) this.#record(moves)
      else this.#runsFor.set(name, this.#on()[base - 1] ?? '')
    }
  }

  #outs(side: SideNumber): number {
    const { onTurn, place } = this.#state.situation
    return onTurn === side && place && 'outs' in place ? place.outs : 3
  }

  #on(): string[] {
    return (this.#state.situation.bases ?? []).map(runner => this.#players.nameOf(runner?.player))
  }

  #told(row: Row): string[] {
    return ['onFirst_name', 'onSecond_name', 'onThird_name'].map(
      base => this.#runsFor.get(row(base)) ?? row(base),
    )
  }

  #note(row: Row, what: string, seen: unknown, told: unknown): void {
    if (seen !== told)
      this.differ.push(
        `${this.#half}, ${row('batter_name')}, ${row('type_text')}: ${what} ${seen}, not ${told}`,
      )
  }
}

/** Where the board differs from the file before the scorekeeper sets it right, by reasons. */
const reasons = {
  // Runners go on in another way than usual, or by what the file has no pitch for.
  moves: [
    'Bottom 4, K. Watson, ground out: bases J. Hill,,, not ,J. Hill,',
    'Bottom 8, J. Rollin, ground out: bases S. Price,,, not ,S. Price,',
    'Bottom 8, M. Harper, strike swinging: bases ,S. Price,, not ,,S. Price',
    'Top 10, R. Lewis, intentional ball: bases ,G. Nieto,, not ,,G. Nieto',
    'Top 10, J. Rudd, foul ball: bases R. Lewis,,G. Nieto, not ,R. Lewis,G. Nieto',
    'Top 11, N. Cuchran, ground out: bases M. Nelson,,, not ,M. Nelson,',
    'Top 11, A. Zedak, ground out: score 3-3, not 4-3',
    'Top 11, A. Zedak, ground out: bases ,M. Nelson,, not ,,',
    'Bottom 11, B. Loomis, ground out: bases J. Puk,,, not ,J. Puk,',
  ],
  // A runner is out on the bases, which the file has no row for; in the tenth inning it counts one late.
  runnersOut: [
    'Top 6, N. Cuchran, fly out: bases M. Nelson,J. Rudd,, not M. Nelson,,',
    'Top 10, J. Rudd, ground out: bases ,R. Lewis,G. Nieto, not ,R. Lewis,',
    'Bottom 10, S. Price, single: bases S. Price,J. Hill,, not S. Price,,',
    'Bottom 10, J. Rollin, ball: outs 1, not 2',
    'Bottom 10, J. Rollin, ball: bases S. Price,J. Hill,, not S. Price,,',
    'Bottom 10, M. Harper, pop out: outs 3, not 2',
    'Bottom 10, M. Harper, pop out: bases ,,, not J. Rollin,S. Price,',
  ],
  // Others bat, pitch or run from then on.
  substitutes: [
    'Top 6, M. Nelson, ball: pitcher M. Morgan, not M. Schuld',
    'Top 6, M. Nelson, ball: bases J. Rudd,,, not A. Lindsey,,',
    'Top 7, L. Caldrone, ball: batter G. Nieto, not L. Caldrone',
    'Top 7, S. Shellmyer, strike looking: bases L. Caldrone,,, not G. Nieto,,',
    'Top 8, R. Lewis, ball: pitcher M. Schuld, not A. Royalty',
    'Bottom 8, S. Price, ball: batter K. Watson, not S. Price',
    'Top 9, H. Cady, strike swinging: pitcher A. Royalty, not L. Lopez',
    'Top 9, K. Peterson, ball: batter S. Supple, not K. Peterson',
    'Top 10, G. Nieto, ball: batter L. Caldrone, not G. Nieto',
    'Bottom 10, J. Hill, Bunted foul: bases C. Sanders,,, not E. Cazares,,',
    'Top 11, S. Supple, strike looking: batter K. Peterson, not S. Supple',
  ],
  // The file leaves the runner there who came home.
  mistakes: ['Top 6, R. Lewis, home run: bases ,,, not S. Shellmyer,,'],
}

describeRecorded('Northwestern at Arizona State, 28 May 2022, pitch by pitch', () => {
  const replay = new Replay()
  for (const row of recordedRows()) replay.follow(row)

  test('has the score, the outs, the count, the bases, the batter and the pitcher of the file', () => {
    expect(replay.compared).toEqual({
      score: 367,
      outs: 367,
      count: 275,
      bases: 348,
      batter: 287,
      pitcher: 363,
    })
    expect(replay.differ.toSorted()).toEqual(Object.values(reasons).flat().toSorted())
  })
})
