import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../../server/rules/random.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { Network } from './network.ts'
import { Office } from './office.ts'
import { sound, verdictOn, type Verdict } from './oracle.ts'
import { recordingOf } from './record.ts'
import type { History, Step } from './steps.ts'
import { Strikes } from './strikes.ts'
import { Tablet } from './tablet.ts'
import { makeEvent, type Event } from './event.ts'
import type { World } from './world.ts'

/**
 * Plays a history on new tablets in a new tournament, ends all faults, and says what the oracle found.
 * @param advance hears where the history is, whenever it comes further
 */
export async function play(
  world: World,
  history: History,
  seed: number,
  advance: (at: string) => void,
): Promise<Verdict> {
  const event = await makeEvent(world, history.games)
  const stage = await Stage.set(world, event, history, seed)
  try {
    for (const [index, step] of history.steps.entries()) {
      advance(`step ${index + 1} of ${history.steps.length}, ${step.do}`)
      await stage.do(step)
      const lost = stage.strikes.forgotten
      // The event itself may be gone: there is nothing to wait for.
      if (lost.length > 0) return { ...sound, lost }
    }
    advance('the end of the faults')
    // Before anything is repaired: what a tablet calls sent must be with the server already.
    const early = await stage.strikes.calledSent()
    await stage.endFaults()
    const verdict = await verdictOn(world, event, stage.tablets, stage.office, advance)
    return { ...verdict, lost: [...early, ...verdict.lost] }
  } finally {
    await stage.clear()
  }
}

/** RxDB opens 13 collections in a thread, and each tab takes three. */
const MAX_TABS = 4

/** The tablets of a history, and what a step does to them. */
class Stage {
  readonly tablets: Tablet[] = []
  readonly office: Office
  readonly strikes: Strikes
  readonly #world: World
  readonly #event: Event

  private constructor(world: World, event: Event) {
    this.#world = world
    this.#event = event
    this.office = new Office(world)
    this.strikes = new Strikes(world, this.tablets, this.office)
  }

  static async set(world: World, event: Event, { tablets }: History, seed: number): Promise<Stage> {
    const stage = new Stage(world, event)
    stage.tablets.push(
      ...(await Promise.all(
        Array.from({ length: tablets }, (_, index) => {
          const chance = Random.forPart(seed, `network ${index}`)
          const person = at(world.people, index)
          const network = new Network(world.servers, index, () => person.token, chance, world.tally)
          return Tablet.start(event.scope, network, person)
        }),
      )),
    )
    return stage
  }

  async do(step: Step): Promise<void> {
    switch (step.do) {
      case 'wait':
        await sleep(step.milliseconds)
        return
      case 'office score':
        return this.office.score(at(this.#event.games, step.game), step.one, step.two)
      case 'attach':
        this.#world.tally.fault(step.do)
        return this.#world.stranger.attach(step.what)
      case 'game deleted':
        if (await this.office.delete(at(this.#event.games, step.game))) this.#world.tally.fault(step.do)
        return
      case 'database restart':
      case 'kill server':
      case 'roll server':
      case 'back up':
      case 'restored backup':
      case 'power cut':
        return this.strikes.do(step)
      default:
        return this.#doOn(at(this.tablets, step.tablet), step)
    }
  }

  /** Nothing goes wrong from now on, except that clocks stay as they are. */
  async endFaults(): Promise<void> {
    for (const tablet of this.tablets) {
      tablet.network.endFaults()
      await tablet.heal()
    }
  }

  async clear(): Promise<void> {
    for (const tablet of this.tablets) await tablet.stop()
  }

  async #doOn(tablet: Tablet, step: Extract<Step, { tablet: number }>): Promise<void> {
    switch (step.do) {
      case 'record':
      case 'undo':
      case 'claim':
        return this.#record(tablet, step)
      case 'requests':
        return tablet.network.expect(step.meet)
      case 'heal':
        await tablet.heal()
        return tablet.wake()
      case 'second tab':
        if (this.#isFull()) return
        break
      case 'close tab':
        return this.#closeTab(tablet)
      case 'leader lost':
        if (tablet.tabs === 1 && this.#isFull()) return
        break
      case 'role revoked':
        if (!(await tablet.person.leave())) return
        break
    }
    this.#world.tally.fault(step.do)
    switch (step.do) {
      case 'cut':
        return tablet.network.cut()
      case 'other server':
        return tablet.network.changeServer()
      case "last week's app":
        tablet.network.isOutdated = true
        return tablet.network.breakOff()
      case 'reload':
        return tablet.reload()
      case 'second tab':
        return tablet.openTab()
      case 'leader lost':
        if (tablet.tabs === 1) await tablet.openTab()
        return tablet.killLeader()
      case 'full disk':
        tablet.disk.fill()
        return this.#goal(tablet, 0)
      case 'wrong clock':
        return tablet.setClockWrong(step.hours)
      case 'kill':
        tablet.page.running.dies = step.isStored ? 'after writing' : 'before writing'
        await this.#goal(tablet, step.game)
        return tablet.killTab()
    }
  }

  /** Closes a second tab, of another tablet if this one has none. */
  async #closeTab(first: Tablet): Promise<void> {
    const tablet = [first, ...this.tablets].find(({ tabs }) => tabs > 1)
    if (!tablet) return
    this.#world.tally.fault('close tab')
    await tablet.closeTab()
  }

  #isFull(): boolean {
    return this.tablets.reduce((sum, { tabs }) => sum + tabs, 0) >= MAX_TABS
  }

  #goal(tablet: Tablet, game: number): Promise<void> {
    return this.#record(tablet, { do: 'record', tablet: 0, game, what: 'goal', side: 0 })
  }

  /** A scorekeeper taps. It may fail, and is then not shown as saved. */
  async #record(tablet: Tablet, step: Extract<Step, { do: 'record' | 'undo' | 'claim' }>): Promise<void> {
    const id = at(this.#event.games, step.game)
    const [team_1_id, team_2_id] = this.#event.teams
    const game = { id, team_1_id, team_2_id }
    const { page } = tablet
    const recording =
      step.do === 'record' ? await recordingOf(step.what, step.side, id, this.#event, page) : null
    await page
      .record(async recorder => {
        if (step.do === 'undo') await recorder.undo(id)
        else if (step.do === 'claim') await recorder.claim(game)
        else if (recording) await recorder.record(game, recording)
      })
      .catch((error: unknown) => {
        if (!tablet.disk.isFull && page.running.dies === null) throw error
      })
  }
}
