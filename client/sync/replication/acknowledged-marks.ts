import { markText, MAX_MARKS, readMarks, type Mark } from '../../../shared-schema/replication/mark.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'

/**
 * The marks that the server gave when it acknowledged entries, on the disk before the entries count as sent.
 * A server that does not know a mark has lost those entries. Checkpoints alone would not show it: they follow
 * later, or not at all.
 */
export class AcknowledgedMarks {
  readonly #scope: Scope
  readonly #memory: DeviceMemory
  #turn: Promise<unknown> = Promise.resolve()

  constructor(scope: Scope, memory: DeviceMemory) {
    this.#scope = scope
    this.#memory = memory
  }

  /** The text that is sent to the server. */
  text(): Promise<string> {
    return this.#memory.marks(this.#scope)
  }

  /** Adds the marks that came with an acknowledgement. */
  note(text: string): Promise<void> {
    return this.#change(marks => readMarks(text).reduce(withMark, marks))
  }

  /** The server knows the marks shown to it: from now on they carry its present generation. */
  known(shown: string, present: string): Promise<void> {
    const [now] = readMarks(present)
    const position = Math.max(0, ...readMarks(shown).map(mark => mark.position))
    return now && position > 0
      ? this.#change(marks => withMark(without(marks, shown), { ...now, position }))
      : Promise.resolve()
  }

  /** The marks shown are lost, and the loss is dealt with. */
  lost(shown: string): Promise<void> {
    return this.#change(marks => without(marks, shown))
  }

  /** Runs changes in sequence, each from the disk: another tab may have replicated before. */
  #change(change: (marks: readonly Mark[]) => readonly Mark[]): Promise<void> {
    const changed = this.#turn.then(async () => {
      const before = await this.text()
      const after = markText(change(readMarks(before)).slice(-MAX_MARKS))
      if (after !== before) await this.#memory.noteMarks(this.#scope, after)
    })
    this.#turn = changed.catch(() => undefined)
    return changed
  }
}

function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const position = Math.max(
    mark.position,
    ...marks.filter(({ generation }) => generation === mark.generation).map(one => one.position),
  )
  return [...marks.filter(({ generation }) => generation !== mark.generation), { ...mark, position }]
}

/** Removes the marks that were shown, but not later ones. */
function without(marks: readonly Mark[], shown: string): Mark[] {
  const gone = new Set(readMarks(shown).map(mark => markText([mark])))
  return marks.filter(mark => !gone.has(markText([mark])))
}
