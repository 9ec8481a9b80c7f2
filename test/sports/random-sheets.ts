import fc from 'fast-check'
import type { Entry, EntryOf } from '../../shared-schema/replication/entry.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { SportRules } from '../../shared-schema/sports/model/sport.ts'
import { device, type Sheet } from '../scoring/sheet.ts'
import { anyPlay } from './random-game.ts'

/** The content of a step on a sheet: a play, or points without one. */
type Content = { kind: 'play'; data: Play } | { kind: 'score'; data: EntryOf<'score'>['data'] }

/** The next act of the tablet that keeps a game; it refers to steps by their number. */
type Act =
  | { act: 'record'; content: Content }
  | { act: 'insert' | 'correct'; content: Content; of: number }
  | { act: 'undo' | 'put back'; of: number }
  /** The other tablet takes over, and does not know so many of the last entries. */
  | { act: 'take over'; unknown: number }

const points = (team: 1 | 2): Content => ({
  kind: 'score',
  data: {
    ...{ team_1_score: 0, team_2_score: 0, [`team_${team}_added`]: 1 },
    ...{ team_1_id: 1, team_2_id: 2, is_final: false, game_sets: [], what_happened: '' },
  },
})

/** The acts of two tablets that keep a game of a sport in turn. */
export function actsOf(rules: SportRules): fc.Arbitrary<Act[]> {
  const of = fc.nat(1000)
  const play = fc
    .tuple(anyPlay(rules), fc.option(fc.integer({ min: 0, max: 4000 })))
    .map(([data, second]): Content => ({ kind: 'play', data: { ...data, int_4: second ?? data.int_4 } }))
  const content = fc.oneof(
    { weight: 15, arbitrary: play },
    { weight: 1, arbitrary: fc.constantFrom(points(1), points(2)) },
  )
  const act = fc.oneof(
    { weight: 12, arbitrary: fc.record({ act: fc.constant('record' as const), content }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constantFrom('insert' as const, 'correct' as const), content, of }),
    },
    { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('undo' as const, 'put back' as const), of }) },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('take over' as const),
        unknown: fc.integer({ min: 0, max: 3 }),
      }),
    },
  )
  return fc.array(act, { maxLength: 40 })
}

/** A step in its place in the game. */
interface Place {
  readonly root: Entry
  readonly content: Content
}

/** A game that two tablets keep in turn. */
class Game {
  readonly #tablets: readonly [Sheet, Sheet] = [device(1), device(2)]
  readonly entries: Entry[] = []
  /** Since which entry the present tablet has the game. */
  #since = 0
  #keeper: 0 | 1 = 0
  #term = 1
  #places: readonly Place[] = []
  /** The places after each entry: a takeover may go back to them. */
  readonly #after: (readonly Place[])[] = []
  /** A withdrawal counts even if the other tablet took over without knowing it. */
  readonly #withdrawn = new Set<string>()

  constructor() {
    this.#write([], 'claim', { term: 1 })
  }

  /** The steps that count, in order. */
  get steps(): readonly Content[] {
    return this.#places.filter(({ root }) => !this.#withdrawn.has(root.id)).map(({ content }) => content)
  }

  do(act: Act): void {
    switch (act.act) {
      case 'record':
        return this.#put(act.content, this.#places.length)
      case 'take over':
        return this.#takeOver(act.unknown)
      default: {
        const index = act.of % Math.max(1, this.#places.length)
        const place = this.#places[index]
        if (place) this.#change(act, place, index)
      }
    }
  }

  #change(act: Exclude<Act, { act: 'record' | 'take over' }>, place: Place, index: number): void {
    const isWithdrawn = this.#withdrawn.has(place.root.id)
    switch (act.act) {
      case 'insert':
        return this.#put(act.content, index + 1, place.root)
      case 'put back':
        if (isWithdrawn) this.#put(place.content, index + 1, place.root)
        return
      case 'undo':
        if (isWithdrawn) return
        this.#withdrawn.add(place.root.id)
        this.#write(this.#places, 'withdrawal', { entry_id: place.root.id })
        return
      case 'correct': {
        const { content } = act
        if (isWithdrawn || place.content.kind !== 'play' || content.kind !== 'play') return
        const data = { ...content.data, replaces: place.root.id }
        this.#write(this.#places.with(index, { ...place, content }), 'play', data)
      }
    }
  }

  #put(content: Content, index: number, after: Entry | null = null): void {
    const root = this.#tablet.record(content.kind, content.data, after)
    this.#keep(root, this.#places.toSpliced(index, 0, { root, content }))
  }

  #takeOver(unknown: number): void {
    const known = Math.max(this.#since, this.entries.length - 1 - unknown)
    this.#keeper = this.#keeper === 0 ? 1 : 0
    this.#since = this.entries.length
    this.#term += 1
    this.#write(this.#after[known] ?? [], 'claim', { term: this.#term }, this.entries[known])
  }

  get #tablet(): Sheet {
    return this.#tablets[this.#keeper]
  }

  #write<K extends Entry['kind']>(
    places: readonly Place[],
    kind: K,
    data: EntryOf<K>['data'],
    after: Entry | null = null,
  ): void {
    this.#keep(this.#tablet.record(kind, data, after), places)
  }

  #keep(entry: Entry, places: readonly Place[]): void {
    this.entries.push(entry)
    this.#places = places
    this.#after.push(places)
  }
}

/**
 * The entries of a game, in the order in which they were recorded, and those of a game in which a tablet records
 * nothing but the steps that count of it.
 */
export function written(acts: readonly Act[]): { entries: readonly Entry[]; plain: readonly Entry[] } {
  const game = new Game()
  for (const act of acts) game.do(act)
  const plain = device(3)
  for (const { kind, data } of game.steps) plain.record(kind, data)
  return { entries: game.entries, plain: plain.entries }
}
