import type { Crew } from './crew.ts'
import type { Interruption } from './watch.ts'
import { isSound, sound, type Verdict } from './oracle.ts'
import { shrink } from './shrink.ts'
import type { Tally } from './tally.ts'
import type { Outcome, Task } from './worker.ts'

/** A history in which a law was broken, as short as it could be made. */
interface Failure extends Task {
  readonly verdict: Verdict
}

/** A history that could not be played to its end. */
interface Unplayed extends Task {
  readonly interruption: Interruption
}

/** The outcome of histories. */
export interface Played {
  readonly histories: number
  readonly failures: readonly Failure[]
  /** Those that were interrupted, and then played to their end alone. */
  readonly playedAgain: readonly Unplayed[]
  /** Those that were interrupted when they were played alone too. */
  readonly unplayed: readonly Unplayed[]
}

/** After so many failures a run has said enough. */
const MAX_FAILURES = 3

/** How often a shorter history is tried before it counts as sound: what goes wrong may depend on moments. */
const TRIES = 2

/**
 * Plays tasks, many at once. A history that is interrupted has broken no law yet: it is played once more, alone,
 * and not made shorter. If it has the machine for itself, and its turns, and does not advance, it never drains.
 */
export async function playTasks(crew: Crew, tasks: Iterator<Task, void>, tally: Tally): Promise<Played> {
  const failures: Failure[] = []
  const interrupted: Unplayed[] = []
  let histories = 0
  const judge = (task: Task, { verdict, count }: Outcome): void => {
    histories += 1
    tally.add(count)
    if (isSound(verdict)) return
    failures.push({ ...task, verdict })
    // At once, because to make it short takes its time.
    console.log(`The history of seed ${task.seed} broke a law: ${JSON.stringify(verdict)}`)
  }
  const next = (): Task | undefined => {
    if (failures.length >= MAX_FAILURES) return undefined
    const next = tasks.next()
    return next.done === true ? undefined : next.value
  }
  await crew.playAll(next, (task, ending) => {
    if ('outcome' in ending) return judge(task, ending.outcome)
    interrupted.push({ ...task, ...ending })
    console.log(`The history of seed ${task.seed} was interrupted: ${ending.interruption.cause}`)
  })
  const playedAgain: Unplayed[] = []
  const unplayed: Unplayed[] = []
  const stuck: Failure[] = []
  for (const { interruption, ...task } of interrupted) {
    const ending = await crew.playAlone(task)
    if ('outcome' in ending) {
      judge(task, ending.outcome)
      playedAgain.push({ ...task, interruption })
    } else if (ending.interruption.kind === 'stuck') {
      stuck.push({ ...task, verdict: { ...sound, undrained: [ending.interruption.cause] } })
      console.log(`The history of seed ${task.seed} broke a law, as it never ends, also alone`)
    } else unplayed.push({ ...task, ...ending })
  }
  const [first, ...others] = failures
  return {
    histories: histories + stuck.length,
    failures: [...(first ? [await shortened(crew, first)] : []), ...others, ...stuck],
    playedAgain,
    unplayed,
  }
}

async function shortened(crew: Crew, failure: Failure): Promise<Failure> {
  let shortest = failure
  await shrink(failure.history, async history => {
    const failed = await failureOf(crew, { history, seed: failure.seed })
    if (failed) shortest = failed
    return failed !== undefined
  })
  return shortest
}

async function failureOf(crew: Crew, task: Task): Promise<Failure | undefined> {
  let left = TRIES
  let failure: Failure | undefined
  await crew.playAll(
    () => (left-- > 0 ? task : undefined),
    (_, ending) => {
      if ('outcome' in ending && !isSound(ending.outcome.verdict))
        failure = { ...task, verdict: ending.outcome.verdict }
    },
  )
  return failure
}
