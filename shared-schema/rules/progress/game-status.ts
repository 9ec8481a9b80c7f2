/**
 * The progress of a game. A second grand final is not needed once the team without a defeat has won the
 * first.
 */
export const gameStatuses = ['scheduled', 'live', 'final', 'not needed'] as const

export type GameStatus = (typeof gameStatuses)[number]

/** Whether it is being played or was. */
export const hasBegun = (status: GameStatus): status is 'live' | 'final' =>
  status === 'live' || status === 'final'

/** Whether it is being played, or will be. */
export const isUnderWayOrToCome = (status: GameStatus): status is 'scheduled' | 'live' =>
  status === 'scheduled' || status === 'live'
