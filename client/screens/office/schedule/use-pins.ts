import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Remembered } from '../../../device/remembered.ts'

/** Which games stay where they are when the rest is placed. This device remembers it. */
export interface Pins {
  readonly pinned: ReadonlySet<number>
  readonly pin: (gameIds: readonly number[], isPinned: boolean) => void
}

export function usePins(tournamentId: number): Pins {
  const kept = useMemo(
    () => new Remembered(`pins.tournaments/${tournamentId}`, z.array(z.int())),
    [tournamentId],
  )
  const [pinned, setPinned] = useState<ReadonlySet<number>>(() => new Set(kept.get()))
  return {
    pinned,
    pin: (gameIds, isPinned) => {
      const next = new Set(pinned)
      for (const id of gameIds) {
        if (isPinned) next.add(id)
        else next.delete(id)
      }
      setPinned(next)
      kept.set([...next])
    },
  }
}
