/** A goal that ends a suspension of the conceding team. */
export interface Release {
  /** The play type of the goal. */
  readonly goal: number
  /** The suspensions that it can end. */
  readonly suspensions: readonly number[]
  /** The most minutes of a suspension that it ends: of a double one, the part being served. */
  readonly minutes: number
}
