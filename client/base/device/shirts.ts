import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { Remembered } from './remembered.ts'

/** Teams of several events: older ones do not play any more. */
const MAX_TEAMS = 200

const remembered = new Remembered('shirts', z.array(z.tuple([z.int(), z.string()])))

type Shirts = readonly (readonly [team: number, color: string])[]

/** The shirts of teams as chosen on this device, the latest first. */
export const shirts$ = new BehaviorSubject<Shirts>(remembered.get() ?? [])

/** The chosen shirt of a team, if any. */
export const shirtOf = (shirts: Shirts, teamId: number | null): string | undefined =>
  shirts.find(([team]) => team === teamId)?.[1]

/** @param color undefined for the usual colour of its side */
export function chooseShirt(teamId: number, color: string | undefined): void {
  const others = shirts$.value.filter(([team]) => team !== teamId)
  const next: [number, string][] = [
    ...(color === undefined ? [] : [[teamId, color] as [number, string]]),
    ...others.map(([team, known]): [number, string] => [team, known]),
  ].slice(0, MAX_TEAMS)
  remembered.set(next)
  shirts$.next(next)
}
