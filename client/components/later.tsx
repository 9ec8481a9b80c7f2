import type { ComponentType } from 'react'
import { loadPart } from '../texts/texts.ts'
import { loaded } from './loaded.tsx'
import { LoadFailed } from './LoadFailed.tsx'

/** What `loadLater` has still to load. */
const waiting: (() => Promise<unknown>)[] = []

/**
 * A component that is not on the way to the first tap: it is loaded with `loadLater`, or when it is first
 * shown if that is sooner. Until it is there, nothing is shown in its place.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loadThis = () => loadPart(load)
  const Part = loaded(loadThis)
  waiting.push(loadThis)
  return function Later(props: P) {
    return (
      <LoadFailed>
        <Part {...props} />
      </LoadFailed>
    )
  }
}

/**
 * Loads those of them that came with the present screen, one after the other: from then on the page needs
 * neither network nor cache for them.
 */
export async function loadLater(): Promise<void> {
  for (let load = waiting.pop(); load; load = waiting.pop()) {
    await load().catch(() => undefined) // That is said when it is to be shown.
  }
}
