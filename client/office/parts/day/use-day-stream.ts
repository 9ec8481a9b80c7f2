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

/**
 * Keeps the day's screen of events current: scores directly from the stream, the rest refetched soon after.
 * @param scopes the same array in every rendering
 * @returns whether the stream is open
 */
export function useDayStream(scopes: readonly Scope[]): boolean {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const backoff = new Backoff()
    let waiting: ReturnType<typeof setTimeout> | undefined
    const readAgain = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        for (const scope of scopes) void client.invalidateQueries({ queryKey: dayKey(scope) })
      }, REST_MS)
    }
    const take = ({ changes }: ChangesEvent): void => {
      const results = resultsIn(changes.results?.documents ?? [])
      if (results.size > 0)
        for (const scope of scopes)
          client.setQueryData<EventGames>(
            dayGames(scope).queryKey,
            found => found && withResults(found, results),
          )
      readAgain()
    }
    const keepReading = async (): Promise<void> => {
      for (let failures = 1; !stop.signal.aborted; failures++) {
        await readStream(
          scopes,
          null,
          {
            opened: () => {
              failures = 0
              setOpen(true)
              readAgain()
            },
            changed: take,
            alive: () => undefined,
          },
          stop.signal,
        ).catch(() => setOpen(false))
        await backoff.pause(pauseAfter(Math.max(1, failures), Math.random()), stop.signal)
      }
    }
    void keepReading()
    return () => {
      stop.abort()
      clearTimeout(waiting)
    }
  }, [client, scopes])
  return open
}

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
