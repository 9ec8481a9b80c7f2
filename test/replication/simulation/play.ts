import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../../server/demo/random.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import type { SmallLeague } from '../../support/league.ts'
import { Network } from './network.ts'
import { acknowledgedTooEarly, verdictOn, type Verdict } from './oracle.ts'
import { recordingOf } from './record.ts'
import type { History, Step } from './steps.ts'
import { Tablet } from './tablet.ts'
import { makeEvent, type Event, type World } from './world.ts'

/** Plays a history on new tablets in a new tournament, ends all faults, and says what the oracle found. */
export async function play(world: World, venue: SmallLeague, history: History, seed: number): Promise<Verdict> {
  const event = await makeEvent(world, venue, history.games)
  const stage = await Stage.set(world, event, history, seed)
  try {
    for (const step of history.steps) await stage.do(step)
    // Before anything is repaired: what a tablet calls sent must be with the server already.
    const early = await acknowledgedTooEarly(world, stage.tablets)
    stage.endFaults()
    const verdict = await verdictOn(world, event, stage.tablets)
    return { ...verdict, lost: [...early, ...verdict.lost] }
  } finally {
    await stage.clear()
  }
}

/** RxDB opens 13 collections in a thread, and each tab takes three. */
const MOST_TABS = 4

/** The tablets of a history, and what a step does to them. */
class Stage {
  readonly tablets: Tablet[] = []
  readonly #world: World
  readonly #event: Event
  /** By number of the tablet, the server that it reaches. */
  readonly #reached: number[] = []

  private constructor(world: World, event: Event) {
    this.#world = world
    this.#event = event
  }

  static async set(world: World, event: Event, { tablets }: History, seed: number): Promise<Stage> {
    const stage = new Stage(world, event)
    stage.tablets.push(...await Promise.all(Array.from({ length: tablets }, (_, index) => {
      stage.#reached[index] = index
      const chance = Random.forPart(seed, `network ${index}`)
      const network = new Network(() => world.server(at(stage.#reached, index)), world.token(index), chance, world.tally)
      return Tablet.start(event.scope, network, `Person ${index}`)
    })))
    return stage
  }

  async do(step: Step): Promise<void> {
    switch (step.do) {
      case 'wait':
        await sleep(step.milliseconds)
        return
      case 'office score': return this.#score(at(this.#event.games, step.game), step.one, step.two)
      case 'database restart':
        this.#world.tally.fault(step.do)
        return this.#world.restartDatabase()
      default: return this.#doOn(at(this.tablets, step.tablet), step)
    }
  }

  /** Nothing goes wrong from now on, except that clocks stay as they are. */
  endFaults(): void {
    for (const tablet of this.tablets) tablet.heal()
  }

  async clear(): Promise<void> {
    for (const tablet of this.tablets) await tablet.stop()
  }

  async #doOn(tablet: Tablet, step: Extract<Step, { tablet: number }>): Promise<void> {
    switch (step.do) {
      case 'record': case 'undo': case 'claim': return this.#record(tablet, step)
      case 'request fault': return tablet.network.expect(step.fault, step.requests)
      case 'heal':
        tablet.heal()
        return tablet.wake()
      case 'second tab': if (this.#tabs() >= MOST_TABS) return; break
      case 'close tab': if (tablet.tabs === 1) return; break
    }
    this.#world.tally.fault(step.do)
    switch (step.do) {
      case 'cut': return tablet.network.cut()
      case 'other server':
        this.#reached[step.tablet] = at(this.#reached, step.tablet) + 1
        return tablet.network.breakOff()
      case 'reload': return tablet.reload()
      case 'second tab': return tablet.openTab()
      case 'close tab': return tablet.closeTab()
      case 'full disk': return tablet.disk.fill()
      case 'wrong clock': return tablet.setClockWrong(step.hours)
      case 'kill':
        tablet.page.running.dies = step.isStored ? 'after writing' : 'before writing'
        await this.#record(tablet, { ...step, do: 'record', what: 'goal', side: 0 })
        return tablet.killTab()
    }
  }

  #tabs(): number {
    return this.tablets.reduce((sum, { tabs }) => sum + tabs, 0)
  }

  /** A scorekeeper taps. It may fail, and is then not shown as saved. */
  async #record(tablet: Tablet, step: Extract<Step, { do: 'record' | 'undo' | 'claim' }>): Promise<void> {
    const id = at(this.#event.games, step.game)
    const [team_1_id, team_2_id] = this.#event.teams
    const game = { id, team_1_id, team_2_id }
    const { page } = tablet
    const recording = step.do === 'record' ? await recordingOf(step.what, step.side, id, this.#event, page) : null
    await page.record(async recorder => {
      if (step.do === 'undo') await recorder.undo(id)
      else if (step.do === 'claim') await recorder.claim(game)
      else if (recording) await recorder.record(game, recording)
    }).catch((error: unknown) => {
      if (!tablet.disk.isFull && page.running.dies === null) throw error
    })
  }

  /** The office writes a score; while the database is away it does without. */
  async #score(game_id: number, team_1_score: number, team_2_score: number): Promise<void> {
    await this.#world.office().post('/game_scores/', { game_id, team_1_score, team_2_score, is_final: false }).catch(() => undefined)
  }
}
