/**
 * A piece of SQL as text, to be put together with others: of names that the program itself gives, never of
 * what was sent.
 */
export const sqlText = (pieces: TemplateStringsArray, ...names: readonly string[]): string =>
  String.raw({ raw: pieces.raw }, ...names)
