import type { ComponentType } from 'react'
import { loaded } from '../../components/loaded.tsx'

/** `parts` are the places in the address of all parts that the subject has. */
type Screen<Subject> = ComponentType<{ subject: Subject; parts: readonly string[] }>

/**
 * One part of what the office shows of an organization, a tournament or a season, loaded when it is first
 * shown.
 */
export interface Part<Subject> {
  /** Its place in the address: `/office/tournaments/5/schedule`. */
  readonly at: string
  readonly title: () => string
  readonly Screen: Screen<Subject>
}

/** @param load its screen, from a file of its own */
export const part = <Subject>(
  at: string,
  title: () => string,
  load: () => Promise<Screen<Subject>>,
): Part<Subject> => ({ at, title, Screen: loaded(load) })
