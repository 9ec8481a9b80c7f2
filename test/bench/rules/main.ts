// Pairing, matching, standings and ratings, compared with plain ways to do similar work.
import { runBundled } from '../run-bundled.ts'

export const bench = (): Promise<void> => runBundled('rules')
