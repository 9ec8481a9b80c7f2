import { useState } from 'react'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { chooseLevel, chosenLevel } from '../../base/device/chosen-levels.ts'

/**
 * How much is recorded at an event, as this device remembers it, and what changes it; undefined if nobody has
 * chosen.
 */
export function useLevel(scope: Scope): [Level | undefined, (level: Level) => void] {
  const [level, setLevel] = useState(() => chosenLevel(scope))
  return [
    level,
    next => {
      chooseLevel(scope, next)
      setLevel(next)
    },
  ]
}
