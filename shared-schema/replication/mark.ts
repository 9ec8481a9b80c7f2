/**
 * A position of a scope's feed as the server told it to somebody. The generation is a random id that names
 * the course of events in which it was told: a backup that is restored goes on under another one, from a
 * lower position.
 */
export interface Mark {
  /** The newest of the scope at that moment; empty if it is not known. */
  readonly generation: string
  readonly position: number
}

/** The header of an answer that acknowledges entries: up to where the scope is known to hold them. */
export const TOLD_HEADER = 'Sideline-Told'

/** As many marks as are read from one text. */
export const MAX_MARKS = 20

/** Marks as text, in headers and addresses: `7@generation,9@another`. */
export const markText = (marks: readonly Mark[]): string =>
  marks.map(({ generation, position }) => `${position}@${generation}`).join()

/** What is no mark is left out. */
export function readMarks(text: string): Mark[] {
  return text.split(',', MAX_MARKS).flatMap(one => {
    const [, position, generation] = /^(\d{1,15})@([\w-]{1,80})$/.exec(one) ?? []
    return position === undefined || generation === undefined
      ? []
      : [{ generation, position: Number(position) }]
  })
}
