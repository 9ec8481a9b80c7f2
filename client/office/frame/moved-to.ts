/** The order with one member moved to another place, counted from 0. */
export const movedTo = (order: readonly number[], id: number, place: number): number[] =>
  order.filter(one => one !== id).toSpliced(place, 0, id)
