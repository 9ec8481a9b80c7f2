import { v7 as uuid } from 'uuid'
import type { Entry, EntryHead, EntryContent } from '../../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../../shared-schema/replication/result.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Sides } from '../../../shared-schema/rules/progress/sent-on.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'
import { EarlyLock } from '../../base/device/early-lock.ts'
import type { Lock } from '../../base/device/recording-lock.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import { acceptedEntries } from '../storage/accepted-entries.ts'
import { needsClaim, nextClaim, ownClaim } from './claim.ts'
import { readEntries } from '../storage/entries-of-game.ts'
import { lastSteps, stepOf, togetherWith } from './last-step.ts'
import { undoneSteps } from './undone-steps.ts'
import { readResults } from '../storage/results-of-game.ts'
import { t } from '../../texts/t.ts'

/** A game with the teams that the scorekeeper sees. */
export interface SeenGame extends Sides {
  readonly id: number
}

/** Content to record, and the earlier entry after which it belongs unless it is the latest. */
export type Recording = EntryContent & Partial<Pick<EntryHead, 'after'>>

interface KnownGame {
  readonly entries: readonly Entry[]
  readonly result: GameResult | undefined
}

interface RecorderEnvironment {
  readonly device: DeviceMemory
  readonly deviceId: string
  readonly lock: Lock
  readonly recordedBy: () => string
  /** Called with the ids of the entries just stored. */
  readonly stored?: (ids: readonly string[]) => void
  readonly clock?: () => Date
}

/** Records what happens in the games of one scope, without any use of the network. */
export class Recorder {
  readonly #scope: Scope
  readonly #database: ScopeDatabase
  readonly #environment: RecorderEnvironment
  readonly #lock: EarlyLock
  /**
   * The highest counter among the device's entries in this scope: a second source in addition to the device's
   * memory.
   */
  #highest: number
  /** The time of the last step, in milliseconds. */
  #moment = 0

  private constructor(
    scope: Scope,
    database: ScopeDatabase,
    environment: RecorderEnvironment,
    highest: number,
  ) {
    this.#scope = scope
    this.#database = database
    this.#environment = environment
    this.#lock = new EarlyLock(environment.lock)
    this.#highest = highest
  }

  static async start(
    scope: Scope,
    database: ScopeDatabase,
    environment: RecorderEnvironment,
  ): Promise<Recorder> {
    const own = await database.entries.find({ selector: { device_id: environment.deviceId } }).exec()
    return new Recorder(scope, database, environment, Math.max(0, ...own.map(entry => entry.counter)))
  }

  /** Prepares for a tap as soon as the finger touches the screen. */
  getReady(): void {
    this.#lock.ask()
  }

  /**
   * Records one or several entries, with a claim if the device does not hold the game's sheet yet. It is one
   * write, on the disk when the promise resolves.
   * @param recordings written together; one that names an entry goes right after that entry, the others at
   *   the end
   * @returns the last recorded entry
   */
  async record(game: SeenGame, ...recordings: readonly Recording[]): Promise<Entry> {
    return this.recordAfter(game, () => recordings)
  }

  /**
   * Records entries that depend on those before them, also on ones of a moment ago that no screen shows yet.
   * @param made returns the recordings, from the entries of the game that may count
   */
  async recordAfter(
    game: SeenGame,
    made: (entries: readonly Entry[]) => readonly Recording[],
  ): Promise<Entry> {
    return this.#lock.run(async () => {
      const known = await this.#read(game.id)
      return this.#recordAt(game, known, made(known.entries))
    })
  }

  /** Takes the game over from another device: continues its sheet (`its`) or this device's (`own`). */
  async claim(game: SeenGame, sheet: 'its' | 'own' = 'its'): Promise<Entry> {
    return this.#lock.run(async () => {
      const { entries, result } = await this.#read(game.id)
      return this.#write(game.id, [
        sheet === 'its'
          ? nextClaim(entries, result, game)
          : ownClaim(entries, result, game, this.#environment.deviceId),
      ])
    })
  }

  /**
   * Withdraws the last step on the game's sheet, also one of a tablet from which this one took over.
   * @returns whether there was anything to undo
   */
  async undo(gameId: number): Promise<boolean> {
    return this.#lock.run(async () => {
      const steps = lastSteps((await this.#read(gameId)).entries, this.#environment.deviceId)
      const withdrawals = steps.map(({ root }) => ({
        kind: 'withdrawal' as const,
        data: { entry_id: root.id },
        after: null,
      }))
      if (withdrawals.length > 0) await this.#write(gameId, withdrawals)
      return withdrawals.length > 0
    })
  }

  /**
   * Records this device's last undone step again, with its corrections and in its place.
   * @returns whether there was anything to put back
   */
  async putBack(game: SeenGame): Promise<boolean> {
    return this.#lock.run(async () => {
      const known = await this.#read(game.id)
      const undone = undoneSteps(known.entries, this.#environment.deviceId)
      const last = undone.at(-1)
      if (!last) return false
      const steps = togetherWith(last, undone)
      await this.#recordAt(
        game,
        known,
        steps.map(step => ({ ...stepOf(step), after: step.root.id })),
      )
      return true
    })
  }

  async #recordAt(game: SeenGame, known: KnownGame, recordings: readonly Recording[]): Promise<Entry> {
    const { deviceId } = this.#environment
    const claims = recordings.some(({ kind }) => needsClaim(kind, known.entries, deviceId, game))
      ? [nextClaim(known.entries, known.result, game)]
      : []
    const entries = recordings.map(recording => ({
      ...withTeams(recording, game),
      after: recording.after ?? null,
    }))
    return this.#write(game.id, [...claims, ...entries])
  }

  async #write(
    gameId: number,
    recordings: readonly (EntryContent & Pick<EntryHead, 'after'>)[],
  ): Promise<Entry> {
    const { device, deviceId, recordedBy, stored, clock = () => new Date() } = this.#environment
    const first = await device.takeCounters(recordings.length, this.#scope, this.#highest)
    // Undo takes back all plays of one moment together: no two steps have the same one.
    const now = clock().getTime()
    this.#moment = now === this.#moment ? now + 1 : now
    const recorded_at = new Date(this.#moment).toISOString()
    const entries = recordings.map((recording, index): Entry => ({
      id: uuid(),
      game_id: gameId,
      device_id: deviceId,
      counter: first + index,
      recorded_at,
      recorded_by: recordedBy().slice(0, 200),
      ...recording,
    }))
    const { error } = await this.#database.entries.bulkInsert(entries)
    const last = entries.at(-1)
    if (error.length > 0 || !last) throw new Error(t('device.entryNotStored'))
    this.#highest = last.counter
    stored?.(entries.map(({ id }) => id))
    return last
  }

  /** A game as the device knows it: the entries that may count, and the server's result. */
  async #read(gameId: number): Promise<KnownGame> {
    const selector = { game_id: gameId }
    const [entries, results] = await Promise.all([
      this.#database.entries.find({ selector }).exec(),
      this.#database.results.find({ selector }).exec(),
    ])
    const { result, verdicts } = readResults(results)
    return { entries: acceptedEntries(readEntries(entries), verdicts), result }
  }
}

/**
 * Adds the teams to a score: a correction of an earlier game may change this game's teams before it arrives.
 */
function withTeams(recording: EntryContent, { team_1_id, team_2_id }: Sides): EntryContent {
  return recording.kind === 'score'
    ? { kind: 'score', data: { ...recording.data, team_1_id, team_2_id } }
    : recording
}
