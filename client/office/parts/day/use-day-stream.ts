import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { resultDocument, type GameResult } from '../../../../shared-schema/replication/result.ts'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'
import { dayGames, dayKey } from '../../data/day.ts'
import { withResults } from '../../data/day-games.ts'
import type { EventGames } from '../../data/games.ts'
import { Backoff, pauseAfter } from '../../../sync/replication/backoff.ts'
import { readStream } from '../../../sync/replication/change-stream.ts'
import { documentsIn, type ChangesEvent } from '../../../sync/replication/wire.ts'

/** The least time between full refetches, however much happens. */
const REST_MS = 3000
/** The most events that the server puts into one stream. */
const AT_ONCE = 10

/**
 * Keeps the day's screen of events current: scores directly from the stream, the rest refetched soon after.
 * @param scopes the same array in every rendering
 * @returns whether all streams are open
 */
export function useDayStream(scopes: readonly Scope[]): boolean {
  const client = useQueryClient()
  const [closed, setClosed] = useState(scopes.length)
  useEffect(() => {
    const stop = new AbortController()
    const open = new Set<readonly Scope[]>()
    const stale = new Set<Scope>()
    let waiting: ReturnType<typeof setTimeout> | undefined
    const readAgain = (some: readonly Scope[]): void => {
      for (const scope of some) stale.add(scope)
      waiting ??= setTimeout(() => {
        waiting = undefined
        for (const scope of stale) void client.invalidateQueries({ queryKey: dayKey(scope) })
        stale.clear()
      }, REST_MS)
    }
    const take = ({ scope, changes }: ChangesEvent): void => {
      const results = resultsIn(changes.results?.documents ?? [])
      if (results.size > 0)
        client.setQueryData<EventGames>(
          dayGames(scope).queryKey,
          found => found && withResults(found, results),
        )
      readAgain([scope])
    }
    const streams = inGroups(scopes, AT_ONCE)
    const note = (): void => setClosed(streams.length - open.size)
    const keepReading = async (some: readonly Scope[]): Promise<void> => {
      const backoff = new Backoff()
      for (let failures = 1; !stop.signal.aborted; failures++) {
        const opened = (): void => {
          failures = 0
          open.add(some)
          note()
          readAgain(some)
        }
        const listener = { opened, changed: take, alive: () => undefined }
        await readStream(some, null, listener, stop.signal).catch(() => {
          open.delete(some)
          note()
        })
        await backoff.pause(pauseAfter(Math.max(1, failures), Math.random()), stop.signal)
      }
    }
    note()
    for (const some of streams) void keepReading(some)
    return () => {
      stop.abort()
      clearTimeout(waiting)
    }
  }, [client, scopes])
  return closed === 0
}

const inGroups = (scopes: readonly Scope[], most: number): (readonly Scope[])[] =>
  Array.from({ length: Math.ceil(scopes.length / most) }, (_, index) =>
    scopes.slice(index * most, (index + 1) * most),
  )

/** The results of games, by their ids. */
function resultsIn(documents: readonly unknown[]): Map<number, GameResult> {
  return new Map(
    documentsIn('results', documents).flatMap((document): [number, GameResult][] => {
      const read = resultDocument.safeParse(document)
      return read.success && read.data.kind === 'game' && !document._deleted
        ? [[read.data.game_id, read.data.data]]
        : []
    }),
  )
}
