/**
 * A piece of SQL as text, for composing: only with names from the program itself, never with user input.
 */
export const sqlText = (pieces: TemplateStringsArray, ...names: readonly string[]): string =>
  String.raw({ raw: pieces.raw }, ...names)
