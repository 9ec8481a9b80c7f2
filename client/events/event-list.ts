import { z } from 'zod'
import { Remembered } from '../device/remembered.ts'
import { sendRequest } from '../requests/send-request.ts'
import { seasonScope, tournamentScope, type Scope } from '../../shared-schema/replication/scope.ts'
import { isolated } from '../formats/isolated.ts'

const listedEvent = z.object({ scope: z.string(), name: z.string(), start_date: z.string().nullable() })
/** An event that can be opened on this device. */
export type ListedEvent = z.infer<typeof listedEvent>

const cached = new Remembered('event-list', z.array(listedEvent))

/** The events as the server last listed them. */
export const lastEventList = (): ListedEvent[] => cached.get() ?? []

const envelope = z.object({ objects: z.array(z.unknown()) })
const tournament = z.object({ id: z.int(), name: z.string(), start_date: z.string().nullish() })
const season = tournament.extend({ league: z.object({ name: z.string() }).nullish() })

/** Fetches the tournaments, latest first, then the seasons. */
export async function fetchEventList(signal: AbortSignal): Promise<ListedEvent[]> {
  const [tournaments, seasons] = await Promise.all([
    sendRequest('/v1/tournaments/?limit=200&order_by=%5B-start_date%5D', envelope, { signal }),
    sendRequest('/v1/seasons/?limit=200', envelope, { signal }),
  ])
  const events = [
    ...read(tournaments.objects, tournament).map(({ id, name, start_date }) =>
      listed(tournamentScope(id), name, start_date),
    ),
    ...read(seasons.objects, season).map(({ id, name, league, start_date }) =>
      listed(seasonScope(id), league ? `${isolated(league.name)} ${isolated(name)}` : name, start_date),
    ),
  ]
  cached.set(events)
  return events
}

const listed = (scope: Scope, name: string, start_date: string | null | undefined): ListedEvent => ({
  scope,
  name,
  start_date: start_date ?? null,
})

function read<T>(objects: readonly unknown[], shape: z.ZodType<T>): T[] {
  return objects.flatMap(object => {
    const known = shape.safeParse(object)
    return known.success ? [known.data] : []
  })
}
