import { map, type Observable } from 'rxjs'
import { verdictText } from '../../../shared-schema/replication/verdict-text.ts'
import { sharedT } from '../../texts/t.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { OpenScope } from '../scopes/open-scope.ts'
import { readResults } from '../storage/results-of-game.ts'

/** Entries of one game not counted for the same reason. */
export interface VerdictLine {
  readonly key: string
  readonly gameId: number
  readonly many: number
  /** The entries not counted, the reason, and the remedy. */
  readonly text: string
}

/** The entries recorded on this device or handed to it that the server did not count. */
export function watchVerdicts({
  database,
  deviceId,
  takenIn,
}: OpenScope): Observable<readonly VerdictLine[]> {
  return database.results.find({ selector: { kind: 'verdict' } }).$.pipe(
    map(rows => {
      const own = rows.flatMap(row =>
        readResults([row])
          .verdicts.filter(verdict => verdict.device_id === deviceId || takenIn.has(verdict.entry_id))
          .map(verdict => ({ gameId: row.game_id, text: verdictText(verdict, sharedT) })),
      )
      return [...groupBy(own, ({ gameId, text }) => `${gameId} ${text}`)].flatMap(([key, alike]) => {
        const [first] = alike
        return first ? [{ ...first, key, many: alike.length }] : []
      })
    }),
  )
}
