/**
 * A position of a scope's feed that the server gave to a client. The generation is a random id of the
 * server's history at that time: a restored backup continues under another one, from a lower position.
 */
export interface Mark {
  /** The newest generation of the scope at that moment; empty if unknown. */
  readonly generation: string
  readonly position: number
}

/**
 * Header of an answer that acknowledges entries: the position up to which the scope is known to hold them.
 */
export const TOLD_HEADER = 'Sideline-Told'

/** The most marks read from one text. */
export const MAX_MARKS = 20

/** Marks as text, in headers and addresses: `7@generation,9@another`. */
export const markText = (marks: readonly Mark[]): string =>
  marks.map(({ generation, position }) => `${position}@${generation}`).join()

/** Skips parts that are not marks. */
export function readMarks(text: string): Mark[] {
  return text.split(',', MAX_MARKS).flatMap(one => {
    const [, position, generation] = /^(\d{1,15})@([\w-]{1,80})$/.exec(one) ?? []
    return position === undefined || generation === undefined
      ? []
      : [{ generation, position: Number(position) }]
  })
}
