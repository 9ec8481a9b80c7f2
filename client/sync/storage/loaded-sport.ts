import { defer, of, retry, tap, type Observable } from 'rxjs'
import { loadSport } from '../../../shared-schema/sports/load.ts'
import type { SportDefinition } from '../../../shared-schema/sports/model/sport.ts'
import type { Sport } from '../../../shared-schema/sports/names.ts'
import { addSportWords } from '../../texts/sport-words.ts'

/**
 * Pause before the next attempt if it could not be loaded: on the very first visit, before this device has
 * all of the app.
 */
const RETRY_MS = 1000

const loaded = new Map<Sport, SportDefinition>()

/** A sport's definition and texts as soon as they are loaded: immediately if they were before. */
export function loadedSport(sport: Sport): Observable<SportDefinition> {
  return defer(() => {
    const known = loaded.get(sport)
    return known
      ? of(known)
      : defer(() => withWords(sport)).pipe(
          retry({ delay: RETRY_MS }),
          tap(definition => loaded.set(sport, definition)),
        )
  })
}

async function withWords(sport: Sport): Promise<SportDefinition> {
  const [definition] = await Promise.all([loadSport(sport), addSportWords(sport)])
  return definition
}
