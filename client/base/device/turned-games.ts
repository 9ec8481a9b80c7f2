import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from './remembered.ts'

/** Games of several weekends: older ones are over. */
const MAX_GAMES = 200

const remembered = new Remembered('turned', z.array(z.int()))

/** The games that this device shows with team 2 on the left, the latest first. */
export const turnedGames$ = new BehaviorSubject<readonly number[]>(remembered.get() ?? [])

/** Changes the sides of the teams on the screen of this device. */
export function turnGame(gameId: number): void {
  const games = turnedGames$.value
  const others = games.filter(id => id !== gameId)
  const next = games.includes(gameId) ? others : [gameId, ...others].slice(0, MAX_GAMES)
  remembered.set(next)
  turnedGames$.next(next)
}
