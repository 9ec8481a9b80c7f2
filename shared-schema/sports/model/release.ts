/** A goal that ends a suspension of the team that it is scored against. */
export interface Release {
  /** The play that does it. */
  readonly goal: number
  /** The suspensions that it can end. */
  readonly suspensions: readonly number[]
  /** How many minutes of one it ends at most: of a double one the part that is served. */
  readonly minutes: number
}
