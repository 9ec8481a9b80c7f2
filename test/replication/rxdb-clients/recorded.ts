import { at } from '../../../shared-schema/rules/at.ts'
import { goalOf } from '../../../shared-schema/sports/ultimate/plays.ts'
import type { Device } from '../../support/replication.ts'
import type { Event } from '../simulation/event.ts'
import type { Recording } from './recordings.ts'

/** The entries of a history so far, and the score of each game that follows from them. */
export class Recorded {
  readonly #event: Event
  readonly #devices: readonly Device[]
  readonly #gamesOfEach: number
  readonly ids: string[] = []
  readonly scores = new Map<number, [number, number]>()

  constructor(event: Event, devices: readonly Device[]) {
    this.#event = event
    this.#devices = devices
    this.#gamesOfEach = event.games.length / devices.length
    for (const game of event.games) this.scores.set(game, [0, 0])
  }

  /** Makes the entry of a recording. Each device has games of its own. */
  add({ client, game, team }: Recording): object {
    const gameId = at(this.#event.games, client * this.#gamesOfEach + game)
    const entry = at(this.#devices, client).entry(
      gameId,
      'play',
      goalOf(at(this.#event.teams, team), null, null),
    )
    this.ids.push(String(Reflect.get(entry, 'id')))
    const score = this.scores.get(gameId)
    if (score) score[team] += 1
    return entry
  }
}
