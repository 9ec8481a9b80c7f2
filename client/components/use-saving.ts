import { useCallback, useState } from 'react'
import { goOnOnceThereIsRoom, isFull } from '../base/device/full-disk.ts'
import { notSaved } from '../sync/recording/not-saved.ts'

/** Resolves to whether the work is on the disk. */
type Save = (work: () => Promise<void>) => Promise<boolean>

/**
 * Saves on this device. If it is full, it goes on once there is room.
 * @returns the function that saves, always the same one, and why the last work was not saved
 */
export function useSaving(): { readonly save: Save; readonly problem: string | null } {
  const [problem, setProblem] = useState<string | null>(null)
  const save = useCallback(async (work: () => Promise<void>) => {
    try {
      await work()
      setProblem(null)
      return true
    } catch (error) {
      if (isFull(error)) void goOnOnceThereIsRoom()
      setProblem(notSaved(error))
      return false
    }
  }, [])
  return { save, problem }
}
