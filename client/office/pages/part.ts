import type { ComponentType } from 'react'
import { loaded } from '../../components/loaded.tsx'

type Screen<Subject> = ComponentType<{ subject: Subject }>

/** One part of an organization, a tournament or a season in the office, loaded when it is first shown. */
export interface Part<Subject> {
  /** Its path segment: `/office/tournaments/5/schedule`. */
  readonly at: string
  readonly title: () => string
  readonly Screen: Screen<Subject>
}

/** @param load imports its screen, from a separate file */
export const part = <Subject>(
  at: string,
  title: () => string,
  load: () => Promise<Screen<Subject>>,
): Part<Subject> => ({ at, title, Screen: loaded(load) })
