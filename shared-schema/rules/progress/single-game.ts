/** The parts of a tournament that a game can be of. */
interface PlaceOfGame {
  readonly tournament_id: number | null
  readonly pool_id: number | null
  readonly bracket_id: number | null
  readonly swiss_round_id: number | null
}

/** True for a game of a tournament, but of no pool, bracket or swiss round. It counts in no standings. */
export const isSingle = ({ tournament_id, pool_id, bracket_id, swiss_round_id }: PlaceOfGame): boolean =>
  tournament_id !== null && (pool_id ?? bracket_id ?? swiss_round_id) === null
