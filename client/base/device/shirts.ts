import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from './remembered.ts'

/** Teams of several events: older ones do not play any more. */
const MAX_TEAMS = 200

const remembered = new Remembered('shirts', z.array(z.tuple([z.int(), z.string()])))

/** The shirts of teams as chosen on this device, the latest first. */
export const shirts$ = new BehaviorSubject(remembered.get() ?? [])

/** The chosen shirt of a team, if any. */
export const shirtOf = (
  shirts: readonly (readonly [team: number, color: string])[],
  teamId: number | null,
): string | undefined => shirts.find(([team]) => team === teamId)?.[1]

/** @param color undefined for the usual colour of its side */
export function chooseShirt(teamId: number, color: string | undefined): void {
  const own: [number, string][] = color === undefined ? [] : [[teamId, color]]
  const next = [...own, ...shirts$.value.filter(([team]) => team !== teamId)].slice(0, MAX_TEAMS)
  remembered.set(next)
  shirts$.next(next)
}
