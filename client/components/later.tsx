import type { ComponentType } from 'react'
import { loadPart } from '../texts/texts.ts'
import { loaded } from './loaded.tsx'
import { LoadFailed } from './LoadFailed.tsx'

/** The components that `loadLater` still has to load. */
const waiting: (() => Promise<unknown>)[] = []

/**
 * A component that the first tap does not need: it is loaded by `loadLater`, or when first shown if that is
 * sooner. Until it is there, nothing is shown in its place.
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
 * Loads the present screen's deferred components, one after the other: from then on the page needs neither
 * network nor cache for them.
 */
export async function loadLater(): Promise<void> {
  for (let load = waiting.pop(); load; load = waiting.pop()) {
    await load().catch(() => undefined) // Reported when it is to be shown.
  }
}
