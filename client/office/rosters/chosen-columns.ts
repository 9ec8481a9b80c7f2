/** The contents that somebody chose for columns of a list, by index; null for a column that is not read. */
type Chosen<Column> = Readonly<Record<string, Column | null | undefined>>

/** The contents of the columns: as chosen, or else as guessed. */
export const asChosen = <Column>(
  guessed: readonly (Column | null)[],
  chosen: Chosen<Column>,
): (Column | null)[] => guessed.map((guess, at) => chosen[at] ?? (at in chosen ? null : guess))

/**
 * The choices with another content of one column. Each content belongs to one column only.
 * @param isShared whether several columns may have this content
 */
export const withColumn = <Column>(
  held: readonly (Column | null)[],
  at: number,
  column: Column | null,
  isShared = false,
): { readonly columns: Record<string, Column | null> } => ({
  columns: {
    ...Object.fromEntries(held.map((one, to) => [to, one === column && !isShared ? null : one])),
    [at]: column,
  },
})
