import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from './remembered.ts'

const remembered = new Remembered('followed', z.array(z.int()))

/** The teams followed with a star on this device. */
export const followed$ = new BehaviorSubject<ReadonlySet<number>>(new Set(remembered.get() ?? []))

/** Follows or unfollows a team. */
export function follow(teamId: number, isFollowed: boolean): void {
  const next = new Set(followed$.value)
  if (isFollowed) next.add(teamId)
  else next.delete(teamId)
  remembered.set([...next])
  followed$.next(next)
}
