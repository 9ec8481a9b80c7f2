/** A team to which an official may belong. */
export interface KnownTeam {
  readonly id: number
  readonly name: string
}
