import type { Account } from '../../accounts/person.ts'
import { mayRecord } from '../../accounts/may-record.ts'
import type { GameView } from '../../scoring/game-view.ts'

/** The rights of the viewer and of this device in a game. */
export interface Rights {
  /** Whether the viewer keeps scores here. */
  readonly keepsScore: boolean
  /** Whether no other device keeps the score of this game. */
  readonly mine: boolean
  /** Whether plays can be recorded now. */
  readonly recording: boolean
}

export function rightsIn(
  { keptBy, organizations, settled, status }: GameView,
  roles: Account['roles'],
): Rights {
  const mine = typeof keptBy === 'string'
  const keepsScore = keptBy === 'this device' || mayRecord(roles, organizations)
  return { mine, keepsScore, recording: keepsScore && mine && !settled && status !== 'final' }
}
