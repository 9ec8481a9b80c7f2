import { createContext, useContext } from 'react'

/** True if team 2 is on the left of the screen. */
export const Turned = createContext(false)

export type Pair<T> = readonly [T, T]

/** @returns a function that puts the values of both teams in the order of the screen */
export function usePair(): <T>(pair: Pair<T>) => Pair<T> {
  const isTurned = useContext(Turned)
  return ([one, two]) => (isTurned ? [two, one] : [one, two])
}
