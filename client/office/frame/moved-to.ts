/** The same order with one of its members at another place, counted from 0. */
export const movedTo = (order: readonly number[], id: number, place: number): number[] =>
  order.filter(one => one !== id).toSpliced(place, 0, id)
