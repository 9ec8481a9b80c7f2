/** Two teams that meet; team 1 is the home side, or the higher ranked one. */
export interface Pairing {
  readonly team_1_id: number
  readonly team_2_id: number
}
