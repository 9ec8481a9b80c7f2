import { resultVersion } from '../../../games/result-version.ts'
import { shows } from '../../requests/page.ts'
import type { Compute } from './compute.ts'

/** The version of each game's result, which a later score may name. */
export const resultVersions: Compute = (_, games, names) =>
  Promise.resolve(
    games.map(game => (shows(names, 'result_version') ? { result_version: resultVersion(game) } : {})),
  )
