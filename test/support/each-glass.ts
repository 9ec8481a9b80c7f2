import { test } from 'vitest'
import { sports, type Sport } from '../../shared-schema/sports/index.ts'
import type { Glass } from './chromium.ts'

/** The devices in use: a tablet on a table, and a phone. */
const glasses: readonly Glass[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/**
 * A test of a sport on each device. The suites have it on one of them, which alternates with the sports;
 * `npm run test:thorough` has the other one.
 */
export function onEachGlass(sport: Sport, name: string, play: (glass: Glass) => Promise<void>): void {
  const first = sports.indexOf(sport) % glasses.length
  for (const [index, glass] of glasses.entries()) {
    const tags = index === first ? [] : ['thorough']
    test(`${name} at ${glass.width}×${glass.height}`, { tags }, () => play(glass))
  }
}
