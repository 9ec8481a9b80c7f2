import type { Account } from '../../accounts/person.ts'
import { mayRecord } from '../../accounts/may-record.ts'
import type { GameView } from '../../scoring/game-view.ts'

/** The rights of the viewer and of this device in a game. */
export interface Rights {
  /** True if the viewer may keep the score. */
  readonly keepsScore: boolean
  /** True if no other device keeps the score. */
  readonly mine: boolean
  /** True if this device can record plays now. */
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
