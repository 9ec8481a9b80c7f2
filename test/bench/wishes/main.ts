// Fixtures of leagues of amateur clubs by their wishes, next to the circle method and to proven minima.
import { runBundled } from '../run-bundled.ts'

export const bench = (): Promise<void> => runBundled('wishes')
